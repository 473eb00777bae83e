import { expect, test } from 'vitest';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile({
  CLIENT_ID: 'the-client',
  CLIENT_SECRET: '',
  SITE_URL: 'not-an-address',
  DEPLOYMENT: 'staging-7',
});

test('with invalid settings each page names them, and no other, and shows no values', async () => {
  for (const path of ['/', '/api/quotes']) {
    const response = await site.get(path);
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(text).toContain("This site's settings are not complete.");
    expect(text.match(/[A-Z]+(_[A-Z]+)*(?=: )/g)).toEqual([
      'CLIENT_SECRET',
      'SITE_URL',
      'DEPLOYMENT',
    ]);
    expect(text).not.toMatch(/\n\s+at |\.[jt]s:|the-client|not-an-address|staging-7/);
  }
});

test('the health check names them and is unhealthy', async () => {
  const response = await site.get('/healthz');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    settings: { valid: false, invalid: ['CLIENT_SECRET', 'SITE_URL', 'DEPLOYMENT'] },
    kv: { reachable: null },
    provider: null,
    crawl: null,
  });
});
