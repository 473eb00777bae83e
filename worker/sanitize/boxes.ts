import type { Element, ElementContent } from 'hast';

/** Elements outside the allow-list that are boxes in a line. Of these, a button contains text. */
const boxes = /^(?:button|canvas|input|meter|progress|select|textarea)$/;

/** Removes boxes that contain no text, and keeps the words around boxes apart. */
export function removeBox(
  element: Element,
  before: ElementContent | undefined,
  after: ElementContent | undefined,
): ElementContent[] | undefined {
  if (!boxes.test(element.tagName)) return undefined;
  return apart(element.tagName === 'button' ? [element] : [], before, after);
}

/** Puts spaces between nodes and the words around them. */
export function apart(
  nodes: ElementContent[],
  before: ElementContent | undefined,
  after: ElementContent | undefined,
): ElementContent[] {
  const start = touches(before, /[^\s]$/) ? [space] : [];
  const end = touches(after, /^[\p{L}\p{N}]/u) ? [space] : [];
  if (nodes.length > 0) return [...start, ...nodes, ...end];
  return start.length > 0 && end.length > 0 ? start : [];
}

const space = { type: 'text' as const, value: ' ' };

function touches(node: ElementContent | undefined, words: RegExp): boolean {
  if (node?.type === 'text') return words.test(node.value);
  return node?.type === 'element';
}
