import type { Page } from 'playwright-core';

/** Lists the texts of the banner that a dark or red shape of its drawing overlaps. */
export function textOverDrawing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const banner = document.querySelector('main header:has(h1)');
    const use = banner?.querySelector<SVGUseElement>('use:not([href^="#"])');
    if (!banner || !use) return [];
    // The shapes of the file are not in the document. A copy of them in the same place is.
    const request = new XMLHttpRequest();
    request.open('GET', use.href.baseVal, false);
    request.send();
    const copy = request.responseXML?.documentElement;
    if (!copy) return [`There is no drawing at ${use.href.baseVal}`];
    use.after(copy);
    const shapes = [...copy.querySelectorAll('[fill$="engraving)"], [fill$="engraving-spot)"]')]
      .map((shape) => shape.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    copy.remove();
    const covered = [...banner.querySelectorAll('h1, p')].filter((text) => {
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
