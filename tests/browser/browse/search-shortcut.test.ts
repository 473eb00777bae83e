import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, visit } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const onMac = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { value: 'MacIntel' });
  });

const boxIsFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('input[type=search]'));

/** Whether the page kept the browser from doing what the keys are its own for. */
function watchKeys(page: Page) {
  return page.evaluate(() => {
    Object.assign(window, { taken: [] });
    window.addEventListener('keydown', (event) => {
      if (event.key.toLowerCase() === 'k')
        Reflect.get(window, 'taken').push(event.defaultPrevented);
    });
  });
}

const taken = (page: Page) => page.evaluate(() => Reflect.get(window, 'taken'));

test.each([
  ['/apologetics', 'Search thoughts'],
  ['/quotes?q=God', 'Search quotes'],
  ['/articles', 'Search articles'],
])('on %s, Ctrl K goes to the box to %s and selects what is in it', (path, name) =>
  visit(site.url, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await watchKeys(page);
    const box = page.getByRole('searchbox', { name });
    expect(await box.getAttribute('aria-keyshortcuts')).toBe('Control+K');
    await page.keyboard.press('Control+k');
    expect(await boxIsFocused(page)).toBe(true);
    expect(await taken(page)).toEqual([true]);
    await page.keyboard.type('flesh');
    expect(await box.inputValue()).toBe('flesh');
  }),
);

test('the hint names the keys of the machine, and gives way to text', () =>
  visit(site.url, async ({ page }) => {
    await page.goto('/quotes');
    const hint = page.getByText('Ctrl K', { exact: true });
    await hint.waitFor();
    await page.getByRole('searchbox').fill('God');
    expect(await hint.isVisible()).toBe(false);
  }));

test("on Apple's machines it is ⌘ K, and Ctrl K stays the machine's", () =>
  visit(site.url, async ({ page }) => {
    await onMac(page);
    await page.goto('/quotes');
    await hydrated(page);
    await watchKeys(page);
    await page.getByText('⌘ K', { exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    expect(await boxIsFocused(page)).toBe(false);
    await page.keyboard.press('Meta+k');
    expect(await boxIsFocused(page)).toBe(true);
    expect(await taken(page)).toEqual([false, true]);
  }));

test('no key by itself does anything, and other keys with K stay the browser’s', () =>
  visit(site.url, async ({ page }) => {
    await page.goto('/quotes');
    await hydrated(page);
    await watchKeys(page);
    for (const key of ['k', '/', 's', 'Shift+K', 'Control+Shift+K', 'Alt+k', 'Control+Alt+k']) {
      await page.keyboard.press(key);
      expect(await boxIsFocused(page)).toBe(false);
    }
    expect(await taken(page)).not.toContain(true);
  }));

test('a page without a search leaves the keys to the browser', () =>
  visit(site.url, async ({ page }) => {
    await page.goto('/quotes');
    await hydrated(page);
    await page.getByRole('link', { name: 'Resources', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Resources' }).waitFor();
    await watchKeys(page);
    await page.keyboard.press('Control+k');
    expect(await taken(page)).toEqual([false]);
  }));

test('the box is reached from the open menu and from the open panel, which close', () =>
  visit(
    site.url,
    async ({ page }) => {
      await page.goto('/quotes');
      await hydrated(page);
      await page.getByRole('button', { name: /menu/i }).click();
      await page.keyboard.press('Control+k');
      expect(await boxIsFocused(page)).toBe(true);
      expect(await page.locator('dialog[open]').count()).toBe(0);
      await page.getByRole('button', { name: 'Topics' }).click();
      await page.keyboard.press('Control+k');
      expect(await boxIsFocused(page)).toBe(true);
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
    { width: 360 },
  ));

test('without script no keys are promised', () =>
  visit(
    site.url,
    async ({ page }) => {
      await page.goto('/quotes');
      expect(await page.getByText('Ctrl K').count()).toBe(0);
      expect(await page.getByRole('searchbox').getAttribute('aria-keyshortcuts')).toBeNull();
    },
    { javaScript: false },
  ));
