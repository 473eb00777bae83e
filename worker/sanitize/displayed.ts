import type { Element, Text } from 'hast';
import { toText } from 'hast-util-to-text';
import { editorStyle } from './editor-style.ts';

/** Removes hidden elements. They would be displayed otherwise, because `style` is removed. */
export function removeHidden(element: Element): [] | undefined {
  return isHidden(element) ? [] : undefined;
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
export function replaceForeignContent(element: Element): Text[] | undefined {
  if (element.tagName !== 'svg' && element.tagName !== 'math') return undefined;
  return [{ type: 'text', value: toText(element) }];
}
