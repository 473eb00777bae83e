import type { Element, Parents } from 'hast';

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

export function renameElement(element: Element, ancestors: readonly Parents[]) {
  element.tagName = replacementNames.get(element.tagName) ?? element.tagName;
  if (element.tagName === 'li' && !ancestors.some(isList)) element.tagName = 'div';
  if (element.tagName === 'pre') trimLeadingNewlines(element);
}

function isList(ancestor: Parents): boolean {
  return ancestor.type === 'element' && ['ol', 'ul'].includes(ancestor.tagName);
}

/** Parsers drop a newline after `<pre>`. Each round of sanitizing would remove one more. */
function trimLeadingNewlines({ children: [first] }: Element) {
  if (first?.type === 'text') first.value = first.value.replace(/^\n+/, '');
}
