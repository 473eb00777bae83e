import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();
const visit = visitsTo(site);
const withoutScript = visitsTo(site, { javaScript: false });

const line = '[data-await="/api/sunday"] p';

test('after a client navigation the Scripture panel has the same line as the home page, and it leads to the Sundays', () =>
  visit(async ({ page, newRequests }) => {
    await openHydrated(page, '/');
    const onHome = await page.locator(line).innerText();
    expect(onHome).toMatch(/^This \w+day, \w+ \d+: .+ · .+/);
    await openHydrated(page, '/quotes');
    newRequests();
    const link = page.getByRole('link', { name: 'Thoughts' }).first();
    const loaded = page.waitForResponse('**/api/sunday');
    await link.hover();
    await (await loaded).finished();
    await link.click();
    await page.locator(line).waitFor();
    expect(await page.locator(line).innerText()).toBe(onHome);
    expect(newRequests().filter((request) => request === '/api/sunday')).toHaveLength(1);
    const [sundays, search, chapter] = await page.locator(`${line} a`).all();
    const name = await search?.innerText();
    const label = await chapter?.innerText();
    await chapter?.click();
    await page.waitForURL(`**/apologetics?${new URLSearchParams({ label: String(label) })}`);
    await page.goBack();
    await sundays?.click();
    await page.getByRole('heading', { level: 1, name: 'Sundays and Feasts' }).waitFor();
    const first = page.getByRole('heading', { level: 3 }).first();
    expect(await first.innerText()).toContain(String(name));
  }));

test('without JavaScript, the links of the line and of the Sundays are there', () =>
  withoutScript(async ({ page }) => {
    await page.goto('/apologetics');
    await page.locator(`${line} a`).first().click();
    await page.getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await page.getByRole('link', { name: 'All Sundays and feasts' }).click();
    expect(new URL(page.url()).pathname).toBe('/sundays');
  }));
