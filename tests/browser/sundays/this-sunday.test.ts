import { expect } from 'vitest';
import { openHydrated, testOf } from '../../support/browser.ts';
import { watchRequests } from '../../support/requests.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile({}, { clock: true });
const test = testOf(site);

const coming = '[data-await="/api/sunday"] > *';

test('after a client navigation the Scripture panel has the first day of the home page in one line, which leads to the day', async (page) => {
  await site.setTime('2026-12-22T18:00:00Z');
  await openHydrated(page, '/');
  expect(await page.locator(coming).innerText()).toMatch(
    /^Thursday, December 24: Christmas Eve .+All Sundays and feasts\nOr preach through a book$/s,
  );
  // A feast has one line, also in a narrow window.
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await page.locator(`${coming} p`).first().boundingBox())?.height).toBeLessThan(30);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, '/quotes');
  const newRequests = watchRequests(page);
  const link = page.getByRole('link', { name: 'Thoughts' }).first();
  const loaded = page.waitForResponse('**/api/sunday');
  await link.hover();
  await (await loaded).finished();
  await link.click();
  await page.locator(coming).waitFor();
  expect(await page.locator(coming).innerText()).toBe('Thursday: Christmas Eve');
  expect((await page.locator(coming).boundingBox())?.height).toBeLessThan(40);
  expect(newRequests().filter((request) => request === '/api/sunday')).toHaveLength(1);
  await page.getByRole('link', { name: 'Christmas Eve' }).click();
  await page.getByRole('heading', { level: 2, name: 'Posts for Christmas Eve' }).waitFor();
  await page.getByRole('link', { name: 'Sundays' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Sundays and Feasts' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_500);
});
