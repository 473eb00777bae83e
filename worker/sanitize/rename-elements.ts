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

/** What the second part of an element of MathML is: its texts alone would be another number. */
const mathParts: Readonly<Record<string, string>> = { msup: 'sup', msub: 'sub', mfrac: '/' };

export function renameElement(element: Element) {
  const part = mathParts[element.tagName];
  if (part) separateParts(element, part);
  element.tagName = replacementNames.get(element.tagName) ?? element.tagName;
}

function separateParts(element: Element, part: string) {
  const [first, second] = element.children.filter((child) => child.type === 'element');
  if (!first || !second) return;
  if (part !== '/') second.tagName = part;
  element.children =
    part === '/' ? [first, { type: 'text', value: part }, second] : [first, second];
}
