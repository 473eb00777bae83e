import { expect, test } from 'vitest';
import { rawRequest } from '../../support/raw-request.ts';
import { siteForFile } from '../../support/site.ts';

// tests/unit/pages/urls.test.ts has what pages and redirects are.
const site = await siteForFile();

test.each(['elsewhere.example', 'elsewhere.example:8080', '..'])(
  "requested with the host %s, pages and redirects stay on the site's own origin",
  async (Host) => {
    const path = '/quotes?label=Hell';
    const { status, html } = await rawRequest(site.url, { path, headers: { Host } });
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="https://areopagus.example${path}">`);
    expect(html).not.toContain('elsewhere');
    for (const path of ['/quotes/', '/quotes?q=', '/articles/?q=a']) {
      const { status, headers } = await rawRequest(site.url, { path, headers: { Host } });
      expect(status).toBe(308);
      expect(headers.location).toMatch(/^\/[a-z]/);
    }
  },
);

const hostile = String.raw`
  /\elsewhere.example /\\elsewhere.example/quotes/ /quotes\ /quotes/\ /%5celsewhere.example //
  //elsewhere.example/quotes/ //elsewhere.example?q= ///elsewhere.example?q=
  //elsewhere.example/%2e%2e?label= ///quotes/ /../quotes/ /%2e%2e/quotes/ /quotes/%2e /quotes/..
  /%2e%2e//elsewhere.example/ /.//elsewhere.example/ /quotes%2f /quotes%00 /%00
  /%2f%2felsewhere.example/ /api/%2e%2e/quotes/ /assets/..%2fquotes/ /quotes;a=b
  /quotes/?//elsewhere.example /%66avicon.svg /_headers /.dev.vars /.git/config`;

test.each(hostile.trim().split(/\s+/))('%s causes no error and stays on the site', async (path) => {
  const { status, headers, html } = await rawRequest(site.url, { path });
  expect(status).toBeLessThan(500);
  expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  expect(html).not.toContain('elsewhere.example"');
});
