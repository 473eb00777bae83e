import { expect, test } from 'vitest';
import { siteForFile } from '../../support/site.ts';
import { slow } from '../../support/watched-provider.ts';

const site = await siteForFile({}, { clock: true });

test('20 concurrent visitors with an empty KV cause one call each for login, organization and list', async () => {
  site.provider.intercept(slow(100));
  const visits = Array.from({ length: 20 }, async () => (await site.get('/apologetics')).text());
  for (const html of await Promise.all(visits)) {
    expect(html.endsWith('</html>')).toBe(true);
    expect(html.includes('Error:')).toBe(false);
  }
  expect(site.provider.logins()).toBe(1);
  expect(site.provider.organizationReads()).toBe(1);
  expect(site.provider.listReads()).toBe(1);
});
