import { afterEach, expect, test } from 'vitest';
import { type Site, startSite } from '../../support/site.ts';

let site: Site;

afterEach(() => site.close());

test.each([
  ['API_HOST', ''],
  ['CLIENT_SECRET', ''],
  ['SITE_URL', 'not-an-address'],
  ['DEPLOYMENT', 'staging-7'],
])(
  'with %s as %j the site names the setting on every page and shows no values',
  async (name, value) => {
    site = await startSite({ CLIENT_ID: 'the-client', [name]: value });
    for (const path of ['/', '/api/quotes']) {
      const response = await site.get(path);
      const text = await response.text();
      expect(response.status).toBe(500);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(text).toContain("This site's settings are not complete.");
      expect(text).toContain(`${name}: `);
      expect(text).not.toMatch(
        /\n\s+at |\.[jt]s:|local-only-secret|the-client|not-an-address|staging-7/,
      );
    }
  },
);

test('each missing setting is named, and no other', async () => {
  site = await startSite({ BLOG_ID_QUOTES: '', SUPPORT_EMAIL: '' });
  const text = await (await site.get('/')).text();
  expect(text.match(/[A-Z]+(_[A-Z]+)+/g)).toEqual(['BLOG_ID_QUOTES', 'SUPPORT_EMAIL']);
});
