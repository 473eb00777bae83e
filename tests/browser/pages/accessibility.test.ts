import { expect, test } from 'vitest';
import { violations, visualViolations } from '../../support/axe.ts';
import { hydrated, openHydrated, visitsTo } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';
import { siteForFile } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';

const site = await sharedSite();
const failing = await siteForFile();

test('a page whose content fails to load has no accessibility violations', async () => {
  failing.provider.intercept(() => failure(500, 'Down for repairs.'));
  await visitsTo(failing, { expectedStatusErrors: true })(async ({ page }) => {
    const response = await page.goto('/articles/1001');
    expect(response?.status()).toBe(503);
    await hydrated(page);
    expect(await violations(page)).toEqual([]);
    await page.goto('/quotes');
    await page.getByRole('main').getByText('Error: Down for repairs.').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

test('menu, panel, message and wide bar have no accessibility violations, in light and dark', () =>
  visitsTo(site, { width: 320 })(async ({ page }) => {
    for (const [colorScheme, found] of [
      ['light', violations],
      ['dark', visualViolations],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openHydrated(page, '/apologetics');
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('button', { name: 'Menu' }).click();
      expect(await found(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Scripture' }).click();
      await page.getByText('John', { exact: true }).click();
      expect(await found(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.context().setOffline(true);
      const message = page.getByText('You are offline.');
      await message.hover();
      expect(await found(page)).toEqual([]);
      await page.context().setOffline(false);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await visualViolations(page)).toEqual([]);
  }));
