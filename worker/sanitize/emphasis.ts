import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { editorStyle } from './editor-style.ts';
import { blockElements, isNotBlank } from './node-kinds.ts';

/** What an element and one of two properties say alike. Another value ends it within such an element if `ends`. */
const formats = [
  {
    name: 'b',
    elements: /^(?:b|strong)$/,
    properties: ['font-weight', 'font'],
    on: /(?<!\S)(?:bold|bolder|[6-9]00)(?!\S)/,
    ends: true,
  },
  {
    name: 'i',
    elements: /^(?:i|em)$/,
    properties: ['font-style', 'font'],
    on: /(?<!\S)(?:italic|oblique)(?!\S)/,
    ends: true,
  },
  {
    name: 'sup',
    elements: /^sup$/,
    properties: ['vertical-align', 'mso-text-raise'],
    on: /^(?:super|text-top|[\d.]{0,9}[1-9][\d.]{0,9}(?:%|[a-z]+))$/,
  },
  {
    name: 'sub',
    elements: /^sub$/,
    properties: ['vertical-align', 'mso-text-raise'],
    on: /^(?:sub|text-bottom|-[\d.]{0,9}[1-9][\d.]{0,9}(?:%|[a-z]+))$/,
  },
  {
    name: 's',
    elements: /^(?:s|del)$/,
    properties: ['text-decoration', 'text-decoration-line'],
    on: /\bline-through\b/,
  },
  {
    name: 'u',
    elements: /^(?:u|ins|a)$/,
    properties: ['text-decoration', 'text-decoration-line'],
    on: /\bunderline\b/,
  },
];

type Format = (typeof formats)[number];

/**
 * Makes elements of styles that emphasize, and ends them where a style ends emphasis. Afterwards they contain neither
 * blocks nor line breaks.
 */
export function adaptEmphasis(tree: Root) {
  for (const child of tree.children) if (child.type === 'element') adapt(child, []);
}

/** @param active the formats of what it is in */
function adapt(element: Element, active: readonly Format[]) {
  const style = editorStyle(element);
  const isFormat = style.size > 0 || formats.some((it) => it.elements.test(element.tagName));
  const inside = isFormat
    ? formats.filter((format) => applies(format, element, style, active))
    : active;
  for (const child of element.children) if (child.type === 'element') adapt(child, inside);
}

/** Whether an element has a format, which it gets if its style says so. */
function applies(
  format: Format,
  element: Element,
  style: ReadonlyMap<string, string>,
  active: readonly Format[],
): boolean {
  const { tagName } = element;
  const value = styleValue(format, style);
  const isOff = endsFormat(format, value);
  const isElement = format.elements.test(tagName);
  // `none` ends the line of the element itself only.
  const isUndone = isElement && (isOff || (value === 'none' && tagName !== 'a'));
  if (isUndone) element.tagName = 'span';
  if (isOff) return false;
  if (active.includes(format)) return true;
  const isStyled = format.on.test(value) && !/^h[1-6]$/.test(tagName);
  if (isUndone || (!isElement && !isStyled)) return false;
  emphasize(element, format, isElement);
  return true;
}

function styleValue({ properties }: Format, style: ReadonlyMap<string, string>): string {
  return properties.map((name) => style.get(name)).find((value) => value !== undefined) ?? '';
}

function emphasize(element: Element, format: Format, isElement: boolean) {
  const { tagName, children } = element;
  if (isElement && tagName === 'a') return;
  const name = isElement ? tagName : format.name;
  if ((isElement || tagName === 'span') && children.every((node) => isInline(node, format))) {
    element.tagName = name;
    return;
  }
  if (isElement) element.tagName = 'span';
  element.children = emphasized(children, name, format);
}

/** Puts what may be in one element of this name into it. */
function emphasized(nodes: ElementContent[], name: string, format: Format): ElementContent[] {
  const parts: ElementContent[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    if (run.some(isNotBlank)) parts.push(h(name, run));
    else parts.push(...run);
    run = [];
  };
  for (const node of nodes) {
    if (isInline(node, format)) {
      run.push(node);
      continue;
    }
    endRun();
    parts.push(node);
    if (node.type === 'element' && !isEnd(node, format))
      node.children = emphasized(node.children, name, format);
  }
  endRun();
  return parts;
}

/** Whether a node has no block, no line break and no part without the format. */
function isInline(node: ElementContent, format: Format): boolean {
  if (node.type !== 'element') return true;
  const { tagName, children } = node;
  if (tagName === 'br' || blockElements.has(tagName) || isEnd(node, format)) return false;
  return children.every((child) => isInline(child, format));
}

function isEnd(element: Element, format: Format): boolean {
  return endsFormat(format, styleValue(format, editorStyle(element)));
}

function endsFormat({ ends, on }: Format, value: string): boolean {
  return !!ends && !on.test(value) && !/^(?:inherit|unset|revert|var\(.*|)$/.test(value);
}
