import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, visit } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const loadedLater = /\/assets\/(show-route|prefetch|copied-post)-/;

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
      await page
        .getByRole('button', { name: /^Copy: / })
        .first()
        .click();
      await page.getByRole('alert').getByText('It could not be copied. Are you online?').waitFor();
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
    await expect.poll(newRequests).toContain('/api/quotes');
    release();
    await page.getByRole('heading', { level: 1, name: 'Apologetic Quotes' }).waitFor();
    expect(newRequests()).not.toContain('/quotes');
  }));

test('if the script of navigations cannot be loaded, links and Back still lead to their pages', () =>
  visit(
    site.url,
    async ({ page, newRequests }) => {
      await page.route(loadedLater, (route) => route.abort());
      await page.goto('/');
      await hydrated(page);
      newRequests();
      await page.getByRole('link', { name: 'Quotes' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Apologetic Quotes' }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Explore Areopagus' }).waitFor();
      expect(newRequests()).toEqual(['/api/quotes', '/api/labels/quotes']);
      await page.setViewportSize({ width: 360, height: 640 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Quotes' }).click();
      await page.getByRole('heading', { level: 1, name: 'Apologetic Quotes' }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
    { expectedConsoleLines: /Failed to load resource/ },
  ));
