import { afterAll, expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';
import { startSite } from '../../support/site.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = await sharedSite();
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
  visitsTo(emphasized)(async ({ page, fonts }) => {
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
  visitsTo(emphasized)(async ({ page }) => {
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
  visitsTo(site)(async ({ page, fonts }) => {
    await openHydrated(page, '/contact');
    await page.waitForLoadState('networkidle');
    expect(fonts()).toHaveLength(2);
  }));
