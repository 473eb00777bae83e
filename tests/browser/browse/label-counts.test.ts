import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { crawlLabels } from '../../support/crawl-labels.ts';
import { panelChip } from '../../support/panel-chip.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();
const visit = visitsTo(site);
const expectingErrors = visitsTo(site, { expectedStatusErrors: true });

await crawlLabels(site);

test('chips look as empty as they are, and show how many posts they lead to', () =>
  visit(async ({ page }) => {
    await openHydrated(page, '/apologetics?label=John+16');
    await page.getByText('Near:').waitFor();
    const [full, empty] = await Promise.all(
      ['3 (3) posts, John 3', '17, John 17, no posts yet'].map((name) =>
        panelChip(page, name).evaluate((chip) => [
          getComputedStyle(chip).borderStyle,
          getComputedStyle(chip, '::after').content,
        ]),
      ),
    );
    expect(full).toEqual(['solid', '"(3)"']);
    expect(empty).toEqual(['dashed', 'none']);
  }));

test('chips are marked after a client navigation, too, with one more request', () =>
  visit(async ({ page, newRequests }) => {
    await openHydrated(page, '/articles');
    newRequests();
    await page.getByRole('link', { name: 'Quotes' }).first().click();
    await page.locator('summary', { hasText: /^Christianity/ }).click();
    await page.getByRole('link', { name: /^Hell \(\d+\) posts?$/ }).waitFor();
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
