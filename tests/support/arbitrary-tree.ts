import fc from 'fast-check';
import type { Element, ElementContent, Properties, Root } from 'hast';
import { allowList } from '../../worker/sanitize/allow-list.ts';

const text = fc
  .constantFrom('grace', ' ', '\n', ' \n\t', '\r', '\0', '', '<b>', '&amp;', '\u00a0', '\u200b')
  .map((value) => ({ type: 'text' as const, value }));

const imageProperties = fc.constant<Properties>({ src: 'https://x.example/a.png', alt: '' });

const otherProperties = fc
  .constantFrom<() => Properties>(
    () => ({}),
    () => ({ lang: 'el' }),
    () => ({ title: 'A\r"' }),
    () => ({ className: ['indent'] }),
  )
  .map((properties) => properties());

const tagName = fc.constantFrom(...(allowList.tagNames ?? []));

/** Elements in which others have their place, so that trees do not only have misplaced elements. */
const structures: Record<string, string[]> = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd'],
  table: ['caption', 'tbody', 'thead'],
  tbody: ['tr'],
  thead: ['tr'],
  tr: ['td', 'th'],
};

const flow = ['p', 'div', 'b', 'i', 'ul', 'li', 'dl', 'dt', 'dd', 'table'];

function arbitraryElement(name: string, depth: number): fc.Arbitrary<Element> {
  return fc.record({
    type: fc.constant('element' as const),
    tagName: fc.constant(name),
    properties: name === 'img' ? imageProperties : otherProperties,
    children: arbitraryChildren(name, depth + 1),
  });
}

function arbitraryChildren(parent: string, depth: number): fc.Arbitrary<ElementContent[]> {
  if (depth > 6) return fc.constant([]);
  const placed = fc.constantFrom(...(structures[parent] ?? flow));
  const element = fc
    .oneof({ weight: 4, arbitrary: placed }, { weight: 1, arbitrary: tagName })
    .chain((name) => arbitraryElement(name, depth));
  const weight = parent in structures ? 1 : 3;
  return fc.array(fc.oneof({ weight, arbitrary: text }, { weight: 3, arbitrary: element }), {
    maxLength: 3,
  });
}

/** Trees of allowed elements, which a parser may or may not create. */
export const arbitraryTree: fc.Arbitrary<Root> = arbitraryChildren('', 0).map((children) => ({
  type: 'root',
  children,
}));
