import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();
const visit = visitsTo(site);
const onPhone = visitsTo(site, { width: 360 });

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

test('Ctrl K, and no other key, focuses the search box and selects its text', () =>
  visit(async ({ page }) => {
    await openHydrated(page, '/quotes?q=God');
    await recordPrevented(page);
    const box = page.getByRole('searchbox', { name: 'Search quotes' });
    const hint = page.getByText('Ctrl K', { exact: true });
    await page.locator('[aria-keyshortcuts="Control+K"]').waitFor();
    expect(await hint.isVisible()).toBe(false);
    for (const key of ['k', '/', 's', 'Shift+K', 'Control+Shift+K', 'Alt+k', 'Control+Alt+k']) {
      await page.keyboard.press(key);
      expect(await boxIsFocused(page)).toBe(false);
    }
    expect(await prevented(page)).not.toContain(true);
    await page.keyboard.press('Control+k');
    expect(await boxIsFocused(page)).toBe(true);
    expect((await prevented(page)).at(-1)).toBe(true);
    await page.keyboard.type('flesh');
    expect(await box.inputValue()).toBe('flesh');
    await box.fill('');
    await hint.waitFor();
    // Keyboards without Latin letters, Dvorak, and a Latin letter in the place of K.
    for (const press of ['KeyK л', 'KeyK κ', 'KeyV k', 'KeyK t']) {
      const [code = '', key = ''] = press.split(' ');
      await box.evaluate((it) => it.blur());
      await page.evaluate(
        (keys) =>
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { ...keys, ctrlKey: true, bubbles: true }),
          ),
        { code, key },
      );
      expect([press, await boxIsFocused(page)]).toEqual([press, key !== 't']);
    }
  }));

test('on Apple devices the shortcut is ⌘ K, and Ctrl K keeps its default action', () =>
  visit(async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }),
    );
    await openHydrated(page, '/quotes');
    await recordPrevented(page);
    await page.getByText('⌘ K', { exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    expect(await boxIsFocused(page)).toBe(false);
    await page.keyboard.press('Meta+k');
    expect(await boxIsFocused(page)).toBe(true);
    expect(await prevented(page)).toEqual([false, true]);
  }));

test('the shortcut closes the open menu or sheet and focuses the box', () =>
  onPhone(async ({ page }) => {
    await openHydrated(page, '/quotes');
    await page.getByRole('button', { name: /menu/i }).click();
    await page.keyboard.press('Control+k');
    expect(await boxIsFocused(page)).toBe(true);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.getByRole('button', { name: 'Topics' }).click();
    await page.keyboard.press('Control+k');
    expect(await boxIsFocused(page)).toBe(true);
    expect(await page.getByRole('dialog').count()).toBe(0);
  }));

test('on a page without a box the shortcut leads to the search of the site', () =>
  visit(async ({ page }) => {
    await openHydrated(page, '/terms');
    await page.keyboard.press('Control+k');
    await page.getByRole('heading', { name: 'Search', level: 1 }).waitFor();
    await expect.poll(() => boxIsFocused(page)).toBe(true);
  }));

test('after a search on a touch screen the focus is on the heading, and the keyboard gives way', () =>
  visit(async ({ page }) => {
    await page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) =>
        query === '(pointer: coarse)' ? ({ matches: true } as MediaQueryList) : matchMedia(query);
    });
    await openHydrated(page, '/quotes');
    await page.getByRole('searchbox').fill('evil');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Search results for “evil”' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('posts');
  }));
