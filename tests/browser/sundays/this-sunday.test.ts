import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile({}, { clock: true });
const visit = visitsTo(site);

const coming = '[data-await="/api/sunday"] > *';

test('the days of the home page lead to their pages, and a feast has one line', () =>
  visit(async ({ page }) => {
    await site.setTime('2026-12-22T18:00:00Z');
    await openHydrated(page, '/');
    expect(await page.locator(coming).innerText()).toMatch(
      /^Thursday, December 24: Christmas Eve .+All Sundays and feasts$/s,
    );
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await page.locator(`${coming} p`).first().boundingBox())?.height).toBeLessThan(30);
    await page.getByRole('link', { name: 'Christmas Eve' }).click();
    await page.getByRole('heading', { level: 2, name: 'Posts for Christmas Eve' }).waitFor();
    await page.goBack();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'All Sundays and feasts' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sundays and Feasts' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_500);
  }));
