import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** The level at which a post's own headings begin, below the page's. */
export type TopHeading = 2 | 3 | 4;

export function moveHeadings(tree: Root, topHeading: TopHeading) {
  const headings: Element[] = [];
  visit(tree, 'element', (element) => {
    if (/^h[1-6]$/.test(element.tagName)) headings.push(element);
  });
  const highest = Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    heading.tagName = `h${Math.min(levelOf(heading) - highest + topHeading, 6)}`;
  }
}

function levelOf({ tagName }: Element): number {
  return Number(tagName[1]);
}
