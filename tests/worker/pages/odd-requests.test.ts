import { describe, expect, test } from 'vitest';
import { rawRequest } from '../../support/raw-request.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

describe.each([
  'elsewhere.example',
  'elsewhere.example:8080',
  'areopagus.example.elsewhere.example',
  '..',
])('requested with the host %s', (Host) => {
  test.each([
    ['/', 'https://areopagus.example/'],
    ['/quotes?label=Hell', 'https://areopagus.example/quotes?label=Hell'],
  ])("%s has a canonical URL on the site's own origin", async (path, canonical) => {
    const { status, html } = await rawRequest(site.url, { path, headers: { Host } });
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${canonical}">`);
    expect(html).not.toContain('elsewhere');
  });

  test.each(['/quotes/', '/quotes?q=', '/articles/?q=a'])(
    '%s redirects to its path only',
    async (path) => {
      const { status, headers } = await rawRequest(site.url, { path, headers: { Host } });
      expect(status).toBe(308);
      expect(headers.location).toMatch(/^\/[a-z]/);
    },
  );
});

test.each([
  ...['/\\elsewhere.example', '/\\\\elsewhere.example/quotes/', '/quotes\\', '/quotes/\\'],
  ...[
    '/%5celsewhere.example',
    '//',
    '//elsewhere.example',
    '//elsewhere.example/quotes/',
    '//elsewhere.example?q=',
  ],
  ...['///elsewhere.example?q=', '//elsewhere.example/%2e%2e?label='],
  ...['///quotes/', '/quotes//', '/../quotes/', '/%2e%2e/quotes/', '/quotes/%2e', '/quotes/..'],
  ...['/%2e%2e//elsewhere.example/', '/.//elsewhere.example/', '/quotes%2f', '/quotes%00', '/%00'],
  ...['/%2f%2felsewhere.example/', '/api/%2e%2e/quotes/', '/assets/..%2fquotes/', '/quotes;a=b'],
  ...['/quotes/?//elsewhere.example', '/%66avicon.svg', '/_headers', '/.dev.vars', '/.git/config'],
])('%s causes no error and no redirect to another site', async (path) => {
  const { status, headers, html } = await rawRequest(site.url, { path });
  expect(status).toBeLessThan(500);
  expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  expect(html).not.toContain('elsewhere.example"');
});

test.each([1_000, 15_000, 60_000])('a URL of %i characters is not found', async (length) => {
  for (const path of [`/${'x'.repeat(length)}`, `/nowhere?${'x'.repeat(length)}`]) {
    const { status, html } = await rawRequest(site.url, { path });
    expect(status).toBe(404);
    expect(html).toContain('Page Not Found');
  }
});

test.each<[how: string, framing: Record<string, string>]>([
  ['with its length', { 'Content-Length': '42' }],
  ['in chunks', { 'Transfer-Encoding': 'chunked' }],
])('the body of a GET request %s is ignored', async (_, headers) => {
  const body = 'GET /nowhere HTTP/1.1\r\nHost: a.example\r\n\r\n';
  const { status, html } = await rawRequest(site.url, { path: '/terms', headers, body });
  expect(status).toBe(200);
  expect(html).toContain('<title>Terms of Use');
  expect(html).not.toContain('Page Not Found');
});
