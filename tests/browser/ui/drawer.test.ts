import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const hasFocus = (page: Page) => opener(page).evaluate((it) => it === document.activeElement);
const width = 899;

async function open(page: Page, path = '/quotes') {
  await openHydrated(page, path);
  await opener(page).click();
  await drawer(page).waitFor();
}

test('Tab cycles within the menu and never focuses the page behind it', () =>
  visitsTo(site, { width })(async ({ page }) => {
    await open(page);
    const inPage: string[] = [];
    const inMenu = new Set<string>();
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press(step < 10 ? 'Tab' : 'Shift+Tab');
      const [place, name] = await page.evaluate(() => {
        const { activeElement: it } = document;
        const place = it?.closest('dialog') ? 'menu' : it === document.body ? 'browser' : 'page';
        return [place, it?.getAttribute('aria-label') ?? it?.textContent ?? ''] as const;
      });
      if (place === 'page') inPage.push(name);
      if (place === 'menu') inMenu.add(name);
    }
    expect(inPage).toEqual([]);
    expect(inMenu.size).toBe(7);
  }));

test('Escape, the close button and a click outside close the menu and restore focus', () =>
  visitsTo(site, { width })(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await page.mouse.click(width - 100, 800);
    await page.keyboard.press('Tab');
    expect(await drawer(page).isVisible()).toBe(true);
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close menu' }).click(),
      () => page.mouse.click(50, 500),
    ];
    for (const close of closings) {
      await close();
      await drawer(page).waitFor({ state: 'hidden' });
      expect(await hasFocus(page)).toBe(true);
      await page.keyboard.press('Enter');
      await drawer(page).waitFor();
    }
  }));

test('a link in the menu closes it, shows the page without a document load and focuses its heading', () =>
  visitsTo(site, { width })(async ({ page, newRequests }) => {
    await open(page);
    newRequests();
    await drawer(page).getByRole('link', { name: 'Articles' }).click();
    const heading = page.getByRole('heading', { name: 'Articles', level: 1 });
    await heading.waitFor();
    expect(await drawer(page).count()).toBe(0);
    await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(newRequests()).not.toContain('/articles');
    await opener(page).click();
    await drawer(page).getByRole('link', { name: 'Articles' }).click();
    await drawer(page).waitFor({ state: 'hidden' });
  }));

test('without JavaScript the menu opens, closes and links to its pages', () =>
  visitsTo(site, { width, javaScript: false })(async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'hidden' });
    await opener(page).click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await drawer(page).waitFor({ state: 'hidden' });
    await opener(page).click();
    await page.mouse.click(50, 500);
    await drawer(page).waitFor({ state: 'hidden' });
    await opener(page).click();
    await drawer(page).getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor();
    expect(await drawer(page).count()).toBe(0);
  }));
