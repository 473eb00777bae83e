import type { Element, Root } from 'hast';
import { hasText } from './node-kinds.ts';
import { eachElement, type PassOptions } from './pass.ts';

/**
 * Makes the highest heading of a post `topHeading`. The others follow without a gap: a heading is at most a level below
 * the one that it belongs to. A heading without a text is a paragraph, because it can be a picture.
 */
export function shiftHeadings(tree: Root, { topHeading }: PassOptions) {
  const headings: Element[] = [];
  eachElement((element) => {
    if (!/^h[1-6]$/.test(element.tagName)) return;
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
