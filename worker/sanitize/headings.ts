import type { Element, ElementContent, Parents, Root } from 'hast';
import { editorStyle, pixelsOf } from './editor-style.ts';
import { normalWeight } from './emphasis.ts';
import { hasText, isBlock, isBreak } from './node-kinds.ts';
import { eachElement, type PassOptions } from './pass.ts';

const heading = /^h[1-6]$/;

/** How a text in a heading looks: as the heading, as plain text, or as bold words of plain text. */
type Look = 'heading' | 'plain' | 'bold';

/** Makes paragraphs of the lines in headings that an author made plain. */
export function removePlainHeadings(parent: Parents) {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type === 'element' && heading.test(child.tagName)) return partsOf(child);
    if (child.type === 'element') removePlainHeadings(child);
    return [child];
  });
}

function partsOf(element: Element): Element[] {
  const parts: Element[] = [];
  const look = lookOf(element, 'heading');
  for (const line of linesOf(element)) {
    const looks = line.flatMap((node) => looksIn(node, look));
    const isPlain = looks.includes('plain') && !looks.includes('heading');
    const tagName = isPlain ? 'p' : element.tagName;
    const last = parts.at(-1);
    if (last && (last.tagName === tagName || looks.length === 0)) last.children.push(...line);
    else parts.push({ ...element, tagName, children: line });
  }
  return parts.length > 0 ? parts : [element];
}

/** The nodes of an element by its lines, each with the break that ends it. */
function linesOf({ children }: Element): ElementContent[][] {
  const lines: ElementContent[][] = [];
  for (const [i, node] of children.entries()) {
    const before = children[i - 1];
    if (!before || isBreak(before) || isBlock(before) || isBlock(node)) lines.push([]);
    lines.at(-1)?.push(node);
  }
  return lines;
}

/** The looks of the texts in a node. */
function looksIn(node: ElementContent, look: Look): Look[] {
  if (node.type !== 'element') return hasText(node) ? [look] : [];
  const own = lookOf(node, look);
  return node.children.flatMap((child) => looksIn(child, own));
}

/** Google Docs and Word write the size of each heading, whose weight is normal. */
function lookOf(element: Element, look: Look): Look {
  const style = editorStyle(element);
  const weight = style.get('font-weight') ?? '';
  const size = style.get('font-size') ?? '';
  if (/pt$|large/.test(size) || Number(pixelsOf(size)) > 16) return 'heading';
  if (normalWeight.test(weight)) return 'plain';
  const isBold = weight !== '' || /^(?:b|strong)$/.test(element.tagName);
  return look === 'plain' && isBold ? 'bold' : look;
}

/**
 * Makes the highest heading of a post `topHeading`. The others follow without a gap: a heading is at most a level below
 * the one that it belongs to. A heading without a text is a paragraph, because it can be a picture.
 */
export function shiftHeadings(tree: Root, { topHeading }: PassOptions) {
  const headings: Element[] = [];
  eachElement((element) => {
    if (!heading.test(element.tagName)) return;
    if (hasText(element)) headings.push(element);
    else element.tagName = 'p';
  })(tree);
  const levels = headings.map(({ tagName }) => Number(tagName[1]));
  /** The levels of the headings that a heading belongs to. The first one can be below those that follow. */
  let open = [...new Set(levels)];
  for (const [i, heading] of headings.entries()) {
    const level = levels[i] ?? 0;
    open = open.filter((it) => it < level);
    heading.tagName = `h${Math.min(topHeading + open.length, 6)}`;
    open.push(level);
  }
}
