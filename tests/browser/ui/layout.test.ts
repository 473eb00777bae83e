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

test('an article with long words, wide tables and wide images does not scroll horizontally', async () => {
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
    await (await textSizeOf(page))(200);
    for (const width of [360, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page)).toBe(0);
    }
  });
  await wide.close();
});

const barBox = async (page: Page) => page.getByRole('banner').first().boundingBox();

test('the navigation bar is 84 px high in a narrow window, and 90 px high from 600 px on', () =>
  visit(async ({ page }) => {
    await page.goto('/');
    for (const [width, height] of [
      [360, 84],
      [599, 84],
      [600, 90],
      [1280, 90],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await barBox(page)).toMatchObject({ x: 0, y: 0, width, height });
    }
  }));

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

test('the e-mail address in the footer has one line', () =>
  visit(async ({ page }) => {
    await page.goto('/terms');
    const link = page.getByRole('contentinfo').getByRole('link', { name: '@' });
    for (const width of [360, 600, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await link.evaluate((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getClientRects().length;
      });
      expect(lines).toBe(1);
    }
  }));

test('the drawing in the footer is below the links', () =>
  visit(async ({ page }) => {
    await page.goto('/terms');
    const setTextSize = await textSizeOf(page);
    for (const percent of [100, 200]) {
      await setTextSize(percent);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const room = await page.locator('footer').evaluate((footer) => {
          const links = footer.querySelector('nav')?.getBoundingClientRect();
          const drawing = Number.parseFloat(getComputedStyle(footer, '::before').height);
          return footer.getBoundingClientRect().bottom - drawing - (links?.bottom ?? 0);
        });
        expect(room).toBeGreaterThanOrEqual(0);
      }
    }
  }));
