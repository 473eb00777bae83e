import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, openHydrated, visit } from '../../support/browser.ts';
import { ready } from '../../support/contact-form.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const home = (page: Page) =>
  page.getByRole('heading', { name: 'Explore Areopagus', level: 1 }).waitFor();
const quotes = (page: Page) =>
  page.getByRole('heading', { name: 'Apologetic Quotes', level: 1 }).waitFor();

/** Whether a document was loaded since the last call. */
function isNewDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const seen = 'seen' in window;
    Object.assign(window, { seen: true });
    return !seen;
  });
}

test('links, Back and Forward to and from the page load a document', () =>
  visit(site.url, async ({ page, newRequests }) => {
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const follow = (name: string) => navigation.getByRole('link', { name, exact: true }).click();
    await openHydrated(page, '/');
    expect(await isNewDocument(page)).toBe(true);
    await follow('Quotes');
    await quotes(page);
    expect(await isNewDocument(page)).toBe(false);
    newRequests();

    await follow('Contact');
    await ready(page);
    expect(await isNewDocument(page)).toBe(true);
    expect(newRequests()).toContain('/contact');
    await follow('Home');
    await home(page);
    await hydrated(page);
    expect(await isNewDocument(page)).toBe(true);
    expect(newRequests()).toContain('/');

    await page.goBack();
    await ready(page);
    expect(await isNewDocument(page)).toBe(true);
    await page.goBack();
    await quotes(page);
    await hydrated(page);
    expect(await isNewDocument(page)).toBe(true);
    await page.goForward();
    await ready(page);
    expect(await isNewDocument(page)).toBe(true);
    await page.goForward();
    await home(page);
    await hydrated(page);
    expect(await isNewDocument(page)).toBe(true);
  }));
