import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { hydrated, openHydrated, visitsTo } from '../../support/browser.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const needsConnection = 'You are offline. This needs a connection.';

const visit = visitsTo(site, {
  expectedConsoleLines:
    /net::ERR_(INTERNET_DISCONNECTED|FAILED)|status of [45]|dynamically imported module/,
});

const handout = `/handout?posts=quotes:${sampleContent().posts.quotes[0]?.id}&edit=1`;

// A locator would wait for the navigation that is canceled.
const textOf = (page: Page) => page.evaluate(() => document.body.innerText);
const typed = (page: Page, input: string) =>
  page.evaluate((input) => document.querySelector<HTMLInputElement>(input)?.value, input);

test('a passage typed offline stays, and a message says that it needs a connection', () =>
  visit(async ({ page }) => {
    await openHydrated(page, '/apologetics');
    await page.context().setOffline(true);
    const box = page.getByRole('textbox', { name: 'Search Books of the Bible' });
    await box.fill('1 cor 15');
    await page.keyboard.press('Enter');
    await expect.poll(() => textOf(page)).toContain(needsConnection);
    expect(await typed(page, '#label-panel input')).toBe('1 cor 15');
  }));

test('a link to a page whose code is not there, pressed offline, leaves the URL as it was', () =>
  visit(async ({ page }) => {
    await openHydrated(page, '/quotes');
    await page.context().setOffline(true);
    const link = page.getByRole('link', { name: 'Sundays' }).first();
    await link.dispatchEvent('click');
    await expect.poll(() => textOf(page)).toContain(needsConnection);
    expect(new URL(page.url()).pathname).toBe('/quotes');
    expect(await page.locator('main h1').textContent()).toBe('Apologetic Quotes');
  }));

test('the Word button of a handout, pressed offline, leaves the page and what was typed', () =>
  visit(async ({ page }) => {
    await openHydrated(page, handout);
    await page.getByLabel('Title').fill('For Sunday');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: /Word/ }).dispatchEvent('click');
    await expect.poll(() => textOf(page)).toContain(needsConnection);
    expect(await typed(page, 'main input')).toBe('For Sunday');
  }));

test('a correction typed on /passages while the response loads stays until Back, also if it is an error', () =>
  visit(async ({ page }) => {
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
  }));

test('after Back from a page that needs a connection, the page stays when there is one', () =>
  visit(async ({ page }) => {
    await openHydrated(page, '/quotes');
    // The connection ends while the code of the page loads.
    await page.route(/\/assets\/texts-/, async (route) => {
      await page.context().setOffline(true);
      await route.abort();
    });
    await page.getByRole('link', { name: 'Resources' }).first().dispatchEvent('click');
    await expect.poll(() => textOf(page)).toContain(needsConnection);
    await page.goBack();
    await page.context().setOffline(false);
    await page.getByText('You are online again.').waitFor();
    // Rejects if another document replaces the page.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  }));

test('Back to a list that failed requests it again', () =>
  visit(async ({ page }) => {
    await openHydrated(page, '/articles');
    await page.route('**/api/quotes', (route) =>
      route.fulfill({ status: 503, json: { error: true, message: 'Down.', status: 503 } }),
    );
    const link = (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    await link('Quotes').click();
    await page.getByRole('main').getByText('Error: Down.').waitFor();
    await page.unroute('**/api/quotes');
    await link('Articles').click();
    await page.locator('h1:focus', { hasText: 'Articles' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Apologetic Quotes' }).waitFor();
    await page.locator('main article').first().waitFor();
  }));

test('a page restored without the script of navigations is loaded again', () =>
  visit(async ({ page }) => {
    await page.route('**/assets/navigation-*.js', (route) => route.abort());
    await openHydrated(page, handout);
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await loaded;
    await hydrated(page);
  }));

test('after Back, a search whose suggestions came late stands where it was left', () =>
  visit(async ({ page }) => {
    await openHydrated(page, '/apologetics');
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/suggestions?*', async (route) => {
      await promise;
      const posts = [...'12345'].map((id) => ({ list: 'quotes', id, title: id }));
      await route.fulfill({ json: { scripture: [], topics: [], posts } });
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
  }));
