import { expect } from 'vitest';
import { openHydrated, testOf } from '../../support/browser.ts';
import { disableJavaScript } from '../../support/browser-features.ts';
import { layoutShift } from '../../support/judges/layout-shift.ts';
import { watchRequests } from '../../support/requests.ts';
import { siteForFile } from '../../support/site.ts';
import { slow } from '../../support/watched-provider.ts';

/** Each page is requested once, because the site caches its content. */
const slowSite = await siteForFile({}, { systemClock: true });
slowSite.provider.intercept(slow(200));

const handout = '/handout?posts=thoughts:2155030422960716123,quotes:3432962778181662940';

testOf(slowSite).for(['/', '/apologetics', '/resources', handout])(
  'content and fonts that come late in %s shift nothing, and hydration needs no request',
  async (page, path) => {
    const newRequests = watchRequests(page);
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await openHydrated(page, path);
    expect(await page.getByText('Loading...').count()).toBe(0);
    expect(await page.locator('footer').count()).toBe(1);
    expect(newRequests().filter((request) => request.startsWith('/api'))).toEqual([]);
    expect(await layoutShift(page)).toEqual([]);
  },
);

testOf(slowSite)('without JavaScript a complete page shows no Loading...', async (page) => {
  await disableJavaScript(page);
  await page.goto('/quotes');
  expect(await page.locator('article').count()).toBe(10);
  expect(await page.getByText('Loading...').first().isVisible()).toBe(false);
  await page.locator('footer').waitFor();
});
