import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

type Appearance = { background: string; color: string; border: string };

/** Returns the computed styles that distinguish elements visually. */
function appearanceOf(element: Locator): Promise<Appearance> {
  return element.evaluate((it) => {
    const { backgroundColor, color, borderWidth, borderStyle } = getComputedStyle(it);
    return { background: backgroundColor, color, border: `${borderWidth} ${borderStyle}` };
  });
}

/** Returns the computed values of the CSS system colors. */
function systemColors(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const names = ['Canvas', 'CanvasText', 'LinkText', 'ButtonText', 'Highlight', 'HighlightText'];
    const colors = names.map((name) => {
      probe.style.color = name;
      return [name, getComputedStyle(probe).color];
    });
    probe.remove();
    return Object.fromEntries(colors);
  });
}

async function expectSelected(page: Page, selected: Locator, others: Locator) {
  const { Highlight, HighlightText } = await systemColors(page);
  expect(await appearanceOf(selected)).toMatchObject({
    background: Highlight,
    color: HighlightText,
  });
  for (const other of await others.all()) {
    expect((await appearanceOf(other)).background).not.toBe(Highlight);
  }
}

const visitWithForcedColors = (path: string, callback: (page: Page) => Promise<void>) =>
  visitsTo(site)(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await openHydrated(page, path);
    await callback(page);
  });

test('the current link of the navigation is highlighted', () =>
  visitWithForcedColors('/quotes', async (page) => {
    const row = page.getByRole('navigation', { name: 'Main' });
    const others = row.locator('a:not([aria-current])');
    await expectSelected(page, row.getByRole('link', { name: 'Quotes' }), others);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const rest = menu.locator('a:not([aria-current])');
    await expectSelected(page, menu.getByRole('link', { name: 'Quotes' }), rest);
    // Only the border separates the menu from the page.
    const border = await menu.evaluate((it) => getComputedStyle(it).borderLeft);
    expect(border).toMatch(/^1px solid/);
  }));

test('the selected chip and the selected resource are highlighted', async () => {
  await visitWithForcedColors('/apologetics?label=John+3', async (page) => {
    const chips = page.locator('details[open] a');
    const selected = page.locator('details[open] a[aria-current]');
    expect(await chips.count()).toBeGreaterThan(20);
    await expectSelected(page, selected, page.locator('details[open] a:not([aria-current])'));
  });
  await visitWithForcedColors('/resources?label=Related+Articles', async (page) => {
    const kinds = page.getByRole('navigation', { name: 'Kinds of resources' });
    const selected = kinds.getByRole('link', { name: 'Related Articles' });
    await expectSelected(page, selected, kinds.getByRole('link', { name: 'Resource Books' }));
  });
});

test('a focused link has an outline, including the current link', () =>
  visitWithForcedColors('/quotes', async (page) => {
    const { Canvas } = await systemColors(page);
    for (const name of ['Quotes', 'Resources']) {
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
      await link.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      const outline = await link.evaluate((it) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(it);
        return { outlineStyle, outlineWidth, outlineColor };
      });
      expect(outline).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' });
      expect(outline.outlineColor).not.toBe(Canvas);
    }
  }));
