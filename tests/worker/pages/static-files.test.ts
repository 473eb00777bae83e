import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

test('files with a hash in the name are cached as immutable', async () => {
  const page = await readPage(site.get('/'));
  const files = page.html.match(/\/assets\/[^"]+/g) ?? [];
  expect(files.length).toBeGreaterThan(4);
  for (const path of files) {
    const file = await site.get(path);
    expect(file.status).toBe(200);
    expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
});

test.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/portrait.svg', 'image/svg+xml'],
])(
  '%s has a stable name, so it is revalidated and sent again only if it has changed',
  async (path, type) => {
    const file = await site.get(path);
    expect(file.status).toBe(200);
    expect(file.headers.get('Content-Type')).toBe(type);
    expect(file.headers.get('Cache-Control')).toMatch(
      /^public, max-age=3600, stale-while-revalidate=/,
    );
    const again = await site.get(path, { 'If-None-Match': String(file.headers.get('ETag')) });
    expect(again.status).toBe(304);
  },
);

test.each(['/assets/main-0.js', '/assets/', '/favicon.png.svg', '/wrangler.json'])(
  'there is no file at %s',
  async (path) => {
    const page = await readPage(site.get(path));
    expect(page.status).toBe(404);
    expect(page.texts('h1')).toEqual(['Page Not Found']);
  },
);
