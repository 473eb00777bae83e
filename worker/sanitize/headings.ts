import type { Element, ElementContent, Root } from 'hast';
import { editorStyle, pixelsOf } from './editor-style.ts';
import { normalWeight } from './emphasis.ts';
import { hasText, isBlock, isBreak } from './node-kinds.ts';
import { eachElement } from './pass.ts';
import { wrapRuns } from './wrap-runs.ts';

const heading = /^h[1-6]$/;

/** Makes paragraphs of a heading, or of lines in it, that an author made plain. */
export function removePlainHeading(element: Element) {
  const { tagName, children } = element;
  if (!heading.test(tagName)) return;
  const isEdge = (node?: ElementContent) => !node || isBreak(node) || isBlock(node);
  const plain = children.filter((node, i) => {
    const isLine = isBlock(node) || [children[i - 1], children[i + 1]].every(isEdge);
    return isLine && hasText(node) && isPlain(node);
  });
  if (isPlain(element)) element.tagName = 'p';
  else if (plain.length > 0) {
    element.children = wrapRuns(children, { ...element }, (node) => plain.includes(node));
    Object.assign(element, { tagName: 'div', properties: {} });
  }
}

/** Google Docs and Word write the size of each heading, whose weight is normal. */
function isPlain(node: ElementContent, isIn = false): boolean {
  if (node.type !== 'element') return isIn || !hasText(node);
  const style = editorStyle(node);
  const size = style.get('font-size') ?? '';
  if (/pt$|large/.test(size) || Number(pixelsOf(size)) > 16) return false;
  const weight = style.get('font-weight') ?? (/^(?:b|strong)$/.test(node.tagName) ? 'bold' : '');
  return node.children.every((child) => isPlain(child, weight ? normalWeight.test(weight) : isIn));
}

/**
 * Makes the first heading of a post `h2`. The others follow without a gap: a heading is at most a level below the one
 * before it. A heading without a text is a paragraph, because it can be a picture.
 */
export function shiftHeadings(tree: Root) {
  /** The levels of the headings that a heading belongs to. */
  let open: number[] = [];
  eachElement((element) => {
    if (!heading.test(element.tagName)) return;
    const level = Number(element.tagName[1]);
    if (hasText(element)) open = [...open.filter((it) => it < level), level];
    element.tagName = hasText(element) ? `h${Math.min(1 + open.length, 6)}` : 'p';
  })(tree);
}
