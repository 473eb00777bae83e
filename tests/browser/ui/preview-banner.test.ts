import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../../support/axe.ts';
import { openHydrated, visit } from '../../support/browser.ts';
import { focused } from '../../support/focused.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile({ DEPLOYMENT: 'preview' });

function bannerOn(page: Page) {
  return page.getByRole('dialog', { name: 'Preview' });
}

test('the banner is above the navigation bar, has no violations, and is not printed', () =>
  visit(
    site.url,
    async ({ page }) => {
      await openHydrated(page, '/quotes');
      const box = await bannerOn(page).boundingBox();
      const bar = await page.getByRole('banner').first().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      expect(box?.width).toBe(360);
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await bannerOn(page).isVisible()).toBe(false);
    },
    { width: 360 },
  ));

test('the first Tab focuses the close button. A closed banner stays closed in its tab', () =>
  visit(site.url, async ({ page }) => {
    await openHydrated(page, '/');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatchObject({ name: 'Close', outlined: true, over: [] });
    await page.keyboard.press('Enter');
    await expect.poll(() => bannerOn(page).isVisible()).toBe(false);
    await page.goto('/about');
    expect(await bannerOn(page).isVisible()).toBe(false);
    const other = await page.context().newPage();
    await other.goto('/about');
    expect(await bannerOn(other).isVisible()).toBe(true);
  }));

test('without JavaScript the banner can be closed', () =>
  visit(
    site.url,
    async ({ page }) => {
      await page.goto('/quotes');
      await bannerOn(page).getByRole('button', { name: 'Close' }).click();
      expect(await bannerOn(page).isVisible()).toBe(false);
      expect(new URL(page.url()).pathname).toBe('/quotes');
    },
    { javaScript: false },
  ));
