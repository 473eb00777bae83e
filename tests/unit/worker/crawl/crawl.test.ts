import { beforeEach, expect, test } from 'vitest';
import { createCrawl } from '../../../../worker/crawl/crawl.ts';
import type { BlogService } from '../../../../worker/provider/blog.ts';
import type { KeyValueStore } from '../../../../worker/provider/key-value-store.ts';
import { ProviderError } from '../../../../worker/provider/provider-error.ts';

const blogIds = { thoughts: '1', quotes: '2', articles: '3', resources: '4' };
const articles = 300;

let time: number;
let kv: Map<string, string>;
/** Each key that was written, in order. */
let writtenKeys: string[];

beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
  kv = new Map();
  writtenKeys = [];
});

function createStore(): KeyValueStore {
  return {
    async get(key, schema) {
      const value = kv.get(key);
      return value === undefined ? undefined : schema.parse(JSON.parse(value));
    },
    async put(key, value) {
      writtenKeys.push(key);
      kv.set(key, JSON.stringify(value));
    },
    isReachable: async () => true,
  };
}

/** One list of articles; a token is the number of posts before its page. */
const posts: BlogService['posts'] = async (blogId, browse) => {
  time += 50;
  const start = Number(browse.pageToken ?? 0);
  const isArticles = blogId === blogIds.articles && browse.mode === 'all';
  const end = isArticles ? Math.min(start + 10, articles) : 0;
  return {
    posts: Array.from({ length: Math.max(0, end - start) }, (_, i) => ({
      id: `${articles - start - i}`,
      title: '',
      content: '',
      published: null,
    })),
    ...(isArticles && end < articles && { nextPageToken: `${end}` }),
  };
};

function isolate(load = posts) {
  const events: object[] = [];
  const crawl = createCrawl({
    blogService: { posts: load } as BlogService,
    blogIds,
    store: createStore(),
    now: () => time,
    log: (event) => events.push(event),
  });
  return { crawl, events };
}

type Crawl = ReturnType<typeof isolate>['crawl'];

async function runs(crawl: Crawl, count: number) {
  for (let run = 0; run < count; run++) {
    await crawl.run();
    time += 15 * 60_000;
  }
}

test('a run writes each part that it has changed once, and no other', async () => {
  const { crawl } = isolate();
  await runs(crawl, 60);
  writtenKeys = [];
  time += 60 * 60_000;
  await crawl.run();
  expect(writtenKeys.toSorted()).toEqual([
    'sitemap articles',
    'sitemap quotes',
    'sitemap thoughts',
  ]);
  writtenKeys = [];
  await crawl.run();
  expect(writtenKeys).toEqual([]);
});

test('a page token that the provider rejects restarts the walk, and loses no post', async () => {
  let rejectedTokens = 0;
  const { crawl, events } = isolate((blogId, browse) => {
    if (browse.pageToken !== '150' || rejectedTokens > 0) return posts(blogId, browse);
    rejectedTokens++;
    throw new ProviderError('Bad page token.', 400);
  });
  await runs(crawl, 80);
  expect(rejectedTokens).toBe(1);
  expect(events).toHaveLength(1);
  expect((await crawl.pages()).posts).toHaveLength(articles);
});
