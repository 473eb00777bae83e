import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openHydrated, test } from '../../support/browser.ts';
import { disableJavaScript, rectOf, textSizeOf } from '../../support/browser-features.ts';
import { focused } from '../../support/focused.ts';
import { watchRequests } from '../../support/requests.ts';

const width = 899;

const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close menu' });

const closings: ((page: Page) => Promise<void>)[] = [
  (page) => page.keyboard.press('Escape'),
  (page) => closeButton(page).click(),
  (page) => page.mouse.click(50, 500),
];

test('the menu traps the focus, and Escape, × and a click outside close it and restore the focus', async (page) => {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/quotes');
  await opener(page).click();
  await drawer(page).waitFor();
  const names = new Set<string>();
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press(step < 10 ? 'Tab' : 'Shift+Tab');
    names.add((await focused(page))?.name?.trim() ?? '(browser)');
  }
  const links = ['Home', 'Thoughts', 'Quotes', 'Sundays', 'Resources', 'Articles', 'Contact'];
  expect(names).toEqual(new Set(['(browser)', 'Close menu', 'Search', ...links]));
  await page.mouse.click(width - 100, 800);
  expect(await drawer(page).isVisible()).toBe(true);
  for (const close of closings) {
    await close(page);
    await drawer(page).waitFor({ state: 'hidden' });
    await expect.poll(async () => (await focused(page))?.name).toBe('Menu');
    await page.keyboard.press('Enter');
    await drawer(page).waitFor();
  }
});

test('a link in the menu closes it and shows its page without a document load, also if it is shown, and leaving the page closes it', async (page) => {
  await page.setViewportSize({ width, height: 900 });
  await openHydrated(page, '/quotes');
  await opener(page).click();
  const newRequests = watchRequests(page);
  await drawer(page).getByRole('link', { name: 'Articles' }).click();
  await page.locator('h1:focus', { hasText: 'Articles' }).waitFor();
  expect(await drawer(page).count()).toBe(0);
  expect(newRequests()).not.toContain('/articles');
  await opener(page).click();
  await drawer(page).getByRole('link', { name: 'Articles' }).click();
  await drawer(page).waitFor({ state: 'hidden' });
  // Back may restore a page as it was when it was left.
  await opener(page).click();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await drawer(page).waitFor({ state: 'hidden' });
});

test('without JavaScript the menu opens, closes and links to its pages', async (page) => {
  await page.setViewportSize({ width, height: 900 });
  await disableJavaScript(page);
  await page.goto('/');
  for (const close of closings) {
    await opener(page).click();
    await close(page);
    await drawer(page).waitFor({ state: 'hidden' });
  }
  await opener(page).click();
  await drawer(page).getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor();
  expect(await drawer(page).count()).toBe(0);
});

test('the menu fits the window and scrolls, and its close button stays visible', async (page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const setTextSize = await textSizeOf(page);
  await openHydrated(page, '/quotes');
  for (const [percent, width, height] of [
    [100, 320, 256],
    [200, 360, 640],
    [200, 1280, 600],
  ] as const) {
    await setTextSize(percent);
    await page.setViewportSize({ width, height });
    await opener(page).click();
    const last = drawer(page).getByRole('link', { name: 'Contact' });
    await last.scrollIntoViewIfNeeded();
    for (const part of [last, closeButton(page)]) {
      const { left, top, right, bottom } = await rectOf(part);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    expect(await drawer(page).evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    await closeButton(page).click();
  }
});
