import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();
const visit = visitsTo(site);

const box = { name: 'Search Books of the Bible' };

test('no message says that no book was found while the parser loads', () =>
  visit(async ({ page }) => {
    const release = await holdRequests(page, /passage-/);
    await openHydrated(page, '/apologetics');
    await page.getByRole('textbox', box).fill('jn 3:16');
    await expect.poll(() => page.locator('summary').count()).toBe(0);
    expect(await page.getByText('No books found.').count()).toBe(0);
    release();
    await page.locator('[data-marked]').waitFor();
    await page.getByRole('textbox', box).fill('tobit');
    await page.getByText('No books found.').waitFor();
  }));

test('if the parser cannot be loaded, no book is found, and the Worker parses the passage', () =>
  visitsTo(site, { expectedConsoleLines: /net::ERR_FAILED/ })(async ({ page }) => {
    await page.route(/passage-/, (route) => route.abort());
    await openHydrated(page, '/apologetics');
    await page.getByRole('textbox', box).fill('tobit');
    await page.getByText('No books found.').waitFor();
    await page.getByRole('textbox', box).fill('1 cor 15');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '1 Corinthians 15', level: 2 }).waitFor();
  }));
