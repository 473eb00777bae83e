import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { textSizeOf } from '../../support/browser-features.ts';
import { layoutProblems } from '../../support/judges/layout-problems.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();
const visit = visitsTo(site);
const onPhone = visitsTo(site, { width: 360 });

const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const row = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the menu replaces the links if larger text leaves no room for them', () =>
  visit(async ({ page }) => {
    const setTextSize = await textSizeOf(page);
    await page.goto('/');
    for (const [percent, width, narrow] of [
      [100, 1024, false],
      [150, 1024, true],
      [150, 1349, true],
      [150, 1350, false],
      [200, 1280, true],
      [200, 1800, false],
    ] as const) {
      await setTextSize(percent);
      await page.setViewportSize({ width, height: 900 });
      expect(await menu(page).isVisible()).toBe(narrow);
      expect(await row(page).isVisible()).toBe(!narrow);
      expect(await layoutProblems(page)).toEqual([]);
    }
  }));

test('the menu fits the window and scrolls, and its close button stays visible', () =>
  visit(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const setTextSize = await textSizeOf(page);
    await openHydrated(page, '/quotes');
    await page.getByRole('button', { name: 'Got it!' }).click();
    for (const [percent, width, height] of [
      [100, 320, 256],
      [200, 360, 640],
      [200, 1280, 600],
    ] as const) {
      await setTextSize(percent);
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await menu(page).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      const last = drawer.getByRole('link', { name: 'Contact' });
      await last.scrollIntoViewIfNeeded();
      for (const part of [last, drawer.getByRole('button', { name: 'Close menu' })]) {
        const box = await part.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      }
      expect(await drawer.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
      await drawer.getByRole('button', { name: 'Close menu' }).click();
    }
  }));

test('with large text a message is fully visible and does not cover the cookie banner', () =>
  onPhone(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await (await textSizeOf(page))(200);
    await openHydrated(page, '/about');
    await page.context().setOffline(true);
    const message = page.getByText('You are offline.');
    await message.hover();
    for (const [width, height] of [
      [360, 640],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const snackbar = await page.getByRole('status').filter({ has: message }).boundingBox();
      const banner = await page.getByRole('region', { name: 'Cookies' }).boundingBox();
      expect((snackbar?.y ?? 0) + (snackbar?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
      expect(snackbar?.y).toBeGreaterThanOrEqual(0);
      expect(await layoutProblems(page)).toEqual([]);
    }
  }));
