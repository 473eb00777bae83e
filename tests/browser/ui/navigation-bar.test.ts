import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openHydrated, test } from '../../support/browser.ts';
import { rectOf, textSizeOf, twoFrames } from '../../support/browser-features.ts';

/** The lower edge of the bar; px. */
const barEnd = async (page: Page) => (await rectOf(page.locator('header').first())).bottom;

test('the navigation bar hides on scrolling down, and shows on scrolling up or on focus', async (page) => {
  for (const [width, height] of [
    [1280, 900],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/terms');
    const end = () => barEnd(page);
    const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
    const barHeight = await end();
    await scrollTo(10);
    await twoFrames(page);
    expect(await end()).toBe(barHeight);
    await scrollTo(11);
    await expect.poll(end).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    expect(await end()).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -100);
    await expect.poll(end).toBe(barHeight);

    await page.mouse.wheel(0, 300);
    await expect.poll(end).toBeLessThanOrEqual(0);
    await page.getByRole('banner').first().getByRole('link').first().focus();
    expect(await end()).toBe(barHeight);
    await scrollTo(3000);
    await twoFrames(page);
    expect(await end()).toBe(barHeight);
  }
});

test('the bar does not cover a heading that the table of contents leads to, also with large text', async (page) => {
  for (const [width, percent] of [
    [360, 100],
    [1280, 200],
  ] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await (await textSizeOf(page))(percent);
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, '/terms');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    for (const section of ['12. Standards for contributions', '2. Who may use the site']) {
      await contents.getByRole('link', { name: section, exact: true }).click();
      const heading = page.getByRole('heading', { name: section, exact: true });
      await expect.poll(async () => (await rectOf(heading)).top).toBeLessThan(400);
      expect((await rectOf(heading)).top).toBeGreaterThanOrEqual(Math.max(await barEnd(page), 0));
    }
  }
});

test('from 320 to 1920 px the navigation bar is one row, and the name is one line', async (page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  const broken: string[] = [];
  for (let width = 320; width <= 1920; width += 20) {
    await page.setViewportSize({ width, height: 800 });
    const { height, lines } = await page.evaluate(() => {
      const name = document.createRange();
      const bar = document.querySelector('header') as HTMLElement;
      name.selectNodeContents(bar.querySelector('a span') as HTMLElement);
      return { height: bar.offsetHeight, lines: name.getClientRects().length };
    });
    const isOneRow = height === (width < 600 ? 84 : 90);
    if (!isOneRow || lines !== 1) broken.push(`${width} px: ${lines} lines, ${height} px high`);
  }
  expect(broken).toEqual([]);
});
