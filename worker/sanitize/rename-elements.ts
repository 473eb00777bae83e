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

const mathScripts: Readonly<Record<string, string>> = { msup: 'sup', msub: 'sub' };

export function renameElement(element: Element) {
  separateMathParts(element);
  element.tagName = replacementNames.get(element.tagName) ?? element.tagName;
}

/** The texts of a power or a fraction of MathML alone would be another number. */
function separateMathParts(element: Element) {
  const script = mathScripts[element.tagName];
  if (!script && element.tagName !== 'mfrac') return;
  const [first, second] = element.children.filter((child) => child.type === 'element');
  if (!first || !second) return;
  if (script) second.tagName = script;
  else second.children.unshift({ type: 'text', value: '/' });
  element.children = [first, second];
}
