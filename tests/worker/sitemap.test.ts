import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleContent } from '../../provider/content.ts';
import { browseLabel, browseQuery } from '../../shared/browse.ts';
import { lists, quotesList, thoughtsList } from '../../shared/lists.ts';
import { postHref } from '../../shared/post-address.ts';
import { readPage } from '../support/page.ts';
import { type Site, startSite } from '../support/site.ts';
import { failure } from '../support/watched-provider.ts';
import { readXml } from '../support/xml.ts';
import { sitemapSchema, xmlFaults } from '../support/xml-faults.ts';

const url = 'https://areopagus.example';
const hour = 60 * 60_000;
const day = 24 * hour;
const callsInOneRun = 40;

let site: Site;

beforeEach(async () => {
  site = await startSite();
});

afterEach(() => site.close());

async function readSitemap() {
  const response = await site.get('/sitemap.xml');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  const xml = await response.text();
  const { document } = readXml(xml);
  const entries = [...document.querySelectorAll('url')].map((entry) => ({
    path: String(entry.querySelector('loc')?.textContent).replace(url, ''),
    lastModified: entry.querySelector('lastmod')?.textContent,
  }));
  return { xml, entries, cacheControl: response.headers.get('Cache-Control') };
}

/** Runs what the clock asks for until all is known. */
async function learnAll() {
  for (let run = 0; run < 12; run++) await site.runScheduled();
}

/** What is kept of it, with each time so much longer ago. */
async function age(ms: number) {
  const kv = await site.kv();
  const kept = await kv.get('inventory');
  const aged = String(kept).replace(
    /"(askedAt|walkedAt|savedAt)":(\d+)/g,
    (_, name, at) => `"${name}":${at - ms}`,
  );
  await kv.put('inventory', aged);
  await site.restart();
  site.provider.requests.length = 0;
}

const pages = [
  ...['/', '/apologetics', '/quotes', '/articles', '/resources', '/contact', '/about'],
  ...['/copyright', '/privacy-policy', '/terms'],
];

const { posts } = sampleContent();

/** The pages of the labels that the sample posts have, of those that the panels offer. */
const labelPages = lists.flatMap(({ name, path, labels }) => {
  const used = new Set(posts[name].flatMap((post) => post.labels));
  return [...labels]
    .filter((label) => used.has(label))
    .map((label) => path + browseQuery(browseLabel(label)));
});

/** Each thought and quote by itself: of the sample, all are among the newest of some label. */
const postPages = [thoughtsList, quotesList].flatMap((list) =>
  posts[list.name].map(({ id }) => postHref(list, id)),
);

test('the first sitemap has the pages, and the articles with their dates', async () => {
  const { xml, entries, cacheControl } = await readSitemap();
  expect(await xmlFaults(xml, sitemapSchema)).toEqual([]);
  expect(entries.slice(0, pages.length).map(({ path }) => path)).toEqual(pages);
  expect(entries.filter(({ path }) => path.startsWith('/articles/'))).toEqual(
    posts.articles
      .toSorted((a, b) => Date.parse(b.published) - Date.parse(a.published))
      .map(({ id, published }) => ({
        path: `/articles/${id}`,
        lastModified: new Date(published).toISOString(),
      })),
  );
  expect(cacheControl).toBe('public, max-age=60');
  expect(site.provider.listReads()).toBeLessThanOrEqual(callsInOneRun);
});

test('it learns of the labels a few at a time, and in the end has those that have posts', {
  timeout: 90_000,
}, async () => {
  let asked = 0;
  await expect
    .poll(
      async () => {
        const { cacheControl } = await readSitemap();
        expect(site.provider.listReads() - asked).toBeLessThanOrEqual(2 * callsInOneRun);
        asked = site.provider.listReads();
        return cacheControl;
      },
      { timeout: 60_000 },
    )
    .toMatch(/^public, max-age=3600, stale-while-revalidate=/);
  const { xml, entries } = await readSitemap();
  expect(await xmlFaults(xml, sitemapSchema)).toEqual([]);
  const labelled = entries.filter(({ path }) => path.includes('?label='));
  expect(labelled.map(({ path }) => path)).toEqual([
    ...labelPages,
    '/resources?label=Related+Articles',
  ]);
  const alone = entries.filter(({ path }) => path.includes('?post='));
  expect(alone.map(({ path }) => path).toSorted()).toEqual(postPages.toSorted());
  for (const { lastModified } of alone) expect(lastModified).toMatch(/^20\d\d-/);
  expect(labelPages.length).toBeGreaterThan(100);
  for (const { lastModified } of labelled) expect(lastModified).toMatch(/^20\d\d-/);
  const distinct = new Set(entries.map(({ path }) => path));
  expect(distinct.size).toBe(entries.length);
});

test('each address is that of a page which says that it is to be indexed there', async () => {
  await learnAll();
  const { entries } = await readSitemap();
  const some = entries.filter((_, i) => i < 30 || i % 20 === 0);
  for (const { path } of some) {
    const page = await readPage(site.get(path));
    expect(page.status).toBe(200);
    expect(page.hrefs('link[rel=canonical]')).toEqual([url + path]);
  }
});

