import { expect } from 'vitest';
import { test } from '../../support/browser.ts';

/** Runs in the page: the texts of the links that have the system colors of a selected item. */
function highlighted(links: Element[]): (string | null)[] {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = `background: Highlight; color: HighlightText; outline-color: CanvasText;
    forced-color-adjust: none`;
  const colorsOf = (element: Element) => {
    const { backgroundColor, color, outlineColor } = getComputedStyle(element);
    return [backgroundColor, color, outlineColor].join();
  };
  return links.filter((it) => colorsOf(it) === colorsOf(probe)).map((it) => it.textContent);
}

test('with forced colors, only the current link, chip and resource are highlighted', async (page) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const highlightedIn = (links: string) => page.locator(links).evaluateAll(highlighted);
  await page.goto('/resources?label=Related+Articles');
  expect(await highlightedIn('main nav a')).toEqual(['Related Articles']);
  await page.goto('/apologetics?label=John+3');
  expect(await highlightedIn('details[open] a')).toEqual(['3']);
  expect(await highlightedIn('header nav a')).toEqual(['Thoughts', 'Thoughts']);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  // Only the border separates the menu from the page.
  const menu = page.getByRole('dialog', { name: 'Menu' });
  expect(await menu.evaluate((it) => getComputedStyle(it).borderLeft)).toMatch(/^1px solid/);
});
