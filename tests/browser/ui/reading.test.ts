import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { lowContrast } from '../../support/axe.ts';
import { openHydrated, visit } from '../../support/browser.ts';
import { everyPage } from '../../support/every-page.ts';
import { sharedSite } from '../../support/shared-site.ts';
import { startSite } from '../../support/site.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = await sharedSite();
const expectedStatusErrors = true;
const readingText = '[data-content], [data-excerpt]';

/** The number of characters in the longest line of reading text. */
function longestLine(page: Page): Promise<number> {
  return page.evaluate((selector) => {
    const range = document.createRange();
    const lengths = [0];
    for (const text of document.querySelectorAll(selector)) {
      const lines = new Map<string, number>();
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text;
        const cell = parentElement?.closest('td, th, li, p, div')?.getBoundingClientRect().top;
        for (const { index, 0: word } of data.matchAll(/\S+\s*/g)) {
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.trimEnd().length);
          const { bottom = 0 } = range.getClientRects()[0] ?? {};
          const line = `${cell} ${Math.round(bottom / 8)}`;
          lines.set(line, (lines.get(line) ?? 0) + word.length);
        }
      }
      lengths.push(...lines.values());
    }
    // Without the space after the last word.
    return Math.max(...lengths) - 1;
  }, readingText);
}

test.concurrent.each(everyPage)(
  'no line of text on %s is longer than 75 characters, and text and links have a contrast of 7:1',
  (path) =>
    visit(
      site.url,
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openHydrated(page, path);
        const selector = (await page.locator(readingText).count()) > 0 ? readingText : 'main h1';
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await lowContrast(page, selector)).toEqual([]);
        }
        for (const width of [768, 1280, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await longestLine(page)).toBeLessThanOrEqual(75);
        }
      },
      { expectedStatusErrors },
    ),
);

const emphasized = await startSite();
emphasized.provider.intercept(({ path }) =>
  path.endsWith('/posts/1001')
    ? Response.json(
        wirePost({
          content: '<p>The <em>word</em> is <strong>λόγος</strong>, says Bořivoj.</p><p>So.</p>',
        }),
      )
    : undefined,
);
afterAll(() => emphasized.close());

test('emphasis, strong, Greek and accented words load the files that they need', () =>
  visit(emphasized.url, async ({ page, fonts }) => {
    await openHydrated(page, '/articles/1001');
    const files = () => fonts().map((url) => url.replace(/^.*\/|-.{8}\.woff2$/g, ''));
    await expect
      .poll(() => files().sort())
      .toEqual([
        'sans',
        'serif-bold',
        'serif-italic',
        'serif-regular',
        'source-serif-4-greek-700-normal',
        'source-serif-4-latin-ext-400-normal',
      ]);
  }));

test('the initial letter of an article is nearer to its word than the next word is', () =>
  visit(emphasized.url, async ({ page }) => {
    await openHydrated(page, '/articles/1001');
    const { initial, space } = await page
      .locator('[data-content] > p')
      .first()
      .evaluate((it) => {
        const text = it.firstChild as Text;
        const range = document.createRange();
        const boxOf = (index: number) => {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return range.getBoundingClientRect();
        };
        const space = boxOf(text.data.indexOf(' ')).width;
        return { initial: boxOf(1).left - boxOf(0).right, space };
      });
    expect(initial).toBeLessThan(space);
  }));

test('a page without emphasis loads two font files', () =>
  visit(site.url, async ({ page, fonts }) => {
    await openHydrated(page, '/contact');
    await page.waitForLoadState('networkidle');
    expect(fonts()).toHaveLength(2);
  }));
