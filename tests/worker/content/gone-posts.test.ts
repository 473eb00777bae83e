import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import {
  articlesList,
  type List,
  quotesList,
  thoughtsList,
} from '../../../shared/content/lists.ts';
import { listHref, postHref } from '../../../shared/routes.ts';
import { readPage } from '../../support/page.ts';
import { type Site, startSite } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure, type Intercepted, type Interception } from '../../support/watched-provider.ts';

/** Posts that the provider has deleted: their own calls fail, but the lists still include them. */

const lifetime = 300_000;
const afterExpiry = lifetime + 1_000;

let site: Site;
/** The responses to the calls for single posts, by post id. */
const responses = new Map<string, () => Intercepted>();

const respondWithPost: Interception = ({ path }) => {
  const id = /\/posts\/(.*)/.exec(path)?.[1];
  return id === undefined ? undefined : responses.get(id)?.();
};

beforeAll(async () => {
  site = await startSite({}, { clock: true });
  site.provider.intercept(respondWithPost);
});

afterEach(() => responses.clear());

afterAll(() => site.close());

/** Visitors' requests revalidate content; a crawler gets the complete page afterwards. */
async function read(path: string) {
  await (await site.get(path)).text();
  return readPage(site.get(path, crawler));
}

async function idsIn(list: List) {
  const { document } = await read(listHref(list));
  return [...document.querySelectorAll('main [data-item]')].map(
    (item) => item.getAttribute('data-item') ?? '',
  );
}

async function postIn(list: List, place: number) {
  const id = (await idsIn(list))[place] ?? '';
  const path = postHref(list, id);
  expect((await read(path)).status).toBe(200);
  return { id, path, api: `/api/${list.name}/${id}` };
}

function callsFor(id: string): number {
  return site.provider.requests.filter(({ path }) => path.endsWith(`/posts/${id}`)).length;
}

/** Writes the record as another isolate would. The clock of the Worker is ahead. */
async function storeGoneRecord(blogId: string, postId: string) {
  const kv = await site.kv();
  const records = JSON.parse(String((await kv.get('gone posts')) ?? '{}'));
  records[`${blogId}/${postId}`] = { gone: true, at: Date.now() + 24 * 60 * 60_000 };
  await kv.put('gone posts', JSON.stringify(records));
  await site.advance(31_000);
}

const gone = (status: number) => () => failure(status, 'No longer.');

/** The stale response is the last one with the post. */
async function revalidate(path: string) {
  await site.advance(afterExpiry);
  expect((await read(path)).status).toBe(200);
  await vi.waitFor(async () => expect((await read(path)).status).toBe(404));
}

test.each([
  { item: 'An article', list: articlesList, status: 404, place: 1 },
  { item: 'An article', list: articlesList, status: 410, place: 2 },
  { item: 'A thought', list: thoughtsList, status: 404, place: 1 },
  { item: 'A quote', list: quotesList, status: 410, place: 1 },
])(
  '$item whose revalidation gets $status is gone at once, everywhere',
  async ({ list, status, place }) => {
    const { id, path, api } = await postIn(list, place);
    for (const file of ['feed.xml', 'feed.json']) {
      expect((await read(`${listHref(list)}/${file}`)).html).toContain(id);
    }
    responses.set(id, gone(status));
    await revalidate(path);
    const calls = callsFor(id);
    for (let visit = 0; visit < 5; visit++) {
      expect((await read(path)).text('h1')).toBe('Page Not Found');
      const response = await site.get(api);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ message: 'There is no such post.' });
    }
    expect(callsFor(id)).toBe(calls);
    expect(await idsIn(list)).not.toContain(id);
    for (const file of [
      `${listHref(list)}/feed.xml`,
      `${listHref(list)}/feed.json`,
      '/sitemap.xml',
    ]) {
      const { status, html } = await read(file);
      expect([file, status, html.includes(id)]).toEqual([file, 200, false]);
    }
  },
);

test('a featured article that is gone is no longer featured', async () => {
  const featured = async () => {
    const { document } = await read('/');
    return document.querySelector('main [data-item]')?.getAttribute('data-item');
  };
  const id = String(await featured());
  const path = `/articles/${id}`;
  expect((await read(path)).status).toBe(200);
  responses.set(id, gone(404));
  await revalidate(path);
  expect(await featured()).toBeUndefined();
  responses.clear();
  await site.advance(afterExpiry);
  expect((await read(path)).status).toBe(200);
  expect(await featured()).toBe(id);
});

test('an unread post is removed from its list when the first visitor finds that it is gone', async () => {
  const id = (await idsIn(quotesList))[7] ?? '';
  responses.set(id, gone(404));
  expect((await read(postHref(quotesList, id))).status).toBe(404);
  expect(await idsIn(quotesList)).not.toContain(id);
  await vi.waitFor(
    async () => expect(await (await site.kv()).get('gone posts')).toContain(id),
    6_000,
  );
});

