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

test.each([360, 1280])(
  'at %i px the banner is visible, covers nothing and has no accessibility violations',
  (width) =>
    visit(
      site.url,
      async ({ page }) => {
        await openHydrated(page, '/quotes');
        const banner = bannerOn(page);
        await expect.poll(() => banner.isVisible()).toBe(true);
        const box = await banner.boundingBox();
        const bar = await page.getByRole('banner').first().boundingBox();
        const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
        expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await violations(page)).toEqual([]);
        }
      },
      { width },
    ),
);

test('the first Tab focuses the close button, which is not covered, and Enter closes the banner', () =>
  visit(site.url, async ({ page }) => {
    await openHydrated(page, '/');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatchObject({ name: 'Close', outlined: true, over: [] });
    await page.keyboard.press('Enter');
    await expect.poll(() => bannerOn(page).isVisible()).toBe(false);
  }));

test('a closed banner stays closed in its tab and is visible in another tab', () =>
  visit(site.url, async ({ page }) => {
    await page.goto('/');
    await bannerOn(page).getByRole('button', { name: 'Close' }).click();
    await page.goto('/about');
    expect(await bannerOn(page).isVisible()).toBe(false);
    const other = await page.context().newPage();
    await other.goto('/about');
    expect(await bannerOn(other).isVisible()).toBe(true);
  }));

test('a navigation from the menu closes the menu and not the banner', () =>
  visit(
    site.url,
    async ({ page }) => {
      await openHydrated(page, '/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'Quotes' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Apologetic Quotes' }).waitFor();
      expect(await page.locator('dialog:modal').count()).toBe(0);
      expect(await bannerOn(page).isVisible()).toBe(true);
    },
    { width: 360 },
  ));

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

test('the banner is not printed', () =>
  visit(site.url, async ({ page }) => {
    await page.goto('/quotes');
    await page.emulateMedia({ media: 'print' });
    expect(await bannerOn(page).isVisible()).toBe(false);
  }));
