import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { textSizeOf } from '../../support/browser-features.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();
const visit = visitsTo(site);
const expectingErrors = visitsTo(site, { expectedStatusErrors: true });

/** The beginning of each text of the banner that a dark or red shape of its drawing overlaps. */
function coveredText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shapes = [...document.querySelectorAll('main header:has(h1) svg :is(.d, .s)')];
    const boxes = shapes.map((shape) => shape.getBoundingClientRect());
    return [...document.querySelectorAll('main header:has(h1) :is(h1, p)')].flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      const isCovered = lines.some((line) =>
        boxes.some(
          (box) =>
            box.width > 0 &&
            box.left < line.right &&
            box.right > line.left &&
            box.top < line.bottom &&
            box.bottom > line.top,
        ),
      );
      return isCovered ? [String(text.textContent).slice(0, 20)] : [];
    });
  });
}

test.each(['/', '/apologetics', '/quotes', '/articles', '/resources', '/about', '/contact'])(
  'the text of the banner of %s does not run over the dark shapes of its drawing at any width',
  (path) =>
    visit(async ({ page }) => {
      await openHydrated(page, path);
      expect(await page.locator('main header:has(h1) svg').count()).toBe(1);
      const setTextSize = await textSizeOf(page);
      for (const percent of [100, 200]) {
        await setTextSize(percent);
        for (const width of [320, 390, 599, 600, 768, 1024, 1280, 2560]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await coveredText(page), `${width} px, ${percent} percent`).toEqual([]);
        }
      }
    }),
);

test('the drawing of a page without content takes no space in print and in forced colors', () =>
  expectingErrors(async ({ page }) => {
    await page.goto('/nowhere');
    const top = async () => (await page.locator('h1').boundingBox())?.y ?? 0;
    const drawing = page.locator('main svg');
    const withDrawing = await top();
    expect(await drawing.isVisible()).toBe(true);
    const height = (await drawing.boundingBox())?.height ?? 0;
    expect(height).toBeGreaterThan(100);
    for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
      await page.emulateMedia(media);
      expect(await drawing.isVisible()).toBe(false);
      expect(withDrawing - (await top())).toBeGreaterThanOrEqual(height);
    }
  }));

test('the ornament above a message is not shown in print and in forced colors', () =>
  visit(async ({ page }) => {
    await page.goto('/quotes?q=zzzqqq');
    const message = page.getByText('No quotes match this filter.');
    const ornament = () =>
      message.evaluate((element) => getComputedStyle(element, '::before').display);
    expect(await ornament()).toBe('block');
    for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
      await page.emulateMedia(media);
      expect(await ornament()).toBe('none');
    }
  }));
