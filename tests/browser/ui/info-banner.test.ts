import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { hydrated, visit } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const hide = (page: Page) => page.getByRole('checkbox', { name: 'Hide this message' });
const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('hidden-banners') ?? '{}'));

test('two notes stand on each browser and lead to the notes on use; one on / and on /resources', () =>
  visit(site.url, async ({ page }) => {
    for (const path of ['/apologetics', '/quotes']) {
      await page.goto(path);
      expect(await hide(page).count()).toBe(2);
      const links = page.locator(`main a[href="/articles/${defaults.posts.usageNotes}"]`);
      expect(await links.count()).toBe(2);
    }
    for (const path of ['/', '/resources']) {
      await page.goto(path);
      expect(await hide(page).count()).toBe(1);
      await page
        .getByText(
          'Not sure if you can use the resources on this website in your sermon or lesson?',
        )
        .waitFor();
      const link = page.getByRole('link', { name: 'Read our Copyright Statement' });
      expect(await link.getAttribute('href')).toBe('/copyright');
    }
  }));

test('the tick hides the one note, writes down when, and leaves the focus on the page', () =>
  visit(site.url, async ({ page }) => {
    const before = Date.now();
    await page.goto('/apologetics');
    await hydrated(page);
    await hide(page).first().focus();
    await page.keyboard.press('Space');
    await expect.poll(() => hide(page).count()).toBe(1);
    const { 'thoughts-usage': hiddenAt, ...others } = await record(page);
    expect(others).toEqual({});
    expect(new Date(hiddenAt).toISOString()).toBe(hiddenAt);
    expect(Date.parse(hiddenAt)).toBeGreaterThanOrEqual(before);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('page');
    const told = page.getByRole('status').filter({ hasText: 'The message is hidden.' });
    await told.waitFor({ state: 'attached' });

    await hide(page).click();
    await expect.poll(() => hide(page).count()).toBe(0);
    expect(Object.keys(await record(page))).toEqual(['thoughts-usage', 'thoughts-context']);
    await page.goto('/quotes');
    await hydrated(page);
    expect(await hide(page).count()).toBe(2);
  }));

test('a note that was hidden is never seen on the next visit, not even before the page has come to life', () =>
  visit(site.url, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await hide(page).click();
    await expect.poll(() => hide(page).count()).toBe(0);

    let letScriptCome = () => {};
    const held = new Promise<void>((resolve) => {
      letScriptCome = resolve;
    });
    await page.route('**/assets/main-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const note = page.locator('[data-banner=home-copyright]');
    expect(await note.count()).toBe(1);
    expect(await note.evaluate((it) => getComputedStyle(it).display)).toBe('none');
    letScriptCome();
    await hydrated(page);
    await expect.poll(() => note.count()).toBe(0);
  }));

test('a note ticked before the page has come to life stays hidden, too', () =>
  visit(site.url, async ({ page }) => {
    let letScriptCome = () => {};
    const held = new Promise<void>((resolve) => {
      letScriptCome = resolve;
    });
    await page.route('**/assets/main-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await hide(page).click();
    letScriptCome();
    await hydrated(page);
    expect(await hide(page).isVisible()).toBe(false);
    await page.reload();
    await hydrated(page);
    expect(await hide(page).isVisible()).toBe(false);
  }));

test('without script the tick hides the note for the moment', () =>
  visit(
    site.url,
    async ({ page }) => {
      await page.goto('/quotes');
      await hide(page).first().click();
      expect(await page.getByText('Name the source').isVisible()).toBe(false);
      expect(await page.getByText('A quote is a part').isVisible()).toBe(true);
    },
    { javaScript: false },
  ));

test('a damaged record hides nothing and breaks nothing', () =>
  visit(site.url, async ({ page }) => {
    for (const damaged of ['{', 'null', '"text"', '[]']) {
      await page.goto('/quotes');
      await page.evaluate((value) => localStorage.setItem('hidden-banners', value), damaged);
      await page.reload();
      await hydrated(page);
      expect(await hide(page).count()).toBe(2);
      await hide(page).first().click();
      await expect.poll(() => hide(page).count()).toBe(1);
      expect(Object.keys(await record(page))).toEqual(['quotes-usage']);
    }
  }));
