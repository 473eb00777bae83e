import type { Element, Text } from 'hast';
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
  return style.get('display') === 'none' || style.get('visibility') === 'hidden';
}

const undisplayed = new Set([
  ...['script', 'style', 'template', 'title', 'desc', 'metadata', 'annotation'],
]);

/** Replaces SVG and MathML, which have parsing rules of their own, with their text. */
export function replaceForeignContent(element: Element): Text[] | undefined {
  if (element.tagName !== 'svg' && element.tagName !== 'math') return undefined;
  return [{ type: 'text', value: displayedText(element) }];
}

function displayedText({ children }: Element): string {
  return children
    .map((node) => {
      if (node.type === 'text') return node.value;
      return node.type === 'element' && !undisplayed.has(node.tagName) ? displayedText(node) : '';
    })
    .join('');
}
