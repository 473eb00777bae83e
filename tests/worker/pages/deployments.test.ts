import { expect, test } from 'vitest';
import { htmlErrors } from '../../support/judges/html-errors.ts';
import { readPage } from '../../support/page.ts';
import { type Site, startSite } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';

const banner = '[aria-label=Preview]';
const paths = ['/', '/quotes', '/nowhere', '/%zz', '/quotes?q=', '/api/quotes', '/api/nowhere'];

async function withSite(settings: Record<string, string>, use: (site: Site) => Promise<void>) {
  const site = await startSite(settings);
  try {
    await use(site);
  } finally {
    await site.close();
  }
}

/** The X-Robots-Tag values of all kinds of URLs, static files included. */
async function robotsTags(site: Site) {
  const { html } = await readPage(site.get('/'));
  const files = [...html.matchAll(/(?:href|src)="(\/[^"]+\.\w+)"/g)].map(([, file]) => `${file}`);
  expect(files.length).toBeGreaterThan(5);
  const all = [...paths, ...files];
  const responses = await Promise.all(all.map((path) => site.get(path)));
  const kinds = new Set(responses.map(({ status }) => status));
  expect([...kinds].toSorted()).toEqual([200, 308, 400, 404]);
  return responses.map(({ headers }, i) => [all[i], headers.get('X-Robots-Tag')] as const);
}

// Without a deployment, a site is local: tests/worker/security/security-headers.test.ts.
test('production is indexed, and has no preview banner', () =>
  withSite({ DEPLOYMENT: 'production' }, async (site) => {
    for (const [path = '', tag] of await robotsTags(site)) {
      expect([path, tag]).toEqual([path, path.startsWith('/api/') ? 'noindex' : null]);
    }
    expect((await site.get('/report')).status).toBe(404);
    expect((await readPage(site.get('/'))).texts(banner)).toEqual([]);
  }));

test('a preview is not indexed, and has a banner that says of what it is', () =>
  withSite({ DEPLOYMENT: 'preview' }, async (site) => {
    for (const [path, tag] of await robotsTags(site)) {
      expect([path, tag]).toEqual([path, 'noindex, nofollow']);
    }
    const sent = await fetch(`${site.url}/quotes`, { method: 'POST' });
    site.provider.intercept(() => failure(500, 'Down for repairs.'));
    for (const { headers } of [sent, await site.get('/quotes?label=Hell')]) {
      expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    }
    const { host } = new URL(site.provider.url);
    for (const path of ['/', '/nowhere', '/quotes?q=%']) {
      const page = await readPage(site.get(path));
      expect(await htmlErrors(page.html)).toEqual([]);
      expect(page.text(banner)).toMatch(
        /Preview of \S+ at ([0-9a-f]{8}|unknown), built [A-Z].+ UTC\. Its/,
      );
      expect(page.text(banner)).toContain(`Its content comes from ${host}.`);
    }
  }));
