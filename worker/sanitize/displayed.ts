import type { Element, ElementContent } from 'hast';
import { scriptText } from '../../shared/text/script-text.ts';
import { editorStyle } from './editor-style.ts';

/** Elements that are boxes without a text, or are displayed by no browser. */
export const boxes = [
  ...['canvas', 'datalist', 'input', 'meter', 'noembed', 'noframes', 'noscript', 'progress'],
  ...['script', 'select', 'style', 'template', 'textarea', 'title'],
];

const boxSet = new Set(boxes);

/** Removes boxes and hidden elements. The sanitizer removes `style`, so hidden elements would be displayed. */
export function removeHidden(element: Element): ElementContent[] | undefined {
  return boxSet.has(element.tagName) || isHidden(element) ? [] : undefined;
}

/** Keeps the texts of buttons apart from the words around them. */
export function separateBox(element: Element): ElementContent[] | undefined {
  return /^(?:button|output)$/.test(element.tagName) ? [element] : undefined;
}

function isHidden(element: Element): boolean {
  const { tagName, properties } = element;
  if ('hidden' in properties) return true;
  if (tagName === 'dialog' && !('open' in properties)) return true;
  const style = editorStyle(element);
  if (style.get('display') === 'none' || style.get('visibility') === 'hidden') return true;
  // Images and frames that are too small to be seen count readers.
  return (
    (tagName === 'img' || tagName === 'iframe') &&
    ['width', 'height'].some((name) =>
      /^[0-2](px)?$/.test(style.get(name) ?? String(properties[name])),
    )
  );
}

/** Replaces SVG and MathML, which have parsing rules of their own, with their text. */
export function replaceForeignContent(element: Element): ElementContent[] | undefined {
  if (element.tagName !== 'svg' && element.tagName !== 'math') return undefined;
  const value = foreignText(element);
  return value ? [{ type: 'text', value }] : [];
}

/** Powers and fractions of MathML are written as 10¹²⁰ and 1/2. */
function foreignText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const { tagName, children } = node;
  if (/^(?:annotation|desc|script|style|title)$/.test(tagName)) return '';
  const texts = children.map(foreignText);
  const [first = '', second = ''] = texts.filter((text) => text.trim());
  if (tagName === 'mfrac') return `${first}/${second}`;
  if (tagName === 'msup') return first + scriptText('sup', second, first, '');
  if (tagName === 'msub') return first + scriptText('sub', second, first, '');
  const text = texts.join('');
  // Paragraphs in a `foreignObject` stay apart.
  return /^(?:br|div|p)$/.test(tagName) ? `${text} ` : text;
}
