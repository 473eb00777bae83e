import { expect, test } from 'vitest';
import { violations } from '../../support/axe.ts';
import { hydrated, openHydrated, type Visit, visit } from '../../support/browser.ts';
import { everyPage } from '../../support/every-page.ts';
import { genericLinks } from '../../support/generic-links.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { sharedSite } from '../../support/shared-site.ts';
import { startSite } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';

const site = await sharedSite();

type Rendering = { width: number; colorScheme: 'light' | 'dark' };

const renderings: readonly Rendering[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
];

/** Returns the violations of every rendering. Only the first one includes the cookie banner. */
async function violationsInRenderings({ page }: Visit): Promise<string[]> {
  const found: string[] = [];
  const cookies = page.getByRole('button', { name: 'Got it!' });
  for (const { width, colorScheme } of renderings) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const line of await violations(page)) found.push(`${width} ${colorScheme} ${line}`);
    if (await cookies.isVisible()) await cookies.click();
  }
  return found;
}

const expectedStatusErrors = true;

test.each(everyPage)(
  '%s has no accessibility violations in light or dark color scheme on wide and narrow screens, and every link describes its target',
  (path) =>
    visit(
      site.url,
      async (visit) => {
        await visit.page.goto(path);
        await hydrated(visit.page);
        expect(await genericLinks(visit.page)).toEqual([]);
        expect(await violationsInRenderings(visit)).toEqual([]);
      },
      { expectedStatusErrors },
    ),
);

test('a page whose content fails to load has no accessibility violations', async () => {
  const failing = await startSite();
  failing.provider.intercept(() => failure(500, 'Down for repairs.'));
  await visit(
    failing.url,
    async (visit) => {
      const response = await visit.page.goto('/articles/1001');
      expect(response?.status()).toBe(503);
      await hydrated(visit.page);
      expect(await violationsInRenderings(visit)).toEqual([]);
      await visit.page.goto('/quotes');
      await visit.page.getByRole('main').getByText('Error: Down for repairs.').waitFor();
      expect(await violations(visit.page)).toEqual([]);
    },
    { expectedStatusErrors },
  );
  await failing.close();
});

test('the open menu, the open panel and a message have no accessibility violations', () =>
  visit(
    site.url,
    async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await openHydrated(page, '/apologetics');
        await page.evaluate(() => scrollTo(0, 0));
        await page.getByRole('button', { name: 'Menu' }).click();
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Scripture' }).click();
        await page.getByText('John', { exact: true }).click();
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.context().setOffline(true);
        const message = page.getByText('You are offline.');
        await message.hover();
        expect(await violations(page)).toEqual([]);
        await page.context().setOffline(false);
      }
    },
    { width: 320 },
  ));

test('a page with pending content has no accessibility violations', () =>
  visit(site.url, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/');
    const release = await holdRequests(page, '**/api/**');
    await page.getByRole('link', { name: 'Apologetic Quotes' }).click();
    await page.locator('[data-loading]:visible').waitFor();
    expect(await violations(page)).toEqual([]);
    release();
    await page.locator('article').first().waitFor();
  }));
