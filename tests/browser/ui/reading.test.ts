import { afterAll, expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { startSite } from '../../support/site.ts';
import { wirePost } from '../../support/wire-post.ts';

const emphasized = await startSite();
emphasized.provider.intercept(({ path }) =>
  path.endsWith('/posts/1001')
    ? Response.json(
        wirePost({
          content: '<p>The <em>word</em> is λόγος, <strong>says</strong> Bořivoj.</p><p>So.</p>',
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
        'source-serif-4-greek-400-normal',
        'source-serif-4-latin-ext-400-normal',
      ]);
  }));
