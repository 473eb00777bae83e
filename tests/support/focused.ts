import type { Page } from 'playwright-core';

export type Focused = {
  /** The accessible name or text of the element. */
  name: string;
  /** Whether an outline of at least 2 px shows the focus. */
  outlined: boolean;
  /** The elements that cover its edges, or 'outside' for an edge outside the viewport. Empty if all of it is visible. */
  over: string[];
};

/** Describes the focused element. Undefined if no element of the page has focus. */
export function focused(page: Page): Promise<Focused | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { top, right, bottom, left } = element.getClientRects()[0] ?? new DOMRect();
    const [middle, center] = [(top + bottom) / 2, (left + right) / 2];
    const edges = [
      [center, top + 2],
      [right - 2, middle],
      [center, bottom - 2],
      [left + 2, middle],
    ] as const;
    const over = edges.flatMap(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      if (hit === null) return ['outside'];
      if (element.contains(hit) || hit.contains(element)) return [];
      return [hit.closest('[class]')?.className ?? hit.tagName];
    });
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: element.getAttribute('aria-label') ?? element.textContent ?? '',
      outlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      over: over.map(String),
    };
  });
}
