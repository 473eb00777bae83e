import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile({}, { clock: true });
const visit = visitsTo(site);

const line = '[data-await="/api/sunday"] p';

test('after a client navigation the Scripture panel has the line of the home page in two lines, and it leads to the day', () =>
  visit(async ({ page, newRequests }) => {
    await site.setTime('2026-12-22T18:00:00Z');
    await openHydrated(page, '/');
    const onHome = await page.locator(line).innerText();
    expect(onHome).toMatch(/^Thursday, December 24: Christmas Eve .+ · All Sundays and feasts$/);
    await openHydrated(page, '/quotes');
    newRequests();
    const link = page.getByRole('link', { name: 'Thoughts' }).first();
    const loaded = page.waitForResponse('**/api/sunday');
    await link.hover();
    await (await loaded).finished();
    await link.click();
    await page.locator(line).waitFor();
    expect(await page.locator(line).textContent()).toBe(onHome);
    expect((await page.locator(line).boundingBox())?.height).toBeLessThan(60);
    expect(newRequests().filter((request) => request === '/api/sunday')).toHaveLength(1);
    await page.getByRole('link', { name: 'Christmas Eve' }).click();
    await page.getByRole('heading', { level: 2, name: 'Posts for Christmas Eve' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'All Sundays and feasts' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sundays and Feasts' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_500);
  }));
