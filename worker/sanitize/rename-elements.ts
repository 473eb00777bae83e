import type { Element } from 'hast';
import { editorStyle } from './editor-style.ts';

/** Elements outside the allow-list, and the allowed element that displays like each. Paragraphs stay apart. */
const replacementNames: ReadonlyMap<string, string> = new Map([
  ...[
    ...['address', 'article', 'aside', 'center', 'details', 'dialog', 'fieldset', 'footer', 'form'],
    ...['header', 'hgroup', 'legend', 'main', 'marquee', 'nav', 'search', 'section', 'summary'],
  ].map((name) => [name, 'div'] as const),
  ['menu', 'ul'],
  ['strike', 's'],
  ['tt', 'code'],
]);

export function renameElement(element: Element) {
  if (isWithoutEmphasis(element)) element.tagName = 'span';
  element.tagName = replacementNames.get(element.tagName) ?? element.tagName;
}

/** Google Docs wraps what is copied in `<b style="font-weight: normal">`. */
function isWithoutEmphasis(element: Element): boolean {
  const style = editorStyle(element);
  return (
    /^(b|strong)$/.test(element.tagName) &&
    ['normal', '400'].includes(style.get('font-weight') ?? '')
  );
}
