import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const paths = ['/', '/apologetics', '/terms', '/api/quotes', '/api/organization'];

test.each(paths)('%s is sent once: if it is unchanged, the response is 304', async (path) => {
  await readPage(site.get(path));
  const { status, headers } = await readPage(site.get(path));
  expect(status).toBe(200);
  const etag = String(headers.get('ETag'));
  expect(etag).toMatch(/^W\/"[\w+/=-]+"$/);
  for (const notModified of [etag, etag.replace('W/', ''), `"another", ${etag}`, '*']) {
    const response = await site.get(path, { 'If-None-Match': notModified });
    expect(response.status).toBe(304);
    expect(response.body).toBeNull();
    expect(response.headers.get('ETag')).toBe(etag);
    expect(response.headers.get('Cache-Control')).toMatch(
      /^public, max-age=60, stale-while-revalidate=/,
    );
  }
  expect((await site.get(path, { 'If-None-Match': 'W/"another"' })).status).toBe(200);
});
