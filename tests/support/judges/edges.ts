import type { Page } from 'playwright-core';

/** Lists where the bars, the title, its drawing, the content and the footer begin or end, if not all at the same edges. */
export function unevenEdges(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (innerWidth === document.documentElement.clientWidth) return ['there is no scrollbar'];
    const parts = [...document.querySelectorAll('.bleed, .container')];
    const drawing = document.querySelector('.bleed > svg');
    const lefts = new Map<number, string>();
    const rights = new Map<number, string>();
    for (const part of parts) {
      const { left, right } = part.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(part);
      const name = `<${part.localName} class="${part.className}">`;
      lefts.set(left + Number.parseFloat(paddingLeft), `${name} begins`);
      rights.set(right - Number.parseFloat(paddingRight), `${name} ends`);
    }
    if (drawing) rights.set(drawing.getBoundingClientRect().right, 'the drawing ends');
    return [lefts, rights].flatMap((edges) =>
      edges.size > 1 ? Array.from(edges, ([x, name]) => `${name} at ${x} px`) : [],
    );
  });
}
