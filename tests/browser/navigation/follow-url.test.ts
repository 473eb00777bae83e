import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { openHydrated, test } from '../../support/browser.ts';
import { holdRequests } from '../../support/requests.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const handout = `?posts=articles:${defaults.posts.searchTips}`;

async function press(page: Page, name: string) {
  await page.getByRole('link', { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
}

type Interruption = [how: string, hash: string, interrupt: (page: Page) => Promise<unknown>];

test.for<Interruption>([
  ['a skip link', '#page', (page) => press(page, 'Skip to content')],
  [
    'a download',
    '',
    async (page) => {
      const downloaded = page.waitForEvent('download');
      await page.evaluate((href) => {
        Object.assign(document.createElement('a'), { href, download: '' }).click();
      }, `/handout.md${handout}`);
      await downloaded;
    },
  ],
  [
    'the Stop button',
    '',
    async (page) => (await page.context().newCDPSession(page)).send('Page.stopLoading'),
  ],
])('a page whose navigation is ended by %s is shown', async (page, [_, hash, interrupt]) => {
  await page.addInitScript((stored) => localStorage.setItem('handout', stored), handout);
  // While the chunk of its page is loading, a navigation to the handout is pending.
  const release = await holdRequests(page, '**/assets/handout-*.js');
  await openHydrated(page, '/resources');
  await press(page, 'Open handout (1)');
  await page.waitForURL('**/handout?*');
  await interrupt(page);
  release();
  await page.getByRole('heading', { level: 1, name: 'Handout' }).waitFor();
  await expect.poll(() => page.title()).toBe('Handout | Areopagus');
  const { pathname, hash: shownHash } = new URL(page.url());
  expect([pathname, shownHash]).toEqual(['/handout', hash]);
  expect(await page.locator('link[rel=canonical]').count()).toBe(0);
});

test('a label is shown if the visitor skips to the posts before it is there', async (page) => {
  await openHydrated(page, '/apologetics');
  const release = await holdRequests(page, '**/api/thoughts?label=John+3');
  await page.evaluate(() => {
    for (const end of ['?label=John+3', '#posts']) {
      document.querySelector<HTMLElement>(`a[href$="${end}"]`)?.click();
    }
  });
  release();
  await page.getByRole('heading', { level: 2, name: 'John 3' }).waitFor();
  expect(new URL(page.url()).search).toBe('?label=John+3');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('posts');
});

test.for([
  ['/', 'Explore Areopagus'],
  ['/quotes?label=Hell', 'Hell'],
])('Back to %s before hydration shows the page of its URL', async (page, [path, heading]) => {
  await openHydrated(page, path);
  await page.getByRole('link', { name: 'Quotes' }).first().click();
  await page.getByRole('heading', { name: 'Latest posts' }).waitFor();
  const release = await holdRequests(page, '**/assets/main-*.js');
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('link', { name: 'More Quotes' }).waitFor();
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.evaluate(() => history.back());
  await loaded;
  release();
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  expect(page.url()).toBe(site.url + path);
});
