import type { Element } from 'hast';

/** Elements outside the allow-list, and the allowed element that displays like each. Paragraphs stay apart. */
const replacements = {
  div: `address article aside center details dialog fieldset footer form header hgroup legend main
    marquee nav optgroup option search section summary`,
  pre: 'listing plaintext xmp',
  bdi: 'bdo',
  ul: 'dir menu',
  s: 'strike',
  code: 'tt',
};

const replacementNames: ReadonlyMap<string, string> = new Map(
  Object.entries(replacements).flatMap(([replacement, names]) =>
    names.split(/\s+/).map((name) => [name, replacement] as const),
  ),
);

export function renameElement(element: Element) {
  element.tagName = replacementNames.get(element.tagName) ?? element.tagName;
}
