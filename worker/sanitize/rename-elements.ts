import type { Element } from 'hast';

/** Elements outside the allow-list, and the allowed element that displays like each. Paragraphs stay apart. */
const replacementNames: ReadonlyMap<string, string> = new Map([
  ...[
    ...['address', 'article', 'aside', 'center', 'details', 'dialog', 'fieldset', 'footer', 'form'],
    ...['header', 'hgroup', 'legend', 'main', 'marquee', 'nav', 'optgroup', 'option', 'search'],
    ...['section', 'summary'],
  ].map((name) => [name, 'div'] as const),
  ...['listing', 'plaintext', 'xmp'].map((name) => [name, 'pre'] as const),
  ['bdo', 'bdi'],
  ['dir', 'ul'],
  ['menu', 'ul'],
  ['strike', 's'],
  ['tt', 'code'],
]);

export function renameElement(element: Element) {
  element.tagName = replacementNames.get(element.tagName) ?? element.tagName;
}
