import type { Element, ElementContent, Text } from 'hast';

/** Of these only a computer reads the text. */
const unread = new Set(['script', 'style', 'template', 'title', 'desc', 'metadata', 'annotation']);

/** Of SVG and MathML, in which HTML's rules do not hold, only the words stay. */
export function replaceForeignContent(element: Element): Text[] | undefined {
  if (!['svg', 'math'].includes(element.tagName)) return undefined;
  return [{ type: 'text', value: wordsIn(element) }];
}

function wordsIn({ children }: Element): string {
  return children.map(wordsOf).join('');
}

function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' && !unread.has(node.tagName) ? wordsIn(node) : '';
}
