import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** All rules up to WCAG 2.2 AA, and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe in the page. Returns the rule and the elements of each violation. */
export function violations(page: Page): Promise<string[]> {
  return run(page, ':root', { runOnly: { type: 'tag', values: tags } });
}

/** What the color scheme and the width change: contrast, and the size of targets. */
export function visualViolations(page: Page): Promise<string[]> {
  return run(page, ':root', { runOnly: ['color-contrast', 'target-size'] });
}

/** Returns the elements below the selector whose text has a contrast of less than 7:1 (WCAG 2.2, 1.4.6; AAA). */
export function lowContrast(page: Page, selector: string): Promise<string[]> {
  return run(page, selector, { runOnly: ['color-contrast-enhanced'] });
}

async function run(page: Page, selector: string, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    ([context, runOptions]) =>
      window.axe.run(context, { ...runOptions, resultTypes: ['violations'] }),
    [selector, options] as const,
  );
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
