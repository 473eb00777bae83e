import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { storedContent } from '../../support/stored-in-kv.ts';

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
  const keys = await (await site.kv()).list('content ');
  expect(keys.map((key) => key.replace(/ lsb \d+$/, '')).toSorted()).toEqual([
    'content /api/featured',
    'content /api/organization',
    'content /api/sunday',
    'content /api/thoughts?label=John+3',
  ]);
});
