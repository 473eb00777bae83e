import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, openHydrated, visitsTo } from '../../support/browser.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();
const visit = visitsTo(site);

const openGroups = (page: Page) => page.locator('details[open] > summary').allTextContents();

/** A text fragment opens closed groups as the browser's search in the page does (HTML, ancestor revealing algorithm). */
const withTextFragment = (path: string) => `${path}#:~:text=Cosmological%20Argument`;

test('text found in a closed group opens the group, and it stays open', () =>
  visit(async ({ page }) => {
    await openHydrated(page, withTextFragment('/quotes'));
    await expect.poll(() => openGroups(page)).toEqual(['Gods Existence']);
    await page.locator('summary', { hasText: /^Science$/ }).click();
    expect(await openGroups(page)).toEqual(['Science']);
    await page.locator('summary', { hasText: /^Science$/ }).click();
    expect(await openGroups(page)).toEqual([]);
  }));

test('a group that was opened before hydration stays open', () =>
  visit(async ({ page }) => {
    const release = await holdRequests(page, /\/main-[^/]*\.js$/);
    await page.goto('/quotes', { waitUntil: 'commit' });
    await page.locator('summary', { hasText: /^Science$/ }).click();
    expect(await openGroups(page)).toEqual(['Science']);
    release();
    await hydrated(page);
    expect(await openGroups(page)).toEqual(['Science']);
    await page.locator('summary', { hasText: /^Christianity/ }).click();
    expect(await openGroups(page)).toEqual(['Christianity']);
  }));
