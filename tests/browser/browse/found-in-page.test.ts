import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, visit } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const openGroups = (page: Page) => page.locator('details[open] > summary').allTextContents();

/** A link to text opens what it finds it in as the browser's own search does (HTML, ancestor revealing algorithm). */
const leadingToText = (path: string) => `${path}#:~:text=Cosmological%20Argument`;

test('text that the browser finds in a closed group opens the group, and the panel keeps it open', () =>
  visit(site.url, async ({ page }) => {
    await page.goto(leadingToText('/quotes'));
    await hydrated(page);
    await expect.poll(() => openGroups(page)).toEqual(['Gods Existence']);
    const box = page.getByRole('textbox', { name: 'Search Topics' });
    await box.fill('Bible');
    expect(await openGroups(page)).toEqual([]);
    await box.fill('');
    expect(await openGroups(page)).toEqual(['Gods Existence']);

    await page.locator('summary', { hasText: /^Science$/ }).click();
    expect(await openGroups(page)).toEqual(['Science']);
    await page.locator('summary', { hasText: /^Science$/ }).click();
    expect(await openGroups(page)).toEqual([]);
  }));

test('it does so without script, too', () =>
  visit(
    site.url,
    async ({ page }) => {
      await page.goto(leadingToText('/quotes'));
      await expect.poll(() => openGroups(page)).toEqual(['Gods Existence']);
    },
    { javaScript: false },
  ));

test('it does so when the page is there already, with another group open', () =>
  visit(site.url, async ({ page }) => {
    await page.goto('/quotes?label=Hell');
    await hydrated(page);
    expect(await openGroups(page)).toEqual(['Christianity']);
    await page.goto(leadingToText('/quotes?label=Hell'));
    await expect.poll(() => openGroups(page)).toEqual(['Gods Existence']);
    const box = page.getByRole('textbox', { name: 'Search Topics' });
    await box.fill('Bible');
    await box.fill('');
    expect(await openGroups(page)).toEqual(['Gods Existence']);
  }));

test('a group that was opened before the script came stays open', () =>
  visit(site.url, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/main-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/quotes', { waitUntil: 'commit' });
    await page.locator('summary', { hasText: /^Science$/ }).click();
    expect(await openGroups(page)).toEqual(['Science']);
    release();
    await hydrated(page);
    const box = page.getByRole('textbox', { name: 'Search Topics' });
    await box.fill('Bible');
    await box.fill('');
    expect(await openGroups(page)).toEqual(['Science']);
  }));
