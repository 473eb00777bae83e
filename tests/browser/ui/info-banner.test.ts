import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, openHydrated, visitsTo } from '../../support/browser.ts';
import { focused } from '../../support/focused.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();
const visit = visitsTo(site);
const withoutScript = visitsTo(site, { javaScript: false });

const hide = (page: Page) => page.getByRole('checkbox', { name: 'Hide this message' });
const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('hidden-banners') ?? '{}'));

test('the checkbox hides one banner, stores the time, moves the focus on and announces each banner', () =>
  visit(async ({ page }) => {
    const before = Date.now();
    await openHydrated(page, '/apologetics');
    await hide(page).first().focus();
    await page.keyboard.press('Space');
    await expect.poll(() => hide(page).count()).toBe(1);
    const { 'thoughts-usage': hiddenAt, ...others } = await record(page);
    expect(others).toEqual({});
    expect(new Date(hiddenAt).toISOString()).toBe(hiddenAt);
    expect(Date.parse(hiddenAt)).toBeGreaterThanOrEqual(before);
    expect((await focused(page))?.name).toBe('Read the notes on use');
    expect(await hide(page).locator('xpath=../..').locator(':focus').count()).toBe(1);
    const announcement = page.getByRole('status').filter({ hasText: 'The message is hidden.' });
    await announcement.waitFor({ state: 'attached' });

    await announcement.evaluate((region) => {
      new MutationObserver(() => region.setAttribute('data-changed', '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await hide(page).click();
    await page.locator('[data-changed]', { hasText: 'The message is hidden.' }).waitFor();
    await expect.poll(() => hide(page).count()).toBe(0);
    expect(Object.keys(await record(page))).toEqual(['thoughts-usage', 'thoughts-context']);
    await openHydrated(page, '/quotes');
    expect(await hide(page).count()).toBe(2);
  }));

test('a banner that is hidden before hydration stays hidden, and is not visible on the next visit', () =>
  visit(async ({ page }) => {
    const release = await holdRequests(page, '**/assets/main-*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await hide(page).click();
    release();
    await hydrated(page);
    expect(await hide(page).isVisible()).toBe(false);

    const releaseNext = await holdRequests(page, '**/assets/main-*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const banner = page.locator('[data-banner=home-copyright]');
    expect(await banner.evaluate((it) => getComputedStyle(it).display)).toBe('none');
    releaseNext();
    await banner.waitFor({ state: 'detached' });
  }));

test('without JavaScript the checkbox hides the banner until the next document load', () =>
  withoutScript(async ({ page }) => {
    await page.goto('/quotes');
    await hide(page).first().click();
    expect(await page.getByText('Name the source').isVisible()).toBe(false);
    expect(await page.getByText('A quote is a part').isVisible()).toBe(true);
  }));
