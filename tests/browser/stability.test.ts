import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, visit } from '../support/browser.ts';
import { everyPage } from '../support/every-page.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { type Site, startSite } from '../support/site.ts';
import { slow } from '../support/watched-provider.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.close());

const still = { sum: 0, moved: [] };
const expectedStatusErrors = true;

/** Everything that a visitor may have accepted or hidden on an earlier visit. */
function rememberEarlierVisit(page: Page) {
  return page.evaluate(() => {
    const timestamp = new Date().toISOString();
    localStorage.setItem('cookie-acceptance', JSON.stringify({ accepted: true, timestamp }));
    const ids = [...document.querySelectorAll('[data-banner]')].map((banner) => [
      banner.getAttribute('data-banner'),
      timestamp,
    ]);
    localStorage.setItem('hidden-banners', JSON.stringify(Object.fromEntries(ids)));
  });
}

test.concurrent.each(everyPage)('nothing moves on %s, on the first visit and on the next', (path) =>
  visit(
    site.url,
    async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      expect(await layoutShift(page)).toEqual(still);
      expect(await page.locator('img:not([width][height])').count()).toBe(0);
      await page.setViewportSize({ width: 360, height: 800 });
      await page.reload();
      await hydrated(page);
      expect(await layoutShift(page)).toEqual(still);
      await rememberEarlierVisit(page);
      await page.reload();
      await hydrated(page);
      expect(await layoutShift(page)).toEqual(still);
      expect(await page.getByRole('checkbox').or(page.getByText('Got it!')).count()).toBe(0);
    },
    { expectedStatusErrors },
  ),
);

test.concurrent('nothing moves where the content and the fonts are late', async () => {
  const late = await startSite();
  late.provider.intercept(slow(500));
  for (const path of ['/', '/apologetics', '/resources']) {
    await visit(late.url, async ({ page }) => {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      await page.goto(path);
      await hydrated(page);
      expect(await layoutShift(page)).toEqual(still);
    });
  }
  await late.close();
});
