import { beforeEach, expect, test, vi } from 'vitest';
import { readChunks, readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { ageContent, emptyKv, storedContent } from '../../support/stored-in-kv.ts';
import { slow } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

const site = await siteForFile();

beforeEach(async () => {
  await emptyKv(site);
  await readPage(site.get('/apologetics'));
  await storedContent(site, '/api/thoughts');
  await storedContent(site, '/api/organization');
});

async function titles() {
  const page = await readPage(site.get('/apologetics'));
  expect(page.status).toBe(200);
  expect(page.html).not.toContain('Loading...');
  return page.texts('main article h3');
}

test.for([hour, day])(
  'with a list of %i ms ago in KV, a new isolate sends the page before the provider responds',
  async (age, { annotate }) => {
    await ageContent(site, '/api/organization', age);
    await ageContent(site, '/api/thoughts', age);
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
  },
);

test('a visitor who disconnects does not cancel the load for the others', async () => {
  site.provider.intercept(slow(500));
  const leavingVisit = new AbortController();
  const left = fetch(`${site.url}/api/quotes`, { signal: leavingVisit.signal });
  await vi.waitFor(() => expect(site.provider.listReads()).toBe(2));
  const waitingVisits = site.get('/api/quotes');
  leavingVisit.abort();
  await expect(left).rejects.toThrow();
  expect((await waitingVisits).status).toBe(200);
  expect(site.provider.listReads()).toBe(2);
});
