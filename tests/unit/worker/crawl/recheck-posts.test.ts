import { expect, test } from 'vitest';
import type { CrawledPost } from '../../../../worker/crawl/crawled-post.ts';
import { newListCrawl } from '../../../../worker/crawl/list-crawl.ts';
import { recheckPosts } from '../../../../worker/crawl/recheck-posts.ts';
import { readLabels, readLists, writeCrawl } from '../../../../worker/crawl/stored-crawl.ts';
import { PostNotFound } from '../../../../worker/provider/blog.ts';
import type { KeyValueStore } from '../../../../worker/provider/key-value-store.ts';

test('posts and labels are read again, posts that are gone are left out, and the others stay', async () => {
  const values = new Map<string, unknown>();
  const put: KeyValueStore['put'] = async (key, value) => void values.set(key, value);
  const read: KeyValueStore['read'] = async (key, schema) => {
    const value = values.get(key);
    return value === undefined ? undefined : schema.parse(value);
  };
  const posts = ['changed', 'gone', 'failing', 'other'].map(
    (id): CrawledPost => ({
      id,
      title: 'Before',
      published: 1,
      passages: [],
      digest: id,
      seenAt: 1,
    }),
  );
  await writeCrawl(put, 'thoughts', { ...newListCrawl(), posts });
  const failures: object[] = [];
  const all = { title: 'After', content: '<img src="file:///a.png">', published: null };
  await recheckPosts(
    {
      posts: ['changed', 'gone', 'failing'].map((postId) => ({ list: 'thoughts', postId })),
      labels: ['John 3', 'No such label'],
    },
    {
      blogService: {
        async post(blogId, postId) {
          expect(blogId).toBe('1');
          if (postId === 'gone') throw new PostNotFound('Gone.', 410);
          if (postId === 'failing') throw new Error('Down.');
          return { id: postId, ...all };
        },
        posts: async (_, browse) => {
          expect(browse).toEqual({ label: 'John 3' });
          return { posts: [{ id: 'changed', ...all }] };
        },
      },
      blogIds: { thoughts: '1', quotes: '2', articles: '3', resources: '4' },
      store: { read, put },
      now: () => 9,
      log: (event) => failures.push(event),
      inspectedSite: 'https://site.example',
    },
  );
  const { thoughts } = await readLists(read);
  expect(thoughts.posts.map(({ id, title, seenAt }) => [id, title, seenAt]).sort()).toEqual([
    ['changed', 'After', 9],
    ['failing', 'Before', 1],
    ['other', 'Before', 1],
  ]);
  expect(thoughts.posts.find(({ id }) => id === 'changed')?.faults?.deadPictures).toHaveLength(1);
  expect(await readLabels(read)).toEqual({
    '/apologetics?label=John+3': expect.objectContaining({ posts: ['changed'], readAt: 9 }),
  });
  expect(failures).toEqual([{ event: 'crawl-failed', error: 'Error: Down.' }]);
});
