import { beforeEach, expect, test } from 'vitest';
import type { CrawledPost } from '../../../../worker/crawl/crawled-post.ts';
import {
  crawledListSchema,
  type ListCrawl,
  listCrawlOf,
  newListCrawl,
  nextPage,
  type PageRequest,
  recordFailure,
  recordPage,
  storedListCrawl,
  walkInterval,
} from '../../../../worker/crawl/list-crawl.ts';

let time: number;

beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
});

/** Posts with these numbers, the highest first. */
function posts(from: number, to: number): string[] {
  return Array.from({ length: from - to + 1 }, (_, i) => `${from - i}`);
}

/** A post with a title and passages of usual length. */
function crawledPost(id: string): CrawledPost {
  const title = 'Why I Trust What Luke Wrote';
  const published = Date.UTC(2026, 0, 1);
  return { id, seenAt: time, digest: 'dHgqzQp1', published, passages: 'ek5-ek9,k0q,fr3', title };
}

/** Ten posts per page; a token is the post before its page. */
function pageOf(list: readonly string[], pageToken?: string) {
  const start = pageToken === undefined ? 0 : list.indexOf(pageToken) + 1;
  const ids = list.slice(start, start + 10);
  return {
    posts: ids.map(crawledPost),
    ...(start + 10 < list.length && { nextPageToken: String(ids.at(-1)) }),
  };
}

function respond(crawl: ListCrawl, request: PageRequest, list: readonly string[]) {
  time += 100;
  recordPage(crawl, request, pageOf(list, request.pageToken), time);
}

/** Makes the due requests, up to a maximum number of pages, and returns their number. */
function walk(crawl: ListCrawl, list: readonly string[], maxPages = 1_000): number {
  for (let pages = 0; pages < maxPages; pages++) {
    const request = nextPage(crawl, time);
    if (!request) return pages;
    respond(crawl, request, list);
  }
  return maxPages;
}

function crawled(list: readonly string[]): ListCrawl {
  const crawl = newListCrawl();
  walk(crawl, list);
  return crawl;
}

const idsOf = ({ posts }: ListCrawl) => [...posts.keys()].sort((a, b) => Number(b) - Number(a));

test('a list is walked to its end, and the posts of each page are known at once', () => {
  const crawl = newListCrawl();
  walk(crawl, posts(95, 1), 3);
  expect(idsOf(crawl)).toEqual(posts(95, 66));
  expect(walk(crawl, posts(95, 1))).toBe(7);
  expect(idsOf(crawl)).toEqual(posts(95, 1));
});

test('an hour later one page shows that there are no new posts', () => {
  const crawl = crawled(posts(95, 1));
  expect(walk(crawl, posts(95, 1))).toBe(0);
  time += walkInterval.newest;
  expect(walk(crawl, posts(95, 1))).toBe(1);
});

test('all new posts are found, on several pages', () => {
  const crawl = crawled(posts(95, 1));
  time += walkInterval.newest;
  expect(walk(crawl, posts(120, 1))).toBe(3);
  expect(idsOf(crawl)).toEqual(posts(120, 1));
});

test('new posts are found during the first walk of a long list', () => {
  const crawl = newListCrawl();
  walk(crawl, posts(500, 1), 20);
  time += walkInterval.newest;
  walk(crawl, posts(505, 1), 1);
  expect(idsOf(crawl)).toEqual(posts(505, 301));
  walk(crawl, posts(505, 1));
  expect(idsOf(crawl)).toEqual(posts(505, 1));
});

test('posts that an interrupted walk has found do not stop it', () => {
  const crawl = crawled(posts(95, 1));
  time += walkInterval.newest;
  walk(crawl, posts(140, 1), 2);
  const request = nextPage(crawl, time) as PageRequest;
  recordFailure(crawl, request, { isTokenRejected: true, now: time });
  expect(nextPage(crawl, time)).toEqual({ kind: 'newest', pageToken: undefined });
  walk(crawl, posts(140, 1));
  expect(idsOf(crawl)).toEqual(posts(140, 1));
});

test('after three days the complete list is walked again: deleted posts are removed, changed and inserted posts are found', () => {
  const crawl = crawled(posts(95, 1));
  const now = posts(95, 1).filter((id) => !['94', '50', '1'].includes(id));
  now.splice(40, 0, '1000');
  time += walkInterval.full;
  expect(walk(crawl, now)).toBeGreaterThan(9);
  expect(idsOf(crawl).toSorted()).toEqual(now.toSorted());
});

test('each walk of a list of one page is complete', () => {
  const crawl = crawled(posts(8, 1));
  time += walkInterval.newest;
  walk(crawl, posts(8, 2));
  expect(idsOf(crawl)).toEqual(posts(8, 2));
});

test('deleted posts stay known until a complete walk did not find them', () => {
  const crawl = crawled(posts(95, 1));
  time += walkInterval.full;
  walk(crawl, posts(95, 60), 3);
  expect(idsOf(crawl)).toEqual(posts(95, 1));
  walk(crawl, posts(95, 60));
  expect(idsOf(crawl)).toEqual(posts(95, 60));
});

test('a failed page is requested again, and the walk restarts when its token is rejected or has failed three times', () => {
  for (const isTokenRejected of [false, true]) {
    const crawl = newListCrawl();
    walk(crawl, posts(95, 1), 4);
    const request = nextPage(crawl, time) as PageRequest;
    expect(request.pageToken).toBe('56');
    for (let failure = 1; failure < 3 && !isTokenRejected; failure++) {
      recordFailure(crawl, request, { isTokenRejected: false, now: time });
      expect(nextPage(crawl, time)).toEqual(request);
    }
    recordFailure(crawl, request, { isTokenRejected, now: time });
    expect(nextPage(crawl, time)).toEqual({ kind: 'full', pageToken: undefined });
    expect(idsOf(crawl)).toEqual(posts(95, 56));
    walk(crawl, posts(95, 1));
    expect(idsOf(crawl)).toEqual(posts(95, 1));
  }
});

test.each([
  [0, 1],
  [0, 2],
  [0, 7],
  [3, 1],
  [2, 5],
])(
  'a list that after %i pages repeats every %i pages is walked no further, and no post is considered gone',
  (before, length) => {
    const list = posts(95, 1);
    const crawl = crawled(list);
    time += walkInterval.full;
    let requests = 0;
    for (let request = nextPage(crawl, time); request; request = nextPage(crawl, time)) {
      time += 100;
      // The tokens differ each time, the posts do not.
      const page = Number(request.pageToken ?? 0);
      const shown = page < before ? page : before + ((page - before) % length);
      const found = list.slice(shown * 10, shown * 10 + 10).map(crawledPost);
      recordPage(crawl, request, { posts: found, nextPageToken: `${page + 1}` }, time);
      expect(++requests).toBeLessThan(40);
    }
    expect(idsOf(crawl)).toEqual(list);
  },
);

test('the stored crawl is read back unchanged, and is small', () => {
  const crawl = newListCrawl();
  const list = posts(5_000, 1).map((id) => `4101862075339${id.padStart(6, '0')}`);
  walk(crawl, list, 450);
  const stored = JSON.stringify(storedListCrawl(crawl));
  expect(listCrawlOf(crawledListSchema.parse(JSON.parse(stored)))).toEqual(crawl);
  expect(stored.length / crawl.posts.size).toBeLessThan(100);
});
