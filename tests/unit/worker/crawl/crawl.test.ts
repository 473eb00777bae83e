import { beforeEach, expect, test } from 'vitest';
import { referenceText } from '../../../../shared/scripture/verses.ts';
import { crawlSite } from '../../../../worker/crawl/crawl.ts';
import { createCrawlReader } from '../../../../worker/crawl/crawl-reader.ts';
import type { BlogService } from '../../../../worker/provider/blog.ts';
import type { KeyValueStore } from '../../../../worker/provider/key-value-store.ts';
import { ProviderError } from '../../../../worker/provider/provider-error.ts';

const blogIds = { thoughts: '1', quotes: '2', articles: '3', resources: '4' };

let time: number;
let kv: Map<string, string>;
/** Each key that was written, in order. */
let writtenKeys: string[];
/** The articles' numbers, the highest first. */
let articles: number[];
let isKvFailing: boolean;

beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
  kv = new Map();
  writtenKeys = [];
  isKvFailing = false;
  articles = Array.from({ length: 300 }, (_, i) => 300 - i);
});

const store: Pick<KeyValueStore, 'read' | 'put'> = {
  async read(key, schema) {
    if (isKvFailing && key.endsWith('articles')) throw new Error('KV is down.');
    const value = kv.get(key);
    return value === undefined ? undefined : schema.parse(JSON.parse(value));
  },
  async put(key, value) {
    writtenKeys.push(key);
    kv.set(key, JSON.stringify(value));
  },
};

/** One list of articles; a token is the number of posts before its page. */
const posts: BlogService['posts'] = async (blogId, browse) => {
  time += 50;
  const start = Number(browse.pageToken ?? 0);
  const list = blogId === blogIds.articles && browse.mode === 'all' ? articles : [];
  const end = start + 10;
  return {
    posts: list.slice(start, end).map((number) => ({
      id: `${number}`,
      title: '',
      content: `Psalm ${(number % 150) + 1}`,
      published: null,
    })),
    ...(end < list.length && { nextPageToken: `${end}` }),
  };
};

function isolate(load = posts) {
  const events: object[] = [];
  const run = () =>
    crawlSite({
      blogService: { posts: load } as BlogService,
      blogIds,
      store,
      now: () => time,
      log: (event) => events.push(event),
    });
  const reader = createCrawlReader({
    store: { get: store.read },
    now: () => time,
    waitUntil: () => {},
  });
  return { run, reader, events };
}

async function runs(run: () => Promise<void>, count: number) {
  for (let i = 0; i < count; i++) {
    await run();
    time += 15 * 60_000;
  }
}

test('a run writes each part that it has changed once, and no other', async () => {
  const { run } = isolate();
  await runs(run, 60);
  writtenKeys = [];
  time += 60 * 60_000;
  await run();
  expect(writtenKeys.toSorted()).toEqual([
    'sitemap articles',
    'sitemap quotes',
    'sitemap thoughts',
  ]);
  writtenKeys = [];
  await run();
  expect(writtenKeys).toEqual([]);
});

test('for days, no run writes more than the parts of which it had responses', async () => {
  let requested = new Set<string>();
  const { run } = isolate((blogId, browse) => {
    requested.add(browse.mode === 'all' ? blogId : 'labels');
    return posts(blogId, browse);
  });
  await runs(run, 60);
  let writes = 0;
  for (let i = 0; i < 4 * 96; i++) {
    requested = new Set();
    writtenKeys = [];
    await runs(run, 1);
    expect(writtenKeys).toHaveLength(requested.size);
    writes += writtenKeys.length;
  }
  // bench/scale/day-load.ts assumes 1.5 for each run, on average.
  expect(writes / (4 * 96)).toBeLessThan(1.5);
});

test('a post that was deleted from its list is no longer in the index, and a changed one is read again', async () => {
  let content: string | undefined;
  const { run, reader } = isolate(async (blogId, browse) => {
    const page = await posts(blogId, browse);
    const changed = (post: (typeof page.posts)[0]) =>
      post.id === '7' ? { ...post, content: content ?? post.content } : post;
    return { ...page, posts: page.posts.map(changed) };
  });
  await runs(run, 60);
  const before = await reader.index();
  expect(before.posts).toHaveLength(300);
  expect(before.isComplete).toBe(true);
  content = 'Job 19:25';
  articles = articles.filter((number) => number !== 200);
  await runs(run, 4 * 96);
  const { posts: after, version } = await reader.index();
  expect(after.map(({ id }) => id)).toEqual(articles.map(String));
  expect(version).not.toBe(before.version);
  const passages = after.find(({ id }) => id === '7')?.passages;
  expect(passages?.map(referenceText)).toEqual(['Job 19:25']);
});

test('a page token that the provider rejects restarts the walk, and loses no post', async () => {
  let rejectedTokens = 0;
  const { run, reader, events } = isolate((blogId, browse) => {
    if (browse.pageToken !== '150' || rejectedTokens > 0) return posts(blogId, browse);
    rejectedTokens++;
    throw new ProviderError('Bad page token.', 400);
  });
  await runs(run, 80);
  expect(rejectedTokens).toBe(1);
  expect(events).toHaveLength(1);
  expect((await reader.index()).posts).toHaveLength(300);
});

test('a run that cannot read KV fails, and changes nothing', async () => {
  const { run } = isolate();
  await runs(run, 60);
  const before = new Map(kv);
  time += 60 * 60_000;
  isKvFailing = true;
  await expect(run()).rejects.toThrow('KV is down.');
  expect(kv).toEqual(before);
});
