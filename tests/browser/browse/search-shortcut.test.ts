import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openHydrated, test } from '../../support/browser.ts';

const boxIsFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('input[type=search]'));

/**
 * Presses a key at the page: 'Ctrl Shift k', or 'Ctrl KeyK л' in a place of the keyboard. Returns whether the box has the
 * focus then, and whether the page prevented the default action.
 */
function press(page: Page, keys: string) {
  return page.evaluate((keys) => {
    const words = keys.split(' ');
    const event = new KeyboardEvent('keydown', {
      key: words.at(-1) ?? '',
      code: words.find((word) => word.startsWith('Key')) ?? '',
      ctrlKey: words.includes('Ctrl'),
      metaKey: words.includes('Meta'),
      shiftKey: words.includes('Shift'),
      altKey: words.includes('Alt'),
      bubbles: true,
      cancelable: true,
    });
    document.body.dispatchEvent(event);
    return [document.activeElement?.matches('input[type=search]'), event.defaultPrevented];
  }, keys);
}

test.for([
  [
    'Ctrl K',
    'Linux x86_64',
    'Control+K',
    // Also on keyboards without Latin letters, and on Dvorak.
    ['Ctrl k', 'Ctrl KeyK л', 'Ctrl KeyK κ', 'Ctrl KeyV k'],
    // The last one is a Latin letter in the place of K.
    ['k', '/', 's', 'Shift K', 'Ctrl Shift K', 'Alt k', 'Ctrl Alt k', 'Meta k', 'Ctrl KeyK t'],
  ],
  ['⌘ K', 'MacIntel', 'Meta+K', ['Meta k'], ['Ctrl k']],
])('%s on %s alone focuses the box', async (page, [text, platform, aria, shortcuts, others]) => {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'platform', { value });
  }, platform);
  await openHydrated(page, '/quotes?q=God');
  const box = page.locator(`input[aria-keyshortcuts="${aria}"]`);
  const hint = page.getByText(text, { exact: true });
  expect(await hint.isVisible()).toBe(false);
  for (const keys of others)
    expect([keys, ...(await press(page, keys))]).toEqual([keys, false, false]);
  for (const keys of shortcuts) {
    await box.blur();
    expect([keys, ...(await press(page, keys))]).toEqual([keys, true, true]);
  }
  await page.keyboard.type('flesh');
  expect(await box.inputValue()).toBe('flesh');
  await box.fill('');
  await hint.waitFor();
});

test('the shortcut closes the open menu or sheet and focuses the box', async (page) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openHydrated(page, '/quotes');
  await page.getByRole('button', { name: /menu/i }).click();
  await page.keyboard.press('Control+k');
  expect(await boxIsFocused(page)).toBe(true);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.getByRole('button', { name: 'Topics' }).click();
  await page.keyboard.press('Control+k');
  expect(await boxIsFocused(page)).toBe(true);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('on a page without a box the shortcut and the link in the bar lead to that of the site, which has the focus', async (page) => {
  for (const open of [
    () => page.keyboard.press('Control+k'),
    () => page.getByRole('link', { name: 'Search' }).click(),
  ] as const) {
    await openHydrated(page, '/terms');
    await open();
    await page.getByRole('heading', { name: 'Search', level: 1 }).waitFor();
    await expect.poll(() => boxIsFocused(page)).toBe(true);
    await openHydrated(page, '/search');
    expect(await boxIsFocused(page)).toBe(true);
  }
});

test('after a search on a touch screen the focus is on the heading, and the keyboard gives way', async (page) => {
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
});
