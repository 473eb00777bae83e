import { expect, test, vi } from 'vitest';
import { wellKnownRoutes } from '../../../../worker/routes/well-known.ts';
import { contentSite } from '../../../support/content-site.ts';
import { indexOf } from '../../../support/index-of.ts';

test('the sitemap is made once for what the crawl has found, whatever the query', async () => {
  const { isolate } = contentSite();
  const crawl = await isolate.crawled();
  const reads = vi.fn(() => indexOf(['John 3:16']).posts);
  const findPosts = () => {
    const index = Object.defineProperty(indexOf([]), 'posts', { get: reads });
    vi.spyOn(crawl, 'index').mockResolvedValue(index);
  };
  const routes = wellKnownRoutes(isolate);
  const read = async (query = '') => (await routes.request(`/sitemap.xml${query}`)).text();
  findPosts();
  const first = await read();
  const { length } = reads.mock.calls;
  expect([await read(), await read('?x=1')]).toEqual([first, first]);
  expect(reads).toHaveBeenCalledTimes(length);
  findPosts();
  await read();
  expect(reads.mock.calls.length).toBeGreaterThan(length);
});
