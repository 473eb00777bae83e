import type { Element, ElementContent, Text } from 'hast';
import { h } from 'hastscript';

/** The parts of an element of mathematics. */
type Rule = (parts: Element[], math: Element) => ElementContent[];

/** How an element of MathML reads in a line. Others are their parts in a row. */
const rules: Partial<Record<string, Rule>> = {
  msqrt: (parts) => [text('√'), ...grouped(parts)],
  mroot: ([base, index]) => [...scripts([index], ['sup']), text('√'), ...grouped([base])],
  msup: withScripts('sup'),
  msub: withScripts('sub'),
  msubsup: withScripts('sub', 'sup'),
  mover: withScripts('sup'),
  munder: withScripts('sub'),
  munderover: withScripts('sub', 'sup'),
  mmultiscripts([base, ...parts]) {
    const start = parts.findIndex(({ tagName }) => tagName === 'mprescripts');
    const [before, after] =
      start < 0 ? [[], parts] : [parts.slice(start + 1), parts.slice(0, start)];
    return [...scripts(before), ...grouped([base]), ...scripts(after)];
  },
  mfrac: ([over, under], { properties: { linethickness } }) => [
    ...grouped([over]),
    text(/^0/.test(String(linethickness)) ? ' choose ' : '/'),
    ...grouped([under]),
  ],
  mfenced(parts, { properties: { open = '(', close = ')', separators = ',' } }) {
    const marks = [...String(separators).replace(/\s/g, '')];
    const row = parts.flatMap((part, i) => {
      const mark = i > 0 && (marks[i - 1] ?? marks.at(-1));
      return mark ? [text(`${mark} `), part] : [part];
    });
    return [text(String(open)), ...row, text(String(close))];
  },
  mtable: (rows) => joined(rows, '; '),
  mtr: (cells) => joined(cells, ' '),
  mlabeledtr: ([, ...cells]) => joined(cells, ' '),
  mspace: () => [text(' ')],
  maction: (parts) => parts.slice(0, 1),
};

/** Makes text of the layout of an element of mathematics, before that of its parts. Without it √2 would be 2. */
export function adaptMath(element: Element) {
  const rule = rules[element.tagName];
  if (rule) element.children = rule(elementsIn(element), element);
}

function elementsIn({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

function text(value: string): Text {
  return { type: 'text', value };
}

function joined(parts: Element[], separator: string): ElementContent[] {
  return parts.flatMap((part, i) => (i > 0 ? [text(separator), part] : [part]));
}

function withScripts(...names: ('sub' | 'sup')[]): Rule {
  return ([base, ...parts]) => [...grouped([base]), ...scripts(parts, names)];
}

/** By default subscripts and superscripts in turn. An empty one is omitted. */
function scripts(
  parts: (Element | undefined)[],
  names: ('sub' | 'sup')[] = ['sub', 'sup'],
): ElementContent[] {
  return parts.flatMap((part, i) =>
    part && part.children.length > 0 ? [h(names[i % names.length] ?? 'sup', [part])] : [],
  );
}

/** Puts a row of several parts in parentheses, so that √(2+x) is not √2+x. */
function grouped(parts: (Element | undefined)[]): ElementContent[] {
  const row = h(
    'mrow',
    parts.filter((part) => part !== undefined),
  );
  return isSingle(row) ? row.children : [text('('), ...row.children, text(')')];
}

const rowLike = /^m(?:row|style|padded)$/;
const divided = /^m(?:frac|over|under|underover|table)$/;

/** Whether an element needs no parentheses: a symbol, a row of one, or a row that has them. */
function isSingle(element: Element): boolean {
  if (!rowLike.test(element.tagName)) return !divided.test(element.tagName);
  const [first, ...others] = elementsIn(element);
  if (!first) return true;
  if (others.length === 0) return isSingle(first);
  const [opening] = first.children;
  return opening?.type === 'text' && /^\s*[([{|⌊⌈⟨‖]\s*$/.test(opening.value);
}
