import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { readingText } from './judges/long-lines.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** All rules up to WCAG 2.2 AA, and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A contrast of 7:1 (WCAG 2.2, 1.4.6; AAA), which only some text must have. */
const highContrast = 'color-contrast-enhanced';

const textOfHighContrast = `${readingText}, h1, #label-panel`;

/** Runs axe in the page. Returns the rule and the elements of each violation. */
export function violations(page: Page): Promise<string[]> {
  const rules = { [highContrast]: { enabled: true } };
  return run(page, { runOnly: { type: 'tag', values: tags }, rules });
}

/** What the color scheme and the width change: contrast, and the size of targets. */
export function visualViolations(page: Page): Promise<string[]> {
  return run(page, { runOnly: ['color-contrast', 'target-size', highContrast] });
}

async function run(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([runOptions, enhanced, reading]) => {
      const found = await window.axe.run({
        ...runOptions,
        elementRef: true,
        resultTypes: ['violations'],
      });
      return found.violations.flatMap(({ id, nodes }) => {
        const failing = nodes.filter(({ element }) => id !== enhanced || element?.closest(reading));
        const targets = failing.map(({ target }) => target.join(' '));
        return failing.length > 0 ? [`${id}: ${targets.join(', ')}`] : [];
      });
    },
    [options, highContrast, textOfHighContrast] as const,
  );
}
