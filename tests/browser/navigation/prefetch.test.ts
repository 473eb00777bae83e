import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openHydrated, test } from '../../support/browser.ts';
import { watchRequests } from '../../support/requests.ts';

/** Runs the timers of a page to the end of the hover delay of prefetching. */
const endHoverDelay = (page: Page) => page.clock.runFor(300);

const chip = (page: Page, text: string) =>
  page.locator('details[open] a', { hasText: new RegExp(`^${text}$`) });

async function openBook(page: Page, book: string) {
  await openHydrated(page, '/apologetics');
  await page.clock.install();
  await page.locator('summary', { hasText: new RegExp(`^${book}$`) }).click();
}

/** The requests for the content of a chapter's list. */
function contentOf(chapter: string): string[] {
  const query = new URLSearchParams({ label: chapter });
  return [`/api/thoughts?${query}`, `/api/related/thoughts?${query}`];
}

/** Expects these requests in any order, of which each may be seen at another time. */
async function expectRequests(newRequests: () => string[], expected: string[]) {
  const requests: string[] = [];
  await expect
    .poll(() => {
      requests.push(...newRequests());
      return requests.toSorted();
    })
    .toEqual(expected.toSorted());
}

test('hovering, pressing and focusing a link prefetch its content, which the navigation shares', async (page) => {
  const newRequests = watchRequests(page);
  await openBook(page, 'John');
  const acts: [chapter: string, act: (link: Locator) => Promise<void>][] = [
    ['4', (link) => link.hover()],
    ['5', (link) => link.dispatchEvent('pointerdown', { button: 0 })],
    ['6', (link) => link.focus()],
  ];
  for (const [chapter, act] of acts) {
    newRequests();
    await act(chip(page, chapter));
    await expectRequests(newRequests, contentOf(`John ${chapter}`));
    await chip(page, chapter).dispatchEvent('click');
    await page.getByRole('heading', { name: `John ${chapter}`, level: 2 }).waitFor();
    expect(newRequests()).toEqual([]);
  }
});

test('a pointer that only passes over links, saveData or a slow connection prefetches nothing', async (page) => {
  await openBook(page, 'John');
  const newRequests = watchRequests(page);
  await page.evaluate(() => {
    const links = document.querySelectorAll('details[open] a');
    for (const target of [...links, document.body]) {
      target.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    }
  });
  await endHoverDelay(page);
  expect(newRequests()).toEqual([]);

  for (const [chapter, connection] of [
    ['6', { saveData: true, effectiveType: '4g' }],
    ['7', { saveData: false, effectiveType: '3g' }],
    ['8', { saveData: false, effectiveType: 'slow-2g' }],
  ] as const) {
    await page.evaluate((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    await chip(page, chapter).hover();
    await chip(page, chapter).dispatchEvent('pointerdown', { button: 0 });
  }
  await endHoverDelay(page);
  expect(newRequests()).toEqual([]);
  await chip(page, '8').click();
  await page.getByRole('heading', { name: 'John 8', level: 2 }).waitFor();
  await expectRequests(newRequests, contentOf('John 8'));
});

test('at most eight requests are prefetched before each navigation', async (page) => {
  await openBook(page, 'Luke');
  const newRequests = watchRequests(page);
  for (let chapter = 1; chapter <= 12; chapter++) {
    await chip(page, `${chapter}`).dispatchEvent('pointerdown', { button: 0 });
  }
  await endHoverDelay(page);
  expect(newRequests()).toHaveLength(8);
  await chip(page, '20').dispatchEvent('click');
  await page.getByRole('heading', { name: 'Luke 20', level: 2 }).waitFor();
  newRequests();
  await chip(page, '21').dispatchEvent('pointerdown', { button: 0 });
  await expectRequests(newRequests, contentOf('Luke 21'));
});

test('pages and articles are prefetched, the contact page and other sites are not', async (page) => {
  await openHydrated(page, '/articles');
  await page.clock.install();
  const newRequests = watchRequests(page);
  for (const link of await page.locator('a').all()) {
    await link.dispatchEvent('pointerdown', { button: 2 });
  }
  await page
    .locator('header nav a[href="/contact"]')
    .first()
    .dispatchEvent('pointerdown', { button: 0 });
  await endHoverDelay(page);
  expect(newRequests()).toEqual([]);
  await page
    .locator('header nav a[href="/quotes"]')
    .first()
    .dispatchEvent('pointerdown', { button: 0 });
  const more = page.getByRole('link', { name: /^Read More/ }).first();
  await more.dispatchEvent('pointerdown', { button: 0 });
  await expectRequests(newRequests, [
    '/api/quotes',
    '/api/labels/quotes',
    `/api${await more.getAttribute('href')}`,
    `/api/related/articles?post=${(await more.getAttribute('href'))?.split('/').at(-1)}`,
  ]);
});
