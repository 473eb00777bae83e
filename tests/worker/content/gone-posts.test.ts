import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListName } from '../../../shared/content/lists.ts';
import { listHref, postHref } from '../../../shared/routes.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { storedContent } from '../../support/stored-in-kv.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure, type Intercepted, type Interception } from '../../support/watched-provider.ts';

/** Posts that the provider has deleted. Lists link to them until they are revalidated. */

const lifetime = 300_000;
const afterExpiry = lifetime + 1_000;

const site = await siteForFile({}, { clock: true });

/** The responses to the calls for single posts, by post id. */
const responses = new Map<string, () => Intercepted>();

const respondWithPost: Interception = ({ path }) => {
  const id = /\/posts\/(.*)/.exec(path)?.[1];
  return id === undefined ? undefined : responses.get(id)?.();
};

beforeEach(() => site.provider.intercept(respondWithPost));

afterEach(() => responses.clear());

/** Visitors' requests revalidate content; a crawler gets the complete page afterwards. */
async function read(path: string) {
  await (await site.get(path)).text();
  return readPage(site.get(path, crawler));
}

async function idsIn(list: ListName) {
  const { document } = await read(listHref(list));
  return [...document.querySelectorAll('main [data-item]')].map(
    (item) => item.getAttribute('data-item') ?? '',
  );
}

async function postIn(list: ListName, place: number) {
  const id = (await idsIn(list))[place] ?? '';
  const path = postHref(list, id);
  expect((await read(path)).status).toBe(200);
  return { id, path, api: `/api/${list}/${id}` };
}

function callsFor(id: string): number {
  return site.provider.requests.filter(({ path }) => path.endsWith(`/posts/${id}`)).length;
}

const gone = (status: number) => () => failure(status, 'No longer.');

/** The stale response is the last one with the post. */
async function revalidate(path: string) {
  await site.advance(afterExpiry);
  expect((await read(path)).status).toBe(200);
  await vi.waitFor(async () => expect((await read(path)).status).toBe(404));
}

test.each<{ item: string; list: ListName; status: number; place: number }>([
  { item: 'an article', list: 'articles', status: 404, place: 1 },
  { item: 'an article', list: 'articles', status: 410, place: 2 },
  { item: 'a thought', list: 'thoughts', status: 404, place: 1 },
  { item: 'a quote', list: 'quotes', status: 410, place: 1 },
])(
  'the page of $item whose revalidation gets $status is gone at once',
  async ({ list, status, place }) => {
    const { id, path, api } = await postIn(list, place);
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
  },
);

test('a post that is gone causes one call in 300 s, and is back when the provider has it again', async () => {
  const { id, path } = await postIn('articles', 3);
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
});

test.each<[name: string, outage: () => Intercepted]>([
  ['500', () => failure(500, 'Down for repairs.')],
  ['a reset', () => 'reset'],
])(
  'while the provider fails with %s, a post stays as it was: present or gone',
  async (_, outage) => {
    const presentPost = await postIn('thoughts', 3);
    const gonePost = await postIn('thoughts', 4);
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
  const before = await names();
  const [quote] = await idsIn('quotes');
  // The last is the id of a quote, not of an article.
  const madeUpIds = [...Array.from({ length: 20 }, (_, i) => `made-up-${i}`), String(quote)];
  for (const id of [...madeUpIds, ...madeUpIds, ...madeUpIds]) {
    expect((await read(`/articles/${id}`)).status).toBe(404);
  }
  for (const id of madeUpIds) expect(callsFor(id)).toBe(1);
  expect(await names()).toEqual(before);
  await site.advance(afterExpiry);
  expect((await read('/articles/made-up-0')).status).toBe(404);
  expect(callsFor('made-up-0')).toBe(2);
});

test('another isolate knows that a post is gone, although the old post was in KV', async () => {
  const { id, path, api } = await postIn('quotes', 5);
  responses.set(id, gone(404));
  await revalidate(path);
  await expect.poll(() => storedContent(site, api)).toMatchObject({ value: null });
  await site.restart();
  site.provider.requests.length = 0;
  expect((await read(path)).status).toBe(404);
  expect(callsFor(id)).toBe(0);
});

test('an isolate with the post in memory learns within 30 s from another that it is gone', async () => {
  const { id, path, api } = await postIn('articles', 5);
  const stored = await storedContent(site, api);
  // The clock of the Worker is ahead.
  const later = { storedAt: Date.now() + 24 * 60 * 60_000, value: null, version: 'another' };
  await (await site.kv()).put(`content ${api}`, JSON.stringify({ ...stored, ...later }));
  await site.advance(31_000);
  expect((await read(path)).status).toBe(404);
  expect(callsFor(id)).toBe(1);
});
