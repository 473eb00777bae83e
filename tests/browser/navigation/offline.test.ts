import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { expectConsole, goOffline, hydrated, openHydrated, test } from '../../support/browser.ts';
import { holdRequests, watchRequests } from '../../support/requests.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const needsConnection = 'You are offline. This needs a connection.';

const handout = `/handout?posts=quotes:${sampleContent().posts.quotes[0]?.id}&edit=1`;

// A locator would wait for the navigation that is canceled.
const textOf = (page: Page) => page.evaluate(() => document.body.innerText);
const typed = (page: Page, input: string) =>
  page.evaluate((input) => document.querySelector<HTMLInputElement>(input)?.value, input);

test.for<[what: string, path: string, field: string, press: (page: Page) => Promise<void>]>([
  [
    'Enter after a passage whose parser is not there',
    '/apologetics',
    '#label-panel input',
    (page) => page.keyboard.press('Enter'),
  ],
  [
    'a link to a page whose code is not there',
    '/quotes',
    '#label-panel input',
    (page) => page.getByRole('link', { name: 'Sundays' }).first().dispatchEvent('click'),
  ],
  [
    'the Word button of a handout',
    handout,
    'main input',
    (page) => page.getByRole('button', { name: /Word/ }).dispatchEvent('click'),
  ],
])('%s, offline, says so and leaves all as it was', async (page, [_, path, field, press]) => {
  await openHydrated(page, path);
  await goOffline(page);
  await page.locator(field).first().fill('1 cor 15');
  await press(page);
  await expect.poll(() => textOf(page)).toContain(needsConnection);
  expect(new URL(page.url()).pathname).toBe(new URL(path, site.url).pathname);
  expect(await typed(page, field)).toBe('1 cor 15');
});

test('a correction typed on /passages while the response loads stays until Back, also if it is an error', async (page) => {
  expectConsole(page);
  await openHydrated(page, '/passages');
  const release = await holdRequests(page, '**/api/passages?ref=*');
  const box = page.getByRole('searchbox', { name: 'Passage' });
  await box.fill('Jon 99:99');
  await box.press('Enter');
  await page.locator('[data-loading]:visible').waitFor();
  await box.fill('John 3');
  release();
  await page.locator('[data-loading]:visible').waitFor({ state: 'detached' });
  expect(await box.inputValue()).toBe('John 3');
  await page.goBack();
  await expect.poll(() => box.inputValue()).toBe('');
});

test('after Back from a page that needs a connection, the page stays when there is one', async (page) => {
  expectConsole(page, /net::ERR_FAILED/);
  await openHydrated(page, '/quotes');
  // The connection ends while the code of the page loads.
  await page.route(/\/assets\/texts-/, async (route) => {
    await goOffline(page);
    await route.abort();
  });
  await page.getByRole('link', { name: 'Resources' }).first().dispatchEvent('click');
  await expect.poll(() => textOf(page)).toContain(needsConnection);
  await page.goBack();
  const newRequests = watchRequests(page);
  await page.context().setOffline(false);
  await page.getByText('You are online again.').waitFor();
  // A navigation to another document would have been requested before this one.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(newRequests().filter((url) => !/^.(api|assets)/.test(url))).toEqual(['/robots.txt']);
});

test('a page restored without the script of navigations is loaded again', async (page) => {
  expectConsole(page, /net::ERR_FAILED/);
  await page.route('**/assets/navigation-*.js', (route) => route.abort());
  await openHydrated(page, handout);
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await loaded;
  await hydrated(page);
});

test('suggestions that come late are omitted, also after Back: the search stands where it was left', async (page) => {
  await openHydrated(page, '/apologetics');
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/suggestions?*', async (route) => {
    await promise;
    const subjects = [{ text: 'Hope', href: '/quotes?label=Hope' }];
    await route.fulfill({ json: { subjects, posts: [] } });
  });
  const loaded = page.waitForResponse('**/api/suggestions?*');
  await page.getByRole('searchbox').fill('hope');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Search results for “hope”' }).waitFor();
  const first = page.locator('main article').first();
  await first.waitFor();
  release();
  await loaded;
  await first.getByRole('link').first().scrollIntoViewIfNeeded();
  const left = await first.boundingBox();
  await page.getByRole('link', { name: 'Articles' }).first().click();
  await page.locator('h1:focus', { hasText: 'Articles' }).waitFor();
  await page.goBack();
  await first.waitFor();
  await expect.poll(async () => (await first.boundingBox())?.y).toBe(left?.y);
  expect(await page.getByRole('navigation', { name: 'Topics and passages' }).count()).toBe(0);
});
