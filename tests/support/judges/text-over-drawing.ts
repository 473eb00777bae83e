import type { Page } from 'playwright-core';

/** Lists the texts of the banner that a dark or red shape of its drawing overlaps. */
export function textOverDrawing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shapes = [...document.querySelectorAll('main header:has(h1) svg :is(.d, .s)')]
      .map((shape) => shape.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const texts = [...document.querySelectorAll('main header:has(h1) :is(h1, p)')];
    const covered = texts.filter((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].some((line) =>
        shapes.some(
          ({ left, right, top, bottom }) =>
            left < line.right && right > line.left && top < line.bottom && bottom > line.top,
        ),
      );
    });
    return covered.map((text) => `${text.textContent} is over the drawing`);
  });
}
