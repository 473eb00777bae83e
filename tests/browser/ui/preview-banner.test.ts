import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../../support/axe.ts';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { focused } from '../../support/focused.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile({ DEPLOYMENT: 'preview' });
const visit = visitsTo(site);
const onPhone = visitsTo(site, { width: 360 });
const withoutScript = visitsTo(site, { javaScript: false });

function bannerOn(page: Page) {
  return page.getByRole('dialog', { name: 'Preview' });
}

test('the banner is above the navigation bar, has no violations, and is not printed', () =>
  onPhone(async ({ page }) => {
    await openHydrated(page, '/quotes');
    await page.getByRole('button', { name: 'Got it!' }).click();
    await page.getByRole('region', { name: 'Cookies' }).waitFor({ state: 'detached' });
    const box = await bannerOn(page).boundingBox();
    const bar = await page.getByRole('banner').first().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(box?.width).toBe(360);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await bannerOn(page).isVisible()).toBe(false);
  }));

test('the banner follows the skip link. A closed banner stays closed in its tab', () =>
  visit(async ({ page }) => {
    await openHydrated(page, '/');
    for (const name of ['Skip to content', /^Reports/, 'Close']) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toMatchObject({
        name: expect.stringMatching(name),
        outlined: true,
        over: [],
      });
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => bannerOn(page).isVisible()).toBe(false);
    await page.goto('/about');
    expect(await bannerOn(page).isVisible()).toBe(false);
    const other = await page.context().newPage();
    await other.goto('/about');
    expect(await bannerOn(other).isVisible()).toBe(true);
  }));

test('without JavaScript the banner can be closed', () =>
  withoutScript(async ({ page }) => {
    await page.goto('/quotes');
    await bannerOn(page).getByRole('button', { name: 'Close' }).click();
    expect(await bannerOn(page).isVisible()).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/quotes');
  }));
