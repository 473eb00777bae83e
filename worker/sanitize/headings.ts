import type { Element, Root } from 'hast';
import { eachElement, type PassOptions } from './pass.ts';

/** Makes the highest heading of a post `topHeading`, and shifts the others with it. */
export function shiftHeadings(tree: Root, options: PassOptions) {
  const headings: Element[] = [];
  eachElement((element) => {
    if (/^h[1-6]$/.test(element.tagName)) headings.push(element);
  })(tree, options);
  const highest = Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    heading.tagName = `h${Math.min(levelOf(heading) - highest + options.topHeading, 6)}`;
  }
}

function levelOf({ tagName }: Element): number {
  return Number(tagName[1]);
}
