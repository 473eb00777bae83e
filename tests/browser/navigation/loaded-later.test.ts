import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, visit } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const loadedLater = /\/assets\/(navigation|copied-post)-/;

/** Holds the scripts that are loaded later until the returned function is called. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(loadedLater, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const copied = (page: Page) => page.getByText('Copied, with its source.');

test('no script is loaded before the visitor points at something', () =>
  visit(site.url, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/quotes');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => loadedLater.test(url))).toEqual([]);
    await page
      .getByRole('button', { name: /^Copy: / })
      .first()
      .hover();
    await expect.poll(() => requests.some((url) => url.includes('copied-post'))).toBe(true);
  }));

test('a press of Copy counts while its script is loading', () =>
  visit(site.url, async ({ page }) => {
    const release = await holdScripts(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/quotes');
    await hydrated(page);
    const title = await page.locator('main article h3').first().innerText();
    await page.getByRole('button', { name: `Copy: ${title}` }).click();
    expect(await copied(page).count()).toBe(0);
    release();
    await copied(page).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(title);
  }));

test('if the script of Copy cannot be loaded, a message says so', () =>
  visit(
    site.url,
    async ({ page }) => {
      await page.route(loadedLater, (route) => route.abort());
      await page.goto('/quotes');
      await hydrated(page);
      const copy = page.getByRole('button', { name: /^Copy: / }).first();
      await copy.click();
      const alert = page.getByRole('alert');
      await alert.getByText('This could not be loaded.').waitFor();
      expect(await alert.getByRole('button', { name: 'Reload the page' }).count()).toBe(1);
    },
    { expectedConsoleLines: /Failed to load resource/ },
  ));

test('a link that is pressed while the script of navigations is loading leads to its page', () =>
  visit(site.url, async ({ page, newRequests }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await hydrated(page);
    newRequests();
    await page.getByRole('link', { name: 'Quotes' }).first().click();
    await page.waitForURL('**/quotes');
    release();
    await page.getByRole('heading', { level: 1, name: 'Apologetic Quotes' }).waitFor();
    expect(newRequests()).toEqual(['/api/quotes', '/api/labels/quotes']);
  }));

test('if a deployment has replaced the script of navigations, links and Back load documents', () =>
  visit(
    site.url,
    async ({ page, newRequests }) => {
      await page.route(loadedLater, (route) => route.fulfill({ status: 404 }));
      await page.goto('/');
      await hydrated(page);
      newRequests();
      await page.getByRole('link', { name: 'Quotes' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Apologetic Quotes' }).waitFor();
      await hydrated(page);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Explore Areopagus' }).waitFor();
      expect(newRequests().filter((url) => !/^.(api|assets)/.test(url))).toEqual(['/quotes', '/']);
    },
    { expectedStatusErrors: true },
  ));
