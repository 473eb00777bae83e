import { beforeEach, expect, test } from 'vitest';
import { defaults } from '../../../../../sample-provider/defaults.ts';
import { siteForTests } from '../../../../support/content-site.ts';
import { failure } from '../../../../support/watched-provider.ts';
import { wirePost } from '../../../../support/wire-post.ts';

const site = siteForTests();
/** The number of posts that a search finds in each list; undefined if it fails. */
let hits: Record<string, number | undefined>;

beforeEach(() => {
  site.intercept(({ path }) => {
    if (!path.endsWith('/search')) return undefined;
    const count = hits[site.calls.at(-1)?.split('/')[0] ?? ''];
    if (count === undefined) return failure(500, 'Down.');
    const posts = Array.from({ length: Math.min(count, 10) }, (_, i) => wirePost({ id: `${i}` }));
    return Response.json({ posts, ...(count > 10 && { nextPageToken: '2' }) });
  });
});

test.each([
  [0, { posts: [], hasMore: false }],
  [2, { posts: [{ id: '0' }, { id: '1' }], hasMore: false }],
  [4, { posts: [{ id: '0' }, { id: '1' }, { id: '2' }], hasMore: true }],
  [11, { posts: [{ id: '0' }, { id: '1' }, { id: '2' }], hasMore: true }],
])('of %i posts that a search finds, the first three are shown', async (quotes, data) => {
  hits = { quotes };
  const { result } = await site.load('/api/search/quotes?q=words');
  expect(result).toMatchObject({ data });
});

test('the search tips, whose examples have the words, are no result', async () => {
  const posts = [wirePost({ id: defaults.posts.searchTips }), wirePost({ id: '1' })];
  site.intercept(({ path }) => (path.endsWith('/search') ? Response.json({ posts }) : undefined));
  const { result } = await site.load('/api/search/articles?q=words');
  expect(result).toMatchObject({ data: { posts: [{ id: '1' }], hasMore: false } });
});
