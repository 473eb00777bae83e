import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { storeAgedContent } from '../../support/stored-in-kv.ts';
import { slow } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const day = 24 * 60 * 60_000;

const site = await siteForFile({}, { clock: true });

const titles = async () => (await readPage(site.get('/apologetics'))).texts('main article h3');

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

test('with a list of yesterday in KV, a new isolate sends the page before the provider responds', async () => {
  await storeAgedContent(site, day, '/api/organization', '/api/thoughts');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  site.provider.intercept(async ({ path }) => {
    await released;
    return path.startsWith('/v1/blogger/')
      ? Response.json({ posts: [wirePost({ title: 'Written a moment ago' })] })
      : undefined;
  });
  const { html } = await readPage(site.get('/apologetics'));
  expect(html.match(/<article/g)).toHaveLength(10);
  expect(html).toContain('Springfield');
  release();
  await expect.poll(titles).toEqual(['Written a moment ago']);
});
