import type { Element, ElementContent } from 'hast';

/** Elements that are removed with their content, or that are boxes with a text. */
const boxes = new Set(
  'canvas datalist input meter noembed noframes noscript progress script select style template textarea title'.split(
    ' ',
  ),
);
const textBoxes = new Set(['button', 'output']);

/** Removes boxes that contain no text, and keeps the words around boxes apart. */
export function removeBox(
  element: Element,
  before: ElementContent | undefined,
  after: ElementContent | undefined,
): ElementContent[] | undefined {
  if (textBoxes.has(element.tagName)) return apart([element], before, after);
  return boxes.has(element.tagName) ? apart([], before, after) : undefined;
}

/** Puts spaces between nodes and the words around them. */
export function apart(
  nodes: ElementContent[],
  before: ElementContent | undefined,
  after: ElementContent | undefined,
): ElementContent[] {
  const start = touches(before, /[^\s([{“‘/]$/) ? [space] : [];
  const end = touches(after, /^[\p{L}\p{N}]/u) ? [space] : [];
  if (nodes.length > 0) return [...start, ...nodes, ...end];
  return start.length > 0 && end.length > 0 ? start : [];
}

const space = { type: 'text' as const, value: ' ' };

function touches(node: ElementContent | undefined, words: RegExp): boolean {
  if (node?.type === 'text') return words.test(node.value);
  return node?.type === 'element';
}
