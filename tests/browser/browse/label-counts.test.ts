import { expect } from 'vitest';
import { expectConsole, openHydrated, testOf } from '../../support/browser.ts';
import { crawlLabels } from '../../support/crawl-labels.ts';
import { panelChip } from '../../support/panel-chip.ts';
import { watchRequests } from '../../support/requests.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();
const test = testOf(site);

await crawlLabels(site);

test('chips look as empty as they are, and show how many posts they lead to, also after a client navigation', async (page) => {
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

  const newRequests = watchRequests(page);
  await page.getByRole('link', { name: 'Quotes' }).first().click();
  await page.locator('summary', { hasText: /^Christianity/ }).click();
  await page.getByRole('link', { name: /^Hell \(\d+\) posts?$/ }).waitFor();
  expect(newRequests().toSorted()).toEqual(['/api/labels/quotes', '/api/quotes']);
});

test('if the marks cannot be loaded, nothing is marked and all else works', async (page) => {
  expectConsole(page);
  await page.route('**/api/labels/*', (route) => route.fulfill({ status: 500, body: 'Oops' }));
  await openHydrated(page, '/articles');
  await page.getByRole('link', { name: 'Quotes' }).first().click();
  await page.locator('summary', { hasText: /^Christianity$/ }).click();
  await panelChip(page, 'Hell').click();
  await page.getByRole('heading', { name: 'Hell', level: 2 }).waitFor();
  expect(await page.getByText('Error:').count()).toBe(0);
});
