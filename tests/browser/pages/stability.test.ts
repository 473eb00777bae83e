import { expect, test } from 'vitest';
import { openHydrated, visit } from '../../support/browser.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { layoutShift } from '../../support/judges/layout-shift.ts';
import { sharedSite } from '../../support/shared-site.ts';
import { startSite } from '../../support/site.ts';
import { slow } from '../../support/watched-provider.ts';

const site = await sharedSite();

test.concurrent('there is no layout shift if content and fonts load slowly', async () => {
  const slowSite = await startSite();
  slowSite.provider.intercept(slow(500));
  for (const path of ['/', '/apologetics', '/resources']) {
    await visit(slowSite.url, async ({ page }) => {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      await openHydrated(page, path);
      expect(await layoutShift(page)).toEqual([]);
    });
  }
  await slowSite.close();
});

// tests/unit/client/navigation/page-reader.test.ts has what waits for what.
test.concurrent('what loads later than the list below it is omitted until the next visit', () =>
  visit(site.url, async ({ page }) => {
    const featured = page.locator('section[aria-labelledby=featured]');
    const firstTitle = page.locator('li h3 a[href^="/articles/"]').first();
    const link = (name: string) => page.locator('header').getByRole('link', { name });
    await openHydrated(page, '/quotes');
    const release = await holdRequests(page, '**/api/featured');
    await link('Articles').click();
    await firstTitle.waitFor();
    const place = await firstTitle.boundingBox();
    const loaded = page.waitForResponse('**/api/featured');
    release();
    await (await loaded).finished();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await firstTitle.boundingBox()).toEqual(place);
    await link('Quotes').click();
    await page.getByRole('heading', { name: 'Topics' }).waitFor();
    await link('Articles').click();
    await featured.waitFor();
  }));
