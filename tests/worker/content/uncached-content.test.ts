import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPage } from '../../support/page.ts';
import { type Site, startSite } from '../../support/site.ts';
import { storedContent } from '../../support/stored-in-kv.ts';

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
