import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { hydrated, visit } from '../../support/browser.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

/** The chunk of navigations. While it is loading, a navigation is pending. */
const chunk = '**/assets/navigation-*.js';

async function press(page: Page, name: string, role: 'link' | 'button' = 'link') {
  await page.getByRole(role, { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
}

type Interruption = [how: string, hash: string, interrupt: (page: Page) => Promise<unknown>];

test.each<Interruption>([
  ['a skip link', '#page', (page) => press(page, 'Skip to content')],
  [
    'a download',
    '',
    async (page) => {
      const downloaded = page.waitForEvent('download');
      await press(page, 'Download as Markdown', 'button');
      await downloaded;
    },
  ],
  [
    'the Stop button',
    '',
    async (page) => (await page.context().newCDPSession(page)).send('Page.stopLoading'),
  ],
])('a page whose navigation is ended by %s is shown', (_, hash, interrupt) =>
  visit(site.url, async ({ page }) => {
    await page.goto(`/handout?posts=articles:${defaults.posts.searchTips}`);
    await hydrated(page);
    const release = await holdRequests(page, chunk);
    await press(page, 'Copyright Statement');
    await page.waitForURL('**/copyright');
    await interrupt(page);
    release();
    await page.getByRole('heading', { level: 1, name: 'Copyright Statement' }).waitFor();
    await expect.poll(() => page.title()).toBe('Copyright Statement | Areopagus');
    const { pathname, hash: shownHash } = new URL(page.url());
    expect([pathname, shownHash]).toEqual(['/copyright', hash]);
    const canonical = page.locator('link[rel=canonical]');
    expect(await canonical.getAttribute('href')).toBe('https://areopagus.example/copyright');
  }),
);

test('a label is shown if the visitor skips to the posts before it is there', () =>
  visit(site.url, async ({ page }) => {
    await page.goto('/apologetics');
    await hydrated(page);
    const release = await holdRequests(page, chunk);
    await page.getByText('John', { exact: true }).click();
    await page.getByRole('link', { name: 'John 3', exact: true }).click();
    await press(page, 'Skip to the posts');
    release();
    await page.getByRole('heading', { level: 2, name: 'John 3' }).waitFor();
    expect(new URL(page.url()).search).toBe('?label=John+3');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('posts');
  }));

test('Back before hydration shows the page of its URL', () =>
  visit(site.url, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('link', { name: 'Quotes' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Apologetic Quotes' }).waitFor();
    const release = await holdRequests(page, '**/assets/main-*.js');
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('link', { name: 'More Quotes' }).waitFor();
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await page.evaluate(() => history.back());
    await loaded;
    release();
    await page.getByRole('heading', { level: 1, name: 'Explore Areopagus' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  }));
