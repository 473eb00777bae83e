import { expect, test, vi } from 'vitest';
import { readChunks, readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { storeAgedContent } from '../../support/stored-in-kv.ts';
import { slow } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const day = 24 * 60 * 60_000;

const site = await siteForFile();

async function titles() {
  const page = await readPage(site.get('/apologetics'));
  expect(page.status).toBe(200);
  expect(page.html).not.toContain('Loading...');
  return page.texts('main article h3');
}

test('60 concurrent visitors with an empty KV cause one call each for login, organization and list', async () => {
  site.provider.intercept(slow(100));
  const visits = Array.from({ length: 60 }, () => readPage(site.get('/apologetics')));
  for (const { status, html } of await Promise.all(visits)) {
    expect(status).toBe(200);
    expect(html).toContain('</html>');
    expect(html).not.toContain('Error:');
  }
  expect(site.provider.logins()).toBe(1);
  expect(site.provider.organizationReads()).toBe(1);
  expect(site.provider.listReads()).toBe(1);
});

test('with a list of yesterday in KV, a new isolate sends the page before the provider responds', async ({
  annotate,
}) => {
  await storeAgedContent(site, day, '/api/organization', '/api/thoughts');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  site.provider.intercept(async ({ path }) => {
    await released;
    return path.startsWith('/v1/blogger/')
      ? Response.json({ posts: [wirePost({ title: 'Written a moment ago' })] })
      : undefined;
  });
  await (await site.get('/healthz')).text();
  const { chunks, html } = await readChunks(site.get('/apologetics'));
  expect(html.match(/<article/g)).toHaveLength(10);
  expect(html).toContain('Springfield');
  const ms = chunks[0]?.ms ?? Number.POSITIVE_INFINITY;
  await annotate(`The first byte came after ${Math.round(ms)} ms.`);
  // No call has reached its deadline either.
  expect(ms).toBeLessThan(1_500);
  release();
  await expect.poll(titles, { timeout: 6_000 }).toEqual(['Written a moment ago']);
});

test('a visitor who disconnects does not cancel the load for the others', async () => {
  const before = site.provider.listReads();
  site.provider.intercept(slow(500));
  const leavingVisit = new AbortController();
  const left = fetch(`${site.url}/api/quotes`, { signal: leavingVisit.signal });
  await vi.waitFor(() => expect(site.provider.listReads()).toBe(before + 1));
  const waitingVisits = site.get('/api/quotes');
  leavingVisit.abort();
  await expect(left).rejects.toThrow();
  expect((await waitingVisits).status).toBe(200);
  expect(site.provider.listReads()).toBe(before + 1);
});
