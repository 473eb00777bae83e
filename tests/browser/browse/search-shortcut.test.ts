import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, visit } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const onMac = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { value: 'MacIntel' });
  });

const boxIsFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('input[type=search]'));

/** Records for each press of K whether the page prevented the default action. */
function recordPrevented(page: Page) {
  return page.evaluate(() => {
    Object.assign(window, { prevented: [] });
    window.addEventListener('keydown', (event) => {
      if (event.key.toLowerCase() === 'k')
        Reflect.get(window, 'prevented').push(event.defaultPrevented);
    });
  });
}

const prevented = (page: Page) => page.evaluate(() => Reflect.get(window, 'prevented'));

test.each([
  ['/apologetics', 'Search thoughts'],
  ['/quotes?q=God', 'Search quotes'],
  ['/articles', 'Search articles'],
])('on %s, Ctrl K focuses %s and selects its text', (path, name) =>
  visit(site.url, async ({ page }) => {
    await openHydrated(page, path);
    await recordPrevented(page);
    const box = page.getByRole('searchbox', { name });
    expect(await box.getAttribute('aria-keyshortcuts')).toBe('Control+K');
    await page.keyboard.press('Control+k');
    expect(await boxIsFocused(page)).toBe(true);
    expect(await prevented(page)).toEqual([true]);
    await page.keyboard.type('flesh');
    expect(await box.inputValue()).toBe('flesh');
  }),
);

test('the hint shows the shortcut of the platform, and hides when there is text', () =>
  visit(site.url, async ({ page }) => {
    await page.goto('/quotes');
    const hint = page.getByText('Ctrl K', { exact: true });
    await hint.waitFor();
    await page.getByRole('searchbox').fill('God');
    expect(await hint.isVisible()).toBe(false);
  }));

test('on Apple devices the shortcut is ⌘ K, and Ctrl K keeps its default action', () =>
  visit(site.url, async ({ page }) => {
    await onMac(page);
    await openHydrated(page, '/quotes');
    await recordPrevented(page);
    await page.getByText('⌘ K', { exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    expect(await boxIsFocused(page)).toBe(false);
    await page.keyboard.press('Meta+k');
    expect(await boxIsFocused(page)).toBe(true);
    expect(await prevented(page)).toEqual([false, true]);
  }));

test('single keys and other combinations with K keep their default action', () =>
  visit(site.url, async ({ page }) => {
    await openHydrated(page, '/quotes');
    await recordPrevented(page);
    for (const key of ['k', '/', 's', 'Shift+K', 'Control+Shift+K', 'Alt+k', 'Control+Alt+k']) {
      await page.keyboard.press(key);
      expect(await boxIsFocused(page)).toBe(false);
    }
    expect(await prevented(page)).not.toContain(true);
  }));

test('the shortcut closes the open menu or sheet and focuses the box', () =>
  visit(
    site.url,
    async ({ page }) => {
      await openHydrated(page, '/quotes');
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
