import type { Page } from 'playwright-core';

/** Focuses each control in turn. Lists those of which another element then covers an edge, or that are outside the window. */
export function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const problems: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, summary, [tabindex="0"]',
    );
    for (const control of controls) {
      control.focus();
      if (document.activeElement !== control) continue;
      await new Promise(requestAnimationFrame);
      const { top, right, bottom, left } = control.getClientRects()[0] ?? new DOMRect();
      const [middle, center] = [(top + bottom) / 2, (left + right) / 2];
      const edges = [
        [center, top + 2],
        [right - 2, middle],
        [center, bottom - 2],
        [left + 2, middle],
      ] as const;
      // Bars stay in the window while the page scrolls under them.
      const isBar = ({ position }: CSSStyleDeclaration) => /fixed|sticky/.test(position);
      const over = edges.flatMap(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        if (!hit) return bottom - top < innerHeight ? ['the edge of the window'] : [];
        let bar: Element | null = hit;
        while (bar && !isBar(getComputedStyle(bar))) bar = bar.parentElement;
        return bar && !bar.contains(control) && bottom - top < innerHeight / 2
          ? [bar.getAttribute('aria-label') ?? bar.localName]
          : [];
      });
      const name = (control.getAttribute('aria-label') || control.textContent || control.id).trim();
      if (over.length > 0) problems.push(`${name.slice(0, 40)} is under ${over.join(', ')}`);
    }
    return problems;
  });
}
