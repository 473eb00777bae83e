import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { twoFrames } from '../../support/browser-features.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { layoutShift } from '../../support/judges/layout-shift.ts';
import { sharedSite } from '../../support/shared-site.ts';
import { siteForFile } from '../../support/site.ts';
import { slow } from '../../support/watched-provider.ts';

const site = await sharedSite();
const visit = visitsTo(site);

/** Each page is requested once, because the site caches its content. */
const slowSite = await siteForFile({}, { systemClock: true });
slowSite.provider.intercept(slow(200));

const handout = '/handout?posts=thoughts:2155030422960716123,quotes:3432962778181662940';

test.concurrent.each(['/', '/apologetics', '/resources', handout])(
  'content and fonts that come late in %s shift nothing, and hydration needs no request',
  (path) =>
    visitsTo(slowSite)(async ({ page, newRequests }) => {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      await openHydrated(page, path);
      expect(await page.getByText('Loading...').count()).toBe(0);
      expect(await page.locator('footer').count()).toBe(1);
      expect(newRequests().filter((request) => request.startsWith('/api'))).toEqual([]);
      expect(await layoutShift(page)).toEqual([]);
    }),
);

test.concurrent('without JavaScript a page is complete and shows no Loading... when it has come', () =>
  visitsTo(slowSite, { javaScript: false })(async ({ page }) => {
    await page.goto('/quotes');
    expect(await page.locator('article').count()).toBe(10);
    expect(await page.getByText('Loading...').first().isVisible()).toBe(false);
    await page.locator('footer').waitFor();
  }));

// tests/unit/client/content/navigation-reader.test.ts has what waits for what.
test.concurrent('what loads later than the list below it is omitted until the next visit', () =>
  visit(async ({ page }) => {
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
    await twoFrames(page);
    expect(await firstTitle.boundingBox()).toEqual(place);
    await link('Quotes').click();
    await page.getByRole('heading', { name: 'Topics' }).waitFor();
    await link('Articles').click();
    await featured.waitFor();
  }));
