import { afterEach, expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { type Site, startSite } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';

const paths = ['/', '/quotes', '/nowhere', '/%zz', '/quotes?q=', '/api/quotes', '/api/nowhere'];

let site: Site;

afterEach(() => site.close());

/** The X-Robots-Tag values of all kinds of URLs, static files included. */
async function robotsTags() {
  const { html } = await readPage(site.get('/'));
  const files = [...html.matchAll(/(?:href|src)="(\/[^"]+\.\w+)"/g)].map(([, file]) =>
    String(file),
  );
  expect(files.length).toBeGreaterThan(5);
  const all = [...paths, ...files];
  const responses = await Promise.all(all.map((path) => site.get(path)));
  const kinds = new Set(responses.map(({ status }) => status));
  expect([...kinds].toSorted()).toEqual([200, 308, 400, 404]);
  return responses.map(({ headers }, i) => [String(all[i]), headers.get('X-Robots-Tag')] as const);
}

test.each(['preview', 'local'])('nothing of a %s deployment is indexed', async (DEPLOYMENT) => {
  site = await startSite({ DEPLOYMENT });
  for (const [, tag] of await robotsTags()) expect(tag).toBe('noindex, nofollow');
});

test('production is indexed, except for the data of its pages', async () => {
  site = await startSite({ DEPLOYMENT: 'production' });
  for (const [path, tag] of await robotsTags()) {
    expect([path, tag]).toEqual([path, path.startsWith('/api/') ? 'noindex' : null]);
  }
});

test('errors outside production are not indexed', async () => {
  site = await startSite({ DEPLOYMENT: 'preview' });
  const sent = await fetch(`${site.url}/quotes`, { method: 'POST' });
  expect(sent.status).toBe(405);
  expect(sent.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  const failed = await site.get('/api/quotes');
  expect(failed.status).toBe(503);
  expect(failed.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
});

test('a misconfigured deployment is not indexed', async () => {
  site = await startSite({ DEPLOYMENT: '' });
  const { status, headers } = await site.get('/');
  expect(status).toBe(500);
  expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
});
