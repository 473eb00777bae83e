import { expect, test, vi } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { emptyKv, storedContent } from '../../support/stored-in-kv.ts';
import { failure } from '../../support/watched-provider.ts';

const site = await siteForFile({}, { clock: true });

test('searches, labels of no own panel, later pages and unknown posts are not stored in KV', async () => {
  const unbounded = [
    '/apologetics?q=God',
    '/quotes?label=Nothing+of+the+kind',
    // A label of another panel.
    '/quotes?label=John+3',
    '/articles?label=Hell',
    '/api/thoughts?pageToken=page-2',
    '/articles?q=Easter',
    '/articles/unknown',
    '/resources?label=Nothing+of+the+kind',
  ];
  for (const path of unbounded) await readPage(site.get(path));
  await readPage(site.get('/apologetics?label=John+3'));
  await storedContent(site, '/api/thoughts?label=John+3');
  const { keys } = await (await site.kv()).list({ prefix: 'content ' });
  expect(keys.map(({ name }) => name.replace(/ lsb \d+$/, '')).toSorted()).toEqual([
    'content /api/featured',
    'content /api/organization',
    'content /api/sunday',
    'content /api/thoughts?label=John+3',
  ]);
});

test.each(['/apologetics?q=grace', '/articles/made-up'])(
  '%s is served from memory for 300 s, also while the provider fails',
  async (path) => {
    const { status } = await readPage(site.get(path));
    const reads = site.provider.listReads();
    await site.advance(299_000);
    site.provider.intercept(() => failure(500, 'Down for repairs.'));
    expect((await readPage(site.get(path))).status).toBe(status);
    expect(site.provider.listReads()).toBe(reads);
  },
);

test('rubbish in KV is ignored: text that is no JSON, and posts of another shape', async () => {
  await emptyKv(site);
  const kv = await site.kv();
  await kv.put('session', '<html>');
  await kv.put('content /api/thoughts', `{"value":{"posts":[{"id":1}]},"storedAt":${Date.now()}}`);
  const page = await readPage(site.get('/apologetics'));
  expect(page.status).toBe(200);
  expect(page.texts('main article h3')).toHaveLength(10);
  expect(site.provider.logins()).toBe(1);
  await vi.waitFor(async () => {
    expect(await storedContent(site, '/api/thoughts')).toHaveProperty('value.posts.9.title');
  });
});
