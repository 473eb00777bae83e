import type { Element } from 'hast';
import { isUnwrapped } from './allow-list.ts';
import { isList } from './editor-layout.ts';
import { editorStyle } from './editor-style.ts';

/** Elements outside the allow-list, and the allowed element that displays like each. Paragraphs stay apart. */
const replacementNames: ReadonlyMap<string, string> = new Map([
  ...[
    ...['address', 'article', 'aside', 'center', 'details', 'dialog', 'fieldset', 'footer', 'form'],
    ...['header', 'hgroup', 'legend', 'main', 'marquee', 'nav', 'search', 'section', 'summary'],
  ].map((name) => [name, 'div'] as const),
  ...['listing', 'plaintext', 'xmp'].map((name) => [name, 'pre'] as const),
  ...['dir', 'menu'].map((name) => [name, 'ul'] as const),
  ['strike', 's'],
  ['tt', 'code'],
  ['samp', 'code'],
  ['var', 'i'],
  ['dfn', 'i'],
]);

export function renameElement(element: Element, ancestors: readonly Element[]) {
  if (isWithoutEmphasis(element)) element.tagName = 'span';
  element.tagName = replacementNames.get(element.tagName) ?? element.tagName;
  if (element.tagName === 'li' && !ancestors.some(isList)) element.tagName = 'div';
  // A link within the post can lead to it.
  if (element.properties.id !== undefined && isUnwrapped(element)) element.tagName = 'span';
  if (element.tagName === 'pre') trimLeadingNewlines(element);
}

/** Parsers drop a newline after `<pre>`. Each round of sanitizing would remove one more. */
function trimLeadingNewlines({ children: [first] }: Element) {
  if (first?.type === 'text') first.value = first.value.replace(/^\n+/, '');
}

/** Google Docs wraps what is copied in `<b style="font-weight: normal">`. */
function isWithoutEmphasis(element: Element): boolean {
  const style = editorStyle(element);
  if (/^(b|strong)$/.test(element.tagName)) {
    return ['normal', '400'].includes(style.get('font-weight') ?? '');
  }
  return /^(em|i)$/.test(element.tagName) && style.get('font-style') === 'normal';
}
