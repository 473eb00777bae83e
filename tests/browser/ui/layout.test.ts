import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { textSizeOf } from '../../support/browser-features.ts';
import { sharedSite } from '../../support/shared-site.ts';
import { startSite } from '../../support/site.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = await sharedSite();
const visit = visitsTo(site);

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('an article with long words, wide tables and images fits the window, also in a handout', async () => {
  const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  const long = 'Transubstantiation'.repeat(12);
  const wide = await startSite();
  wide.provider.intercept(({ path }) =>
    path.endsWith('/posts/1001')
      ? Response.json(
          wirePost({
            title: long,
            content: `<p>${long}</p><img src="${image}" width="2000" height="500"><pre>${long}</pre>
              <table><tr>${'<td>Antidisestablishmentarianism</td>'.repeat(9)}</tr></table>
              <ul><li><a href="https://example.org/${long}">${long}</a></li></ul>`,
          }),
        )
      : undefined,
  );
  await visitsTo(wide, { width: 320 })(async ({ page }) => {
    await page.goto('/articles/1001');
    await page.getByText('Antidisestablishmentarianism').first().waitFor();
    expect(await overflow(page)).toBe(0);
    await page.goto('/handout?posts=articles:1001');
    await page.getByText('Antidisestablishmentarianism').first().waitFor();
    expect(await overflow(page)).toBe(0);
    await page.goBack();
    await (await textSizeOf(page))(200);
    for (const width of [360, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page)).toBe(0);
    }
  });
  await wide.close();
});

const barBox = async (page: Page) => page.getByRole('banner').first().boundingBox();

test.each([
  [1280, 900],
  [568, 320],
])(
  'at %i x %i px the navigation bar hides on scrolling down, and shows on scrolling up or on focus',
  (width, height) =>
    visit(async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openHydrated(page, '/terms');
      const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
      const bottom = async () => {
        const box = await barBox(page);
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      const barHeight = await bottom();
      await scrollTo(10);
      await page.waitForTimeout(200);
      expect(await bottom()).toBe(barHeight);
      await scrollTo(11);
      await expect.poll(bottom).toBeLessThanOrEqual(0);
      await page.mouse.wheel(0, 1500);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      expect(await bottom()).toBeLessThanOrEqual(0);
      await page.mouse.wheel(0, -100);
      await expect.poll(bottom).toBe(barHeight);

      await page.mouse.wheel(0, 300);
      await expect.poll(bottom).toBeLessThanOrEqual(0);
      await page.getByRole('banner').first().getByRole('link').first().focus();
      expect(await bottom()).toBe(barHeight);
    }),
);
