import type { Element, Root } from 'hast';
import { eachElement, type PassOptions } from './pass.ts';

/**
 * Makes the highest heading of a post `topHeading`. The others follow without a gap: a heading is at most a level below
 * the one before it. A heading without a text is a paragraph, because it can be a picture.
 */
export function shiftHeadings(tree: Root, options: PassOptions) {
  const headings: Element[] = [];
  eachElement((element) => {
    if (!/^h[1-6]$/.test(element.tagName)) return;
    if (hasText(element)) headings.push(element);
    else element.tagName = 'p';
  })(tree, options);
  const levels = [...new Set(headings.map(levelOf))].sort();
  let previous = levels.length;
  for (const heading of headings) {
    const depth = Math.min(levels.indexOf(levelOf(heading)), previous + 1);
    heading.tagName = `h${Math.min(options.topHeading + depth, 6)}`;
    previous = depth;
  }
}

function levelOf({ tagName }: Element): number {
  return Number(tagName[1]);
}

function hasText({ children }: Element): boolean {
  return children.some((child) =>
    child.type === 'element' ? hasText(child) : child.type === 'text' && /\S/.test(child.value),
  );
}
