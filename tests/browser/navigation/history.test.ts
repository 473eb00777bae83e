import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { panelChip } from '../../support/panel-chip.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();
const visit = visitsTo(site);

test('Back and Forward restore the list and its scroll position, also long after and offline, and a press requests what is newer', () =>
  visitsTo(site, { expectedConsoleLines: /net::ERR_INTERNET_DISCONNECTED/ })(
    async ({ page, newRequests }) => {
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
      newRequests();

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
      await page.context().setOffline(true);
      await pass(12);
      await page.goBack();
      await heading('Earlier posts');
      await expect.poll(() => page.locator('article').count()).toBe(10);
      expect(newRequests()).toEqual([]);
    },
  ));

test('a label updates the head of the document, and a search replaces the canonical link', () =>
  visit(async ({ page }) => {
    await openHydrated(page, '/apologetics?label=John+3');
    const search = page.getByRole('searchbox');
    await search.fill('Miracles');
    await search.press('Enter');
    await page.getByRole('heading', { name: 'Search results for “Miracles”' }).waitFor();
    const robots = page.locator('meta[name=robots]');
    const canonical = page.locator('link[rel=canonical]');
    await expect.poll(() => robots.count()).toBe(1);
    expect(await robots.getAttribute('content')).toBe('noindex, follow');
    expect(await canonical.count()).toBe(0);
    const description = page.locator('meta[name=description]');
    expect(await description.getAttribute('content')).not.toContain('John 3');
    await page.goBack();
    await page.getByRole('heading', { name: 'John 3', level: 2 }).waitFor();
    await expect
      .poll(() => canonical.getAttribute('href'))
      .toBe('https://areopagus.example/apologetics?label=John+3');
    expect(await robots.count()).toBe(0);
    expect(await page.title()).toBe('John 3 | Scripture & Apologetic Thoughts | Areopagus');
  }));

test.each(['/apologetics', '/apologetics#posts'])(
  'Back and Forward return the focus to where it was, without scrolling, on %s',
  (url) =>
    visit(async ({ page }) => {
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
    }),
);

test('Back focuses the heading if the element that had focus is not shown', () =>
  visitsTo(site, { width: 360 })(async ({ page }) => {
    await openHydrated(page, '/quotes');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Articles' }).press('Enter');
    await page.locator('h1:focus', { hasText: 'Articles' }).waitFor();
    await page.goBack();
    await page.locator('h1:focus', { hasText: 'Apologetic Quotes' }).waitFor();
  }));

test('the link of the page that is shown leads to its top and its heading', () =>
  visit(async ({ page }) => {
    const path = '/quotes?label=Miracles';
    await openHydrated(page, path);
    await page.evaluate(() => scrollTo(0, 1000));
    await panelChip(page, 'Miracles').click();
    await page.locator('h1:focus').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(page.url()).toBe(site.url + path);
  }));
