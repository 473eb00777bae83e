import { expect, test, vi } from 'vitest';
import type { IndexedPost } from '../../../../worker/crawl/post-index.ts';
import { sitemapRoutes } from '../../../../worker/routes/sitemap.ts';
import { indexOf } from '../../../support/index-of.ts';

test('the sitemap is made once for what the crawl has found, whatever the query', async () => {
  const reads = vi.fn((posts: readonly IndexedPost[]) => posts);
  const newIndex = () => {
    const index = indexOf(['John 3:16']);
    const { posts } = index;
    return Object.defineProperty(index, 'posts', { get: () => reads(posts) });
  };
  let index = newIndex();
  const labels = {};
  const crawled = async () => ({ index: async () => index, labels: async () => labels });
  const settings = { SITE_URL: 'https://areopagus.example', LECTIONARY: 'off' } as const;
  const routes = sitemapRoutes({ settings, crawled });
  const read = async (query = '') => (await routes.request(`/sitemap.xml${query}`)).text();
  const first = await read();
  const { length } = reads.mock.calls;
  expect([await read(), await read('?x=1')]).toEqual([first, first]);
  expect(reads).toHaveBeenCalledTimes(length);
  index = newIndex();
  await read();
  expect(reads.mock.calls.length).toBeGreaterThan(length);
});
