import { expect } from 'vitest';
import { goOffline, openHydrated, test } from '../../support/browser.ts';
import { panelChip } from '../../support/panel-chip.ts';
import { watchRequests } from '../../support/requests.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

test('Back and Forward restore the list and its scroll position, also long after and offline, and a press requests what is newer', async (page) => {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + Number(sessionStorage.getItem('passed') ?? 0);
  });
  const pass = (minutes: number) =>
    page.evaluate((ms) => sessionStorage.setItem('passed', `${ms}`), minutes * 60_000);
  const heading = (name: string) => page.getByRole('heading', { name }).waitFor();
  await openHydrated(page, '/apologetics');
  await page.getByRole('link', { name: 'More Posts' }).scrollIntoViewIfNeeded();
  const scrolledTo = await page.evaluate(() => scrollY);
  expect(scrolledTo).toBeGreaterThan(1000);
  await page.getByRole('link', { name: 'More Posts' }).click();
  await heading('Earlier posts');
  await page.getByRole('link', { name: 'Quotes' }).first().click();
  await heading('Apologetic Quotes');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const newRequests = watchRequests(page);

  await pass(6);
  await page.goBack();
  await heading('Earlier posts');
  await page.goBack();
  await heading('Latest posts');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolledTo);
  await page.goForward();
  await heading('Earlier posts');
  const spaceBelow = () =>
    page.evaluate(() => document.documentElement.offsetHeight - document.body.offsetHeight);
  await expect.poll(spaceBelow).toBe(0);
  expect(newRequests()).toEqual([]);

  await page.getByRole('link', { name: 'Quotes' }).first().click();
  await heading('Apologetic Quotes');
  expect(newRequests()).toContain('/api/quotes');
  await goOffline(page);
  await pass(12);
  await page.goBack();
  await heading('Earlier posts');
  await expect.poll(() => page.locator('article').count()).toBe(10);
  expect(newRequests()).toEqual([]);
});

test.for(['/apologetics', '/apologetics#posts'])(
  'Back and Forward return the focus to where it was, without scrolling, on %s',
  async (page, url) => {
    await openHydrated(page, url);
    const link = page.locator('article h3 a').nth(5);
    const focusedLink = page.locator('a:focus', { hasText: await link.innerText() });
    await link.focus();
    const scrolledTo = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await page.locator('h1:focus').waitFor();
    // There are two of them.
    const back = page.getByRole('link', { name: 'Back to Thoughts' }).last();
    await back.focus();
    await page.goBack();
    await focusedLink.waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolledTo);
    await page.goForward();
    await expect.poll(() => back.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.goBack();
    await focusedLink.waitFor();
    await page.getByRole('link', { name: 'More Posts' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('#posts:focus', { hasText: 'Earlier posts' }).waitFor();
    await page.goBack();
    await page.locator('a:focus', { hasText: 'More Posts' }).waitFor();
    await page.getByRole('heading', { name: 'Latest posts' }).waitFor();
  },
);

test('Back focuses the heading if the element that had focus is not shown', async (page) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openHydrated(page, '/quotes');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Articles' }).press('Enter');
  await page.locator('h1:focus', { hasText: 'Articles' }).waitFor();
  await page.goBack();
  await page.locator('h1:focus', { hasText: 'Apologetic Quotes' }).waitFor();
});

test('the link of the page that is shown leads to its top and its heading', async (page) => {
  const path = '/quotes?label=Miracles';
  await openHydrated(page, path);
  await page.evaluate(() => scrollTo(0, 1000));
  await panelChip(page, 'Miracles').click();
  await page.locator('h1:focus').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(page.url()).toBe(site.url + path);
});
