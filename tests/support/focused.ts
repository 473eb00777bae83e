import type { Page } from 'playwright-core';

export type Focused = {
  /** What is focused, as a person would name it. */
  name: string;
  /** Whether a line around it says so. */
  outlined: boolean;
  /** What lies over it, or 'outside' where it is not in view; empty where all of it can be seen. */
  over: string[];
};

/** The element that has the focus; undefined while the browser itself has it. */
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
      const shown = document.elementFromPoint(x, y);
      if (shown === null) return ['outside'];
      if (element.contains(shown) || shown.contains(element)) return [];
      return [shown.closest('[class]')?.className ?? shown.tagName];
    });
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: element.getAttribute('aria-label') ?? element.textContent ?? '',
      outlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      over: over.map(String),
    };
  });
}
