import { expect, onTestFinished, test, vi } from 'vitest';
import { type ContentSite, contentSite } from '../../support/content-site.ts';
import { htmlErrors } from '../../support/judges/html-errors.ts';
import { failure } from '../../support/watched-provider.ts';

const banner = '[aria-label=Preview]';
const paths = [
  ...['/', '/quotes', '/nowhere', '/%zz', '/quotes?q=', '/api/quotes', '/api/nowhere'],
  ...['/favicon.svg', '/share-card.png', '/robots.txt', '/assets/main-a.js', '/assets/none.js'],
];

/** The X-Robots-Tag values of all kinds of URLs, static files included. */
async function robotsTags(site: ContentSite) {
  const responses = await Promise.all(paths.map((path) => site.get(path)));
  const kinds = new Set(responses.map(({ status }) => status));
  expect([...kinds].toSorted()).toEqual([200, 308, 400, 404]);
  return responses.map(({ headers }, i) => [paths[i], headers.get('X-Robots-Tag')] as const);
}

test('production is indexed, and has no preview banner', async () => {
  const production = contentSite({ DEPLOYMENT: 'production' });
  for (const [path = '', tag] of await robotsTags(production)) {
    expect([path, tag]).toEqual([path, path.startsWith('/api/') ? 'noindex' : null]);
  }
  expect((await production.read('/')).texts(banner)).toEqual([]);
});

test('a preview is not indexed, and has a banner that says of what it is', async () => {
  const build = { branch: 'main', commit: '0123456789abcdef', time: '2026-12-07T18:00:00Z' };
  vi.stubGlobal('BUILD', build);
  onTestFinished(() => void vi.unstubAllGlobals());
  const preview = contentSite({ DEPLOYMENT: 'preview' });
  for (const [path, tag] of await robotsTags(preview)) {
    expect([path, tag]).toEqual([path, 'noindex, nofollow']);
  }
  const sent = await preview.get('/quotes', { method: 'POST' });
  preview.intercept(() => failure(500, 'Down for repairs.'));
  for (const { headers } of [sent, await preview.get('/quotes?label=Hell')]) {
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  }
  for (const path of ['/', '/nowhere', '/quotes?q=%']) {
    const page = await preview.read(path);
    expect(await htmlErrors(page.html)).toEqual([]);
    expect(page.text(banner)).toContain(
      'Preview of main at 01234567, built Mon, 07 Dec 2026 18:00:00 UTC. Its content comes from provider.example.',
    );
  }
});
