import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, openHydrated, visitsTo } from '../../support/browser.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();
const visit = visitsTo(site);

const copying = /\/assets\/on-demand-/;
const navigation = /\/assets\/navigation-/;

const copied = (page: Page) => page.getByText('Copied, with its source.');

test('a press of Copy counts while its script is loading', () =>
  visit(async ({ page }) => {
    const release = await holdRequests(page, copying);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, '/quotes');
    const title = await page.locator('main article h3').first().innerText();
    await page.getByRole('button', { name: `Copy: ${title}` }).click();
    expect(await copied(page).count()).toBe(0);
    release();
    await copied(page).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(title);
  }));

test('a link that is pressed while the script of navigations is loading loads a document', () =>
  visit(async ({ page, newRequests }) => {
    const requested = page.waitForRequest(navigation);
    await holdRequests(page, navigation);
    await page.goto('/');
    await requested;
    newRequests();
    await page.getByRole('link', { name: 'Quotes' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Apologetic Quotes' }).waitFor();
    expect(newRequests()).toContain('/quotes');
  }));

test('if the script of navigations cannot be loaded, links and Back load documents', () =>
  visitsTo(site, { expectedStatusErrors: true })(async ({ page, newRequests }) => {
    await page.route(navigation, (route) => route.fulfill({ status: 404 }));
    await openHydrated(page, '/');
    newRequests();
    await page.getByRole('link', { name: 'Quotes' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Apologetic Quotes' }).waitFor();
    await hydrated(page);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Explore Areopagus' }).waitFor();
    expect(newRequests().filter((url) => !/^.(api|assets)/.test(url))).toEqual(['/quotes', '/']);
  }));
