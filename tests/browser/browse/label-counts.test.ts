import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { lowContrast, violations } from '../../support/axe.ts';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { crawlLabels } from '../../support/crawl-labels.ts';
import { panelChip } from '../../support/panel-chip.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();
const withoutScript = visitsTo(site, { javaScript: false });
const visit = visitsTo(site);
const expectingErrors = visitsTo(site, { expectedStatusErrors: true });

beforeAll(async () => {
  await crawlLabels(site);
});

const shownCount = (page: Page, name: string) =>
  panelChip(page, name).evaluate((it) => getComputedStyle(it, '::after').content);

const borderStyle = (page: Page, name: string) =>
  panelChip(page, name).evaluate((it) => getComputedStyle(it).borderStyle);

test('without JavaScript chips look as empty as they are, and show how many posts they lead to', () =>
  withoutScript(async ({ page }) => {
    await page.goto('/apologetics?label=John');
    await panelChip(page, 'John 3, 3 posts').waitFor();
    await panelChip(page, 'John 4, 1 post').waitFor();
    await panelChip(page, 'John 16, no posts yet').waitFor();
    expect(await page.locator('details[open] summary').innerText()).toMatch(
      /^John\s+posts in \d+ of 21$/,
    );
    expect(await shownCount(page, 'John 3, 3 posts')).not.toBe('none');
    expect(await shownCount(page, 'John 16, no posts yet')).toBe('none');
    expect(await borderStyle(page, 'John 3, 3 posts')).toBe('solid');
    expect(await borderStyle(page, 'John 16, no posts yet')).toBe('dashed');
  }));

test('marked chips and what is nearest have a contrast of 7:1, in light and dark', () =>
  visit(async ({ page }) => {
    await openHydrated(page, '/apologetics?label=John+16');
    await page.getByText('Nearest with posts:').waitFor();
    expect(await violations(page)).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      expect(await lowContrast(page, '#label-panel')).toEqual([]);
    }
  }));

test('chips are marked after a client navigation, too, with one more request', () =>
  visit(async ({ page, newRequests }) => {
    await openHydrated(page, '/articles');
    newRequests();
    await page.getByRole('link', { name: 'Quotes' }).first().click();
    await page.locator('summary', { hasText: /^Christianity/ }).click();
    await page.getByRole('link', { name: /^Hell, \d+ posts?$/ }).waitFor();
    expect(newRequests().toSorted()).toEqual(['/api/labels/quotes', '/api/quotes']);
  }));

test('if the marks cannot be loaded, nothing is marked and all else works', () =>
  expectingErrors(async ({ page }) => {
    await page.route('**/api/labels/*', (route) => route.fulfill({ status: 500, body: 'Oops' }));
    await openHydrated(page, '/articles');
    await page.getByRole('link', { name: 'Quotes' }).first().click();
    await page.locator('summary', { hasText: /^Christianity$/ }).click();
    await panelChip(page, 'Hell').click();
    await page.getByRole('heading', { name: 'Hell', level: 2 }).waitFor();
    expect(await page.getByText('Error:').count()).toBe(0);
  }));
