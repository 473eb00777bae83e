import type { Element, Parents } from 'hast';

/** Elements that are shown like another one of the allow-list become that one, so that paragraphs stay apart. */
const likeness: ReadonlyMap<string, string> = new Map([
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
  element.tagName = likeness.get(element.tagName) ?? element.tagName;
  if (element.tagName === 'li' && !ancestors.some(isList)) element.tagName = 'div';
  if (element.tagName === 'pre') trimFirstLine(element);
}

function isList(ancestor: Parents): boolean {
  return ancestor.type === 'element' && ['ol', 'ul'].includes(ancestor.tagName);
}

/** A line break right after the tag counts for nothing when it is parsed: it would be lost one by one. */
function trimFirstLine({ children: [first] }: Element) {
  if (first?.type === 'text') first.value = first.value.replace(/^\n+/, '');
}
