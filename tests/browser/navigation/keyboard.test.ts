import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openHydrated, test } from '../../support/browser.ts';
import { focused } from '../../support/focused.ts';

async function open(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, path);
}

/** Presses a key until the named element has focus. Each focused element on the way must have an outline and must not be covered. */
async function tabTo(page: Page, name: string, key = 'Tab') {
  const notVisible: string[] = [];
  for (let steps = 0; steps < 120; steps++) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const on = await focused(page);
    if (!on) continue;
    if (!on.outlined || on.over.length > 0) notVisible.push(`${on.name}, under ${on.over}`);
    if (on.name.trim() === name) {
      expect(notVisible).toEqual([]);
      return;
    }
  }
  throw new Error(`${name} never received focus.`);
}

/** Waits for a heading and until no content is pending. */
async function heading(page: Page, name: string, level: number) {
  await page.getByRole('heading', { name, level, exact: true }).waitFor();
  await expect.poll(() => page.locator('[data-loading]:visible').count()).toBe(0);
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

test.for([
  ['/', ['Skip to content'], 'page', 'main li h2'],
  ['/apologetics', ['Skip to content', 'Skip to the posts'], 'posts', 'article h3'],
])('the first links of %s skip to its content', async (page, [path, links, id, next]) => {
  await open(page, path);
  for (const link of links) await tabTo(page, link);
  await page.keyboard.press('Enter');
  expect(await focusedId(page)).toBe(id);
  await tabTo(page, await page.locator(next).first().innerText());
});

test('after a link to a fragment of another page, Tab goes on from there', async (page) => {
  await open(page, '/');
  await page.evaluate(() => window.navigation.navigate('/sundays#take-along'));
  await page.getByRole('heading', { name: 'Take it along' }).waitFor();
  await tabTo(page, 'Add to calendar');
  expect(await page.locator('main [tabindex="-1"]').count()).toBe(1);
});

test('thoughts can be filtered, searched and paged with the keyboard', async (page) => {
  await open(page, '/');
  await tabTo(page, 'Thoughts');
  await page.keyboard.press('Enter');
  await heading(page, 'Scripture & Apologetic Thoughts', 1);
  await expect.poll(() => focusedId(page)).toBe('page');

  await tabTo(page, 'Search Books of the Bible');
  await page.keyboard.type('joh');
  await tabTo(page, 'John');
  await page.keyboard.press('Enter');
  await tabTo(page, '3, John 3');
  await page.keyboard.press('Enter');
  await heading(page, 'John 3', 2);
  await tabTo(page, 'Clear ×', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await heading(page, 'Latest posts', 2);

  await tabTo(page, 'Search thoughts');
  await page.keyboard.type('God');
  await page.keyboard.press('Enter');
  await heading(page, 'Search results for “God”', 2);
  await page.locator('article').first().waitFor();
  await tabTo(page, 'Clear search');
  await page.keyboard.press('Enter');
  await heading(page, 'Latest posts', 2);

  await tabTo(page, 'More Posts');
  await page.keyboard.press('Enter');
  await heading(page, 'Earlier posts', 2);
  await expect.poll(() => focusedId(page)).toBe('posts');
});
