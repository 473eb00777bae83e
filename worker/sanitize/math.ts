import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { elementsOf } from './node-kinds.ts';

/** Returns what the parts of an element of MathML are in a line. */
type Rule = (parts: Element[], math: Element) => (ElementContent | string)[];

const rules: Partial<Record<string, Rule>> = {
  msqrt: (parts) => ['√', ...grouped(parts)],
  mroot: ([base, index]) => [...scripts([index], 'sup'), '√', ...grouped([base])],
  msup: ([base, over]) => [...grouped([base], baseName), ...scripts([over], 'sup')],
  mover: ([base, over]) => [...grouped([base], baseName), ...scripts([over], 'sup')],
  msub: withScripts,
  munder: withScripts,
  msubsup: withScripts,
  munderover: withScripts,
  mmultiscripts([base, ...parts]) {
    const start = parts.findIndex(({ tagName }) => tagName === 'mprescripts');
    if (start < 0) return withScripts([base, ...parts]);
    return [...scripts(parts.slice(start + 1)), ...withScripts([base, ...parts.slice(0, start)])];
  },
  mfrac: ([over, under], { properties: { linethickness } }) => [
    ...grouped([over]),
    /^0/.test(String(linethickness)) ? ' choose ' : '/',
    ...grouped([under]),
  ],
  mfenced(parts, { properties: { open = '(', close = ')', separators = ',' } }) {
    const marks = [...String(separators).replace(/\s/g, '')];
    const row = parts.flatMap((part, i) => [`${marks[i - 1] ?? marks.at(-1) ?? ''} `, part]);
    return [String(open), ...row.slice(1), String(close)];
  },
  mspace: () => [' '],
  mtable: (rows) => rows.flatMap((row) => ['; ', row]).slice(1),
  mtr: (cells) => cells.flatMap((cell) => [' ', cell]).slice(1),
};

/** Makes text of the layout of mathematics, before that of its parts. Without it √2 would be 2. */
export function adaptMath(element: Element) {
  const nodes = rules[element.tagName]?.(elementsOf(element), element);
  if (nodes) element.children = h('math', nodes).children;
}

function withScripts([base, ...parts]: (Element | undefined)[]) {
  return [...grouped([base], baseName), ...scripts(parts)];
}

/** Subscripts and superscripts in turn, beginning with `first`. An empty one is omitted. */
function scripts(parts: (Element | undefined)[], first: 'sub' | 'sup' = 'sub'): Element[] {
  return parts.flatMap((part, i) =>
    part?.children.length ? [h(i % 2 === 1 ? 'sup' : first, [part])] : [],
  );
}

/** The names of symbols and rows that need no parentheses: before a script, and elsewhere. */
const baseName = /^m(?:[inos]|text|sub|fenced)$/;
const partName = /^m(?:[inos]|text|su[bp]|subsup|fenced|multiscripts|sqrt|root)$/;

/** Puts a row of several parts in parentheses, so that √(2+x) is not √2+x. */
function grouped(parts: (Element | undefined)[], single = partName): (ElementContent | string)[] {
  const row = h('mrow', parts);
  return isSingle(row, single) ? row.children : ['(', ...row.children, ')'];
}

/** Whether an element is a symbol, a row of one, or a row that has parentheses. */
function isSingle(element: Element, single: RegExp): boolean {
  const [first, ...others] = elementsOf(element);
  if (!first || !/^m(?:row|style|padded)$/.test(element.tagName))
    return !first || single.test(element.tagName);
  if (others.length === 0) return isSingle(first, single);
  const [opening] = first.children;
  return opening?.type === 'text' && /^\s*[([{|⌊⌈⟨‖]\s*$/.test(opening.value);
}
