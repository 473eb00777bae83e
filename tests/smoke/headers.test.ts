import { expect, test } from 'vitest';
import { siteFiles } from '../../worker/site-files.ts';
import { deployment, origin, request } from './site.ts';

/** The path of a script of the home page, whose file name is hashed. */
async function scriptPath(): Promise<string> {
  const { body } = await request('/');
  const [path = ''] = /\/assets\/[^"]+\.js/.exec(body) ?? [];
  expect(path, 'script of the page').not.toBe('');
  return path;
}

const securityHeaders: Record<string, RegExp> = {
  'Content-Security-Policy':
    /default-src 'none'; script-src 'self' 'sha256-[^']+';.* require-trusted-types-for 'script'/,
  ...(origin.startsWith('https:') && {
    'Strict-Transport-Security': /max-age=\d{7,}; includeSubDomains/,
  }),
  'X-Content-Type-Options': /^nosniff$/,
  'X-Frame-Options': /^DENY$/,
  'Referrer-Policy': /./,
  'Permissions-Policy': /camera=\(\)/,
};

async function expectSecurityHeaders(path: string) {
  const { headers } = await request(path);
  for (const [name, pattern] of Object.entries(securityHeaders)) {
    expect(headers.get(name) ?? '', name).toMatch(pattern);
  }
}

test.each(['/', '/api/quotes', '/nowhere-at-all', '/favicon.svg'])(
  '%s has its security headers',
  expectSecurityHeaders,
);

test('files with hashed names may be cached for a year', async () => {
  const path = await scriptPath();
  const { status, headers } = await request(path);
  expect(status, 'status').toBe(200);
  expect(headers.get('Cache-Control') ?? '', 'Cache-Control').toContain(
    'max-age=31536000, immutable',
  );
  await expectSecurityHeaders(path);
  const missing = await request('/assets/nothing-0.js');
  expect(missing.status, 'status of a missing file').toBe(404);
  expect(missing.headers.get('Cache-Control') ?? '', 'missing file').not.toContain('immutable');
});

test('the cache in front of the Worker serves a page that was requested before', async () => {
  const isAtCloudflare = (await request('/')).headers.has('Cf-Ray');
  if (deployment !== 'production' || !isAtCloudflare) return;
  const { headers } = await request('/');
  expect(headers.get('Cf-Cache-Status') ?? '', 'Cf-Cache-Status').toMatch(/^(HIT|UPDATING|STALE)$/);
});

test('only production may be indexed, and only previews have the preview banner', async () => {
  for (const path of ['/', '/api/quotes', '/favicon.svg', await scriptPath(), '/nowhere-at-all']) {
    const inProduction = path.startsWith('/api/') ? 'noindex' : null;
    const expected = deployment === 'production' ? inProduction : 'noindex, nofollow';
    const { headers, body } = await request(path);
    expect(headers.get('X-Robots-Tag'), `X-Robots-Tag of ${path}`).toBe(expected);
    const hasBanner = body.includes('aria-label="Preview"');
    if (path === '/') expect(hasBanner, 'preview banner').toBe(deployment === 'preview');
  }
});

test('canonical URLs, robots.txt and the sitemap have the origin of the site', async () => {
  const page = await request('/about');
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(page.body) ?? [];
  if (deployment === 'local') expect(canonical, 'canonical URL').toMatch(/^https?:.*\/about$/);
  else expect(canonical, 'canonical URL').toBe(`${origin}/about`);
  const robots = await request(siteFiles.robots);
  expect(robots.status, 'status of robots.txt').toBe(200);
  expect(robots.body).toContain(`Sitemap: ${new URL(siteFiles.sitemap, canonical)}\n`);
  const sitemap = await request(siteFiles.sitemap);
  expect(sitemap.status, 'status of the sitemap').toBe(200);
  expect(/<(urlset|sitemapindex) /.test(sitemap.body), 'is a sitemap').toBe(true);
});
