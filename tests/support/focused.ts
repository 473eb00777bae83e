import type { Page } from 'playwright-core';

export type Focused = {
  /** The accessible name or text of the element. */
  name: string;
  /** Whether an outline of at least 2 px shows the focus, around the element or its form. */
  outlined: boolean;
  /**
   * The bars over its edges, under which the page scrolls, or "outside" for an edge outside the viewport.
   * Empty if all of it is visible, or it is high.
   */
  over: string[];
};

/** Describes the focused element. Undefined if no element of the page has focus. */
export async function focused(page: Page): Promise<Focused | undefined> {
  return (await describeFocus(page))[0];
}

/** Focuses each control in turn. Lists those of which a bar then covers an edge, or that are outside the viewport. */
export async function coveredFocus(page: Page): Promise<string[]> {
  const controls = 'a[href], button, input, textarea, summary, [tabindex="0"]';
  const described = await describeFocus(page, controls);
  return described
    .filter(({ over }) => over.length > 0)
    .map(({ name, over }) => `${name.trim().slice(0, 40)} is under ${over.join(', ')}`);
}

/** Describes each element that matches the selector and takes the focus, or without a selector the focused element. */
function describeFocus(page: Page, selector?: string): Promise<Focused[]> {
  return page.evaluate((selector) => {
    const described: Focused[] = [];
    const elements = selector
      ? document.querySelectorAll<HTMLElement>(selector)
      : [document.activeElement as HTMLElement];
    for (const element of elements) {
      if (selector) element.focus();
      if (element !== document.activeElement || element === document.body) continue;
      const { top, right, bottom, left } = element.getClientRects()[0] ?? new DOMRect();
      const [middle, center] = [(top + bottom) / 2, (left + right) / 2];
      const edges = [
        [center, top + 2],
        [right - 2, middle],
        [center, bottom - 2],
        [left + 2, middle],
      ] as const;
      // A table that can be scrolled may be higher than the viewport.
      const isHigh = bottom - top > innerHeight / 2;
      const over = (isHigh ? [] : edges).flatMap(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        if (!hit) return ['outside'];
        let bar: Element | null = hit;
        while (bar && !/fixed|sticky/.test(getComputedStyle(bar).position)) bar = bar.parentElement;
        return bar && !bar.contains(element) ? [bar.ariaLabel ?? bar.localName] : [];
      });
      // A search box is outlined with its buttons.
      const outlined = [element, element.closest('form')].some((outer) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(outer ?? element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      described.push({ name: element.ariaLabel ?? element.textContent, outlined, over });
    }
    return described;
  }, selector);
}
