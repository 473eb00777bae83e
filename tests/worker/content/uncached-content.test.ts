import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPage } from '../../support/page.ts';
import { type Site, startSite } from '../../support/site.ts';
import { storedContent } from '../../support/stored-in-kv.ts';
import { respondTo } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

let site: Site;

beforeEach(async () => {
  site = await startSite();
});

afterEach(() => site.close());

test('searches, unknown labels and unknown articles are not stored in KV: their number is unbounded', async () => {
  const unbounded = [
    '/apologetics?q=God',
    '/quotes?label=Nothing+of+the+kind',
    '/articles?q=Easter',
    '/articles/unknown',
    '/resources?label=Nothing+of+the+kind',
  ];
  for (const path of unbounded) await readPage(site.get(path));
  await readPage(site.get('/apologetics?label=John+3'));
  await storedContent(site, '/api/thoughts?label=John+3');
  const { keys } = await (await site.kv()).list({ prefix: 'content ' });
  expect(keys.map(({ name }) => name).toSorted()).toEqual([
    'content /api/featured',
    'content /api/organization',
    'content /api/thoughts?label=John+3',
  ]);
});

test('a later page is stored in KV if a stored page of its list leads to it, unlike made-up ones', async () => {
  site.provider.intercept(({ path, query }) => {
    if (!path.startsWith('/v1/blogger/')) return undefined;
    const token = query.get('pageToken') ?? '';
    return Response.json({ posts: [wirePost({ id: `9${token}` })], nextPageToken: `${token}1` });
  });
  const read = async (path: string) => expect((await site.get(path)).status).toBe(200);
  await read('/api/thoughts');
  await storedContent(site, '/api/thoughts');
  await site.restart();
  const madeUp = Array.from({ length: 50 }, (_, i) => `20${i}`);
  await Promise.all(madeUp.map((token) => read(`/api/thoughts?pageToken=${token}`)));
  for (const token of ['2001', '1', '11']) await read(`/api/thoughts?pageToken=${token}`);
  await read('/api/thoughts?label=John+3&pageToken=1');
  await read('/api/quotes?pageToken=1');
  await storedContent(site, '/api/thoughts?pageToken=11');
  const { keys } = await (await site.kv()).list({ prefix: 'content /api/' });
  expect(keys.map(({ name }) => name).toSorted()).toEqual([
    'content /api/thoughts',
    'content /api/thoughts?pageToken=1',
    'content /api/thoughts?pageToken=11',
  ]);
});

test('300 searches do not evict a list from memory', async () => {
  await site.close();
  site = await startSite({}, { kvFault: 'fails to read' });
  await readPage(site.get('/api/quotes'));
  const content = `<p>’${'grace '.repeat(2_000)}</p>`;
  site.provider.intercept(
    respondTo('/search', () => Response.json({ posts: [wirePost({ content })] })),
  );
  const search = async (word: number) => (await site.get(`/api/quotes?q=${word}`)).text();
  await Promise.all(Array.from({ length: 300 }, (_, i) => search(i)));
  expect((await site.get('/api/quotes')).headers.get('Cache-Status')).toMatch(/hit; ttl=2\d\d$/);
});

test('a repeated search is served from memory', async () => {
  await readPage(site.get('/apologetics?q=God'));
  const reads = site.provider.listReads();
  await readPage(site.get('/apologetics?q=God'));
  expect(site.provider.listReads()).toBe(reads);
});

test.each([
  ['no JSON', '<html>'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list without a time', '{"value":{"posts":[]}}'],
  ['a list of an older shape', `{"value":[{"id":"1"}],"storedAt":${Date.now()}}`],
  ['posts of another shape', `{"value":{"posts":[{"id":1}]},"storedAt":${Date.now()}}`],
])('%s in KV is ignored', async (_, rubbish) => {
  const kv = await site.kv();
  await kv.put('content /api/thoughts', rubbish);
  await kv.put('session', rubbish);
  const page = await readPage(site.get('/apologetics'));
  expect(page.status).toBe(200);
  expect(page.texts('main article h3')).toHaveLength(10);
  expect(site.provider.logins()).toBe(1);
  await vi.waitFor(async () => {
    expect(await storedContent(site, '/api/thoughts')).toHaveProperty('value.posts.9.title');
  });
});
