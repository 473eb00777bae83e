import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();
const visit = visitsTo(site);

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const gotIt = (page: Page) => page.getByRole('button', { name: 'Got it!' });
const record = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-acceptance'));

test('the banner shows its text and links to the privacy policy', () =>
  visit(async ({ page }) => {
    await page.goto('/');
    await banner(page).waitFor();
    expect(await banner(page).innerText()).toContain(
      'By using this website, you agree to our privacy policy. Learn more',
    );
    const { bottom, height } = await banner(page).evaluate(async (it) => {
      await Promise.all(it.getAnimations().map(({ finished }) => finished));
      return it.getBoundingClientRect();
    });
    expect(bottom).toBe(900);
    expect(height).toBeLessThan(100);
    expect(await record(page)).toBeNull();
    await banner(page).getByRole('link').click();
    await page.getByRole('heading', { name: 'Privacy Policy', level: 1 }).waitFor();
    expect(await banner(page).isVisible()).toBe(true);
  }));

test("'Got it!' stores the acceptance with its time, and the banner is not shown again", () =>
  visit(async ({ page }) => {
    const before = Date.now();
    await page.goto('/');
    await gotIt(page).click();
    await banner(page).waitFor({ state: 'detached' });
    const { accepted, timestamp, ...others } = JSON.parse((await record(page)) ?? '{}');
    expect({ accepted, others }).toEqual({ accepted: true, others: {} });
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now());

    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[aria-label="Cookies"]')) performance.mark('banner-shown');
      }).observe(document, { childList: true, subtree: true });
    });
    for (const path of ['/', '/quotes']) {
      await openHydrated(page, path);
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => performance.getEntriesByName('banner-shown').length)).toBe(
        0,
      );
    }
  }));