test('what the clock has learnt is there at once, without asking, in another isolate, too', async () => {
  await learnAll();
  await site.restart();
  site.provider.requests.length = 0;
  const { entries, cacheControl } = await readSitemap();
  expect(entries.length).toBeGreaterThan(pages.length + labelPages.length);
  expect(cacheControl).toMatch(/^public, max-age=3600,/);
  await site.runScheduled();
  expect(site.provider.requests).toEqual([]);
});

test('after an hour the articles are looked for again, after a day the labels, and all is served meanwhile', async () => {
  await learnAll();
  const before = (await readSitemap()).entries;
  await age(hour);
  expect((await readSitemap()).entries).toEqual(before);
  await vi.waitFor(() => expect(site.provider.listReads()).toBeGreaterThan(0));
  await site.runScheduled();
  const asked = site.provider.requests.filter(({ query }) => query.has('label'));
  expect(asked).toEqual([]);

  await age(day);
  site.provider.intercept(({ query, path }) =>
    query.has('label') || path.endsWith('273') ? Response.json({ posts: [] }) : undefined,
  );
  expect((await readSitemap()).entries).toEqual(before);
  await learnAll();
  expect((await readSitemap()).entries.map(({ path }) => path)).toEqual(pages);
});

test('while the provider fails, many visits ask it no more than one does, and what is known is served', async () => {
  await learnAll();
  const before = (await readSitemap()).entries;
  await age(2 * day);
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  await site.runScheduled();
  const asked = site.provider.requests.length;
  expect(asked).toBeLessThanOrEqual(4);
  for (let visit = 0; visit < 20; visit++) {
    expect((await readSitemap()).entries).toEqual(before);
  }
  expect(site.provider.requests.length - asked).toBeLessThanOrEqual(4);
});

test('with nothing known and a provider that fails, the pages are there for now, and the next visit finds all', async () => {
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  const { entries, cacheControl } = await readSitemap();
  expect(entries.map(({ path }) => path)).toEqual(pages);
  expect(cacheControl).toBe('no-store');
  site.provider.intercept(() => undefined);
  expect((await readSitemap()).entries.length).toBeGreaterThan(pages.length);
});

test('articles that cannot be listed, and a label that cannot, hold no other up', async () => {
  const first = new URL(labelPages[0] ?? '', url).searchParams.get('label');
  site.provider.intercept(({ path, query }) =>
    query.get('label') === first || path.endsWith('/blog/4101862075339140273')
      ? failure(500, 'Down for repairs.')
      : undefined,
  );
  await learnAll();
  const { entries } = await readSitemap();
  const labelled = entries.filter(({ path }) => path.includes('?label='));
  expect(labelled.map(({ path }) => path)).toEqual([
    ...labelPages.slice(1),
    '/resources?label=Related+Articles',
  ]);
});

test('what is kept of it by another version, and cannot be, counts as nothing', async () => {
  const kv = await site.kv();
  const found = [{ id: '1', published: 'yesterday' }];
  await kv.put(
    'inventory',
    JSON.stringify({ savedAt: 1, articles: { walkedAt: 1, found }, labels: {} }),
  );
  await site.restart();
  const { entries } = await readSitemap();
  expect(entries.filter(({ path }) => path.startsWith('/articles/'))).toHaveLength(
    posts.articles.length,
  );
});

test('a list of articles that never ends is walked to where it repeats itself', async () => {
  site.provider.intercept(({ path, query }) =>
    path.endsWith(`/blog/4101862075339140273`)
      ? Response.json({
          posts: posts.articles.slice(0, 2),
          nextPageToken: query.get('pageToken') === 'a' ? 'b' : 'a',
        })
      : undefined,
  );
  const { entries } = await readSitemap();
  expect(entries.filter(({ path }) => path.startsWith('/articles/'))).toHaveLength(2);
});

test('a long list of articles is walked in several runs', async () => {
  const pageOf = (number: number) => ({
    posts: Array.from({ length: 10 }, (_, i) => ({
      id: `${number}-${i}`,
      title: 'Long',
      content: '',
      published: '2026-01-01T00:00:00Z',
    })),
    ...(number < 59 && { nextPageToken: `${number + 1}` }),
  });
  site.provider.intercept(({ path, query }) =>
    path.endsWith(`/blog/4101862075339140273`)
      ? Response.json(pageOf(Number(query.get('pageToken') ?? 0)))
      : undefined,
  );
  await site.runScheduled();
  expect(site.provider.listReads()).toBe(callsInOneRun);
  await site.restart();
  await site.runScheduled();
  const { entries } = await readSitemap();
  expect(entries.filter(({ path }) => path.startsWith('/articles/'))).toHaveLength(600);
});

test('there is no part of a sitemap that is whole', async () => {
  for (const path of ['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap.xml/']) {
    expect((await site.get(path)).status).toBe(404);
  }
});