test('a resource is gone when its post is gone', async () => {
  const { document } = await read('/resources');
  const id = String(document.querySelector('main [data-item]')?.getAttribute('data-item'));
  await storeGoneRecord(defaults.blogs.resources, id);
  expect((await read('/resources')).text('main')).toContain('No resource content found.');
});

test('a post that is gone causes one call in 300 s, and is back when the provider has it again', async () => {
  const { id, path } = await postIn(articlesList, 3);
  responses.set(id, gone(404));
  await revalidate(path);
  const calls = callsFor(id);
  await site.advance(afterExpiry);
  for (let visit = 0; visit < 3; visit++) expect((await read(path)).status).toBe(404);
  expect(callsFor(id)).toBe(calls + 1);
  responses.clear();
  expect((await read(path)).status).toBe(404);
  await site.advance(afterExpiry);
  expect((await read(path)).status).toBe(200);
  expect(await idsIn(articlesList)).toContain(id);
  expect((await read('/articles/feed.xml')).html).toContain(id);
});

test.each<[name: string, outage: () => Intercepted]>([
  ['500', () => failure(500, 'Down for repairs.')],
  ['a reset', () => 'reset'],
])(
  'while the provider fails with %s, a post stays as it was: present or gone',
  async (_, outage) => {
    const presentPost = await postIn(thoughtsList, 3);
    const gonePost = await postIn(thoughtsList, 4);
    responses.set(gonePost.id, gone(410));
    await revalidate(gonePost.path);
    responses.set(presentPost.id, outage);
    responses.set(gonePost.id, outage);
    await site.advance(afterExpiry);
    expect((await read(presentPost.path)).status).toBe(200);
    expect((await read(gonePost.path)).status).toBe(404);
    responses.clear();
    await site.advance(afterExpiry);
    expect((await read(gonePost.path)).status).toBe(200);
  },
);

test.each([404, 410])(
  'a list or the organization cannot be deleted: %i is an outage',
  async (status) => {
    // An attempt may have failed within the last 5 s.
    await site.advance(6_000);
    await vi.waitFor(async () => {
      expect((await read('/quotes')).headers.get('Cache-Status')).toMatch(/ttl=[1-9]/);
    });
    await site.advance(afterExpiry);
    const requestedPaths: string[] = [];
    site.provider.intercept(({ path }) => {
      if (path.startsWith('/v1/auth/')) return undefined;
      requestedPaths.push(path);
      return failure(status, 'Not here.');
    });
    for (let visit = 0; visit < 2; visit++) {
      const page = await read('/quotes');
      expect(page.status).toBe(200);
      expect(page.texts('main [data-item]')).not.toEqual([]);
      expect(page.texts('footer')).toHaveLength(1);
      await vi.waitFor(() => expect(requestedPaths).toHaveLength(2));
    }
    site.provider.intercept(respondWithPost);
  },
);

test('an id that never existed causes one call in 300 s, and nothing is stored in KV', async () => {
  const kv = await site.kv();
  const names = async () => (await kv.list()).keys.map(({ name }) => name).toSorted();
  const records = await kv.get('gone posts');
  const before = await names();
  const [quote] = await idsIn(quotesList);
  // The last is the id of a quote, not of an article.
  const madeUpIds = [...Array.from({ length: 20 }, (_, i) => `made-up-${i}`), String(quote)];
  for (const id of [...madeUpIds, ...madeUpIds, ...madeUpIds]) {
    expect((await read(`/articles/${id}`)).status).toBe(404);
  }
  for (const id of madeUpIds) expect(callsFor(id)).toBe(1);
  expect(await names()).toEqual(before);
  expect(await kv.get('gone posts')).toBe(records);
  await site.advance(afterExpiry);
  expect((await read('/articles/made-up-0')).status).toBe(404);
  expect(callsFor('made-up-0')).toBe(2);
});

test('another isolate knows that a post is gone, although the old post and the old list are in KV', async () => {
  const { id, path } = await postIn(quotesList, 5);
  responses.set(id, gone(404));
  await revalidate(path);
  await site.restart();
  site.provider.requests.length = 0;
  expect((await read(path)).status).toBe(404);
  expect(await idsIn(quotesList)).not.toContain(id);
  expect(callsFor(id)).toBe(0);
});

test('an isolate with the post in memory learns within 30 s from another that it is gone', async () => {
  const { id, path } = await postIn(articlesList, 5);
  await storeGoneRecord(defaults.blogs.articles, id);
  expect((await read(path)).status).toBe(404);
  expect(await idsIn(articlesList)).not.toContain(id);
  expect(callsFor(id)).toBe(1);
});
