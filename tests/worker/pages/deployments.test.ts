import { expect, test } from 'vitest';
import { htmlErrors } from '../../support/judges/html-errors.ts';
import { type Site, siteForFile } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';

const banner = '[aria-label=Preview]';
const paths = ['/', '/quotes', '/nowhere', '/%zz', '/quotes?q=', '/api/quotes', '/api/nowhere'];

const production = await siteForFile({ DEPLOYMENT: 'production' });
const preview = await siteForFile({ DEPLOYMENT: 'preview' });

/** The X-Robots-Tag values of all kinds of URLs, static files included. */
async function robotsTags(site: Site) {
  const { html } = await site.read('/');
  const files = [...html.matchAll(/(?:href|src)="(\/[^"]+\.\w+)"/g)].map(([, file]) => `${file}`);
  expect(files.length).toBeGreaterThan(5);
  const all = [...paths, ...files];
  const responses = await Promise.all(all.map((path) => site.get(path)));
  const kinds = new Set(responses.map(({ status }) => status));
  expect([...kinds].toSorted()).toEqual([200, 308, 400, 404]);
  return responses.map(({ headers }, i) => [all[i], headers.get('X-Robots-Tag')] as const);
}

// Without a deployment, a site is local: tests/worker/security/security-headers.test.ts.
test('production is indexed, and has no preview banner', async () => {
  for (const [path = '', tag] of await robotsTags(production)) {
    expect([path, tag]).toEqual([path, path.startsWith('/api/') ? 'noindex' : null]);
  }
  expect((await production.read('/')).texts(banner)).toEqual([]);
});

test('a preview is not indexed, and has a banner that says of what it is', async () => {
  for (const [path, tag] of await robotsTags(preview)) {
    expect([path, tag]).toEqual([path, 'noindex, nofollow']);
  }
  const sent = await fetch(`${preview.url}/quotes`, { method: 'POST' });
  preview.provider.intercept(() => failure(500, 'Down for repairs.'));
  for (const { headers } of [sent, await preview.get('/quotes?label=Hell')]) {
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  }
  const { host } = new URL(preview.provider.url);
  for (const path of ['/', '/nowhere', '/quotes?q=%']) {
    const page = await preview.read(path);
    expect(await htmlErrors(page.html)).toEqual([]);
    expect(page.text(banner)).toMatch(
      /Preview of \S+ at ([0-9a-f]{8}|unknown), built [A-Z].+ UTC\. Its/,
    );
    expect(page.text(banner)).toContain(`Its content comes from ${host}.`);
  }
});
