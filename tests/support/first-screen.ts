import type { Locator, Page } from 'playwright-core';

/** What a visitor sees of a page before scrolling, above the cookie banner. */
export async function firstScreen(page: Page) {
  const cookies = page.getByRole('region', { name: 'Cookies' });
  const end = await cookies.evaluate(async (banner) => {
    await Promise.all(banner.getAnimations().map(({ finished }) => finished));
    return banner.getBoundingClientRect().top;
  });
  return {
    /** The names of the elements that are not visible as a whole. */
    async missing(elements: Record<string, Locator>): Promise<string[]> {
      const shown = Object.entries(elements).map(async ([name, locator]) =>
        (await locator.first().evaluate(isShown, end)) ? [] : [name],
      );
      return (await Promise.all(shown)).flat();
    },
    /** The number of lines of text in the element that are visible as a whole. */
    lines(locator: Locator): Promise<number> {
      return locator.first().evaluate(shownLines, end);
    },
  };
}

/** Whether the element is above `end` (px) and not scrolled out of view in a container. */
function isShown(element: Element, end: number): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflowY !== 'auto') continue;
    const box = parent.getBoundingClientRect();
    if (top < box.top || bottom > box.bottom) return false;
  }
  return height > 0 && top >= 0 && bottom <= end;
}

function shownLines(element: Element, end: number): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const bottoms: number[] = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    for (const { width, bottom } of range.getClientRects()) {
      if (width > 0 && bottom <= end) bottoms.push(bottom);
    }
  }
  // The boxes of a line differ by a few px if it has several fonts.
  bottoms.sort((a, b) => a - b);
  return bottoms.filter((bottom, i) => i === 0 || bottom - (bottoms[i - 1] ?? 0) > 8).length;
}
