import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { elementsOf } from './node-kinds.ts';

/** Returns what the parts of an element of MathML are in a line. */
type Rule = (parts: Element[], math: Element) => (ElementContent | string)[];

const rules: Partial<Record<string, Rule>> = {
  msqrt: (parts) => ['√', ...grouped(parts)],
  mroot: ([base, index]) => [...scripts([index], 'sup'), '√', ...grouped([base])],
  msup: ([base, over]) => [...grouped([base]), ...scripts([over], 'sup')],
  mover: ([base, over]) => [...grouped([base]), ...scripts([over], 'sup')],
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
  mtable: (rows) => rows.flatMap((row) => ['; ', row]).slice(1),
  mtr: (cells) => cells.flatMap((cell) => [' ', cell]).slice(1),
};

/** Makes text of the layout of mathematics, before that of its parts. Without it √2 would be 2. */
export function adaptMath(element: Element) {
  const nodes = rules[element.tagName]?.(elementsOf(element), element);
  if (nodes) element.children = h('math', nodes).children;
}

function withScripts([base, ...parts]: (Element | undefined)[]) {
  return [...grouped([base]), ...scripts(parts)];
}

/** Subscripts and superscripts in turn, beginning with `first`. An empty one is omitted. */
function scripts(parts: (Element | undefined)[], first: 'sub' | 'sup' = 'sub'): Element[] {
  return parts.flatMap((part, i) =>
    part?.children.length ? [h(i % 2 === 1 ? 'sup' : first, [part])] : [],
  );
}

/** Puts a row of several parts in parentheses, so that √(2+x) is not √2+x. */
function grouped(parts: (Element | undefined)[]): (ElementContent | string)[] {
  const row = h('mrow', parts);
  return isSingle(row) ? row.children : ['(', ...row.children, ')'];
}

/** Whether an element needs no parentheses: a symbol, a row of one, or a row that has them. */
function isSingle(element: Element): boolean {
  const [first, ...others] = elementsOf(element);
  if (!first || !/^m(?:row|style|padded|frac|over|under|underover|table)$/.test(element.tagName))
    return true;
  if (others.length === 0) return isSingle(first);
  const [opening] = first.children;
  return opening?.type === 'text' && /^\s*[([{|⌊⌈⟨‖]\s*$/.test(opening.value);
}
