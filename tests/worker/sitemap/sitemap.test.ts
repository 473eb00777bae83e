import { expect, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { browseLabel } from '../../../shared/browse/browse-state.ts';
import { listNames, lists } from '../../../shared/content/lists.ts';
import { listHref, postHref } from '../../../shared/routes.ts';
import { readPage } from '../../support/page.ts';
import { siteForEachTest } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';
import { readXml, sitemapSchema, xmlErrors } from '../../support/xml.ts';

const url = 'https://areopagus.example';
const hour = 60 * 60_000;
const day = 24 * hour;
const articlesPath = /\/blog\/4101862075339140273$/;
const thoughtsPath = /\/blog\/4101862075339140271$/;
const callsInOneRun = 10;

/** Of a test with a complete crawl, on a busy machine; ms. */
const timeout = 90_000;

const site = siteForEachTest();

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

/** Triggers scheduled runs; by default until all pages are found. */
async function crawlAll(runs = 60) {
  for (let run = 0; run < runs; run++) await site.runScheduled();
}

/** Changes the stored crawl as if it were older by `ms`. */
async function ageCrawl(ms: number) {
  const kv = await site.kv();
  for (const part of ['thoughts', 'quotes', 'articles', 'labels']) {
    const stored = JSON.parse(String(await kv.get(`sitemap ${part}`)));
    for (const times of part === 'labels' ? Object.values(stored) : [stored.walkedAt]) {
      for (const name of ['newest', 'full', 'triedAt', 'checkedAt']) {
        if (name in times && (part !== 'labels' || name !== 'newest')) times[name] -= ms;
      }
    }
    await kv.put(`sitemap ${part}`, JSON.stringify(stored));
  }
  await site.restart();
  site.provider.requests.length = 0;
}

const pages = [
  ...['/', '/apologetics', '/quotes', '/articles', '/resources', '/sundays', '/passages'],
  ...['/contact', '/about', '/copyright', '/privacy-policy', '/terms'],
];

const { posts } = sampleContent();

/** The pages of the panels' labels that sample posts have. */
const labelPages = listNames.flatMap((list) => {
  const used = new Set(posts[list].flatMap((post) => post.labels));
  return [...lists[list].labels]
    .filter((label) => used.has(label))
    .map((label) => listHref(list, browseLabel(label)));
});

/** The URLs of all thoughts and quotes. */
const postPages = (['thoughts', 'quotes'] as const).flatMap((list) =>
  posts[list].map(({ id }) => postHref(list, id)),
);

test('before the first run, the sitemap has the fixed pages, and reading it causes no call', async () => {
  const { xml, entries, cacheControl } = await readSitemap();
  expect(await xmlErrors(xml, sitemapSchema)).toEqual([]);
  expect(entries.map(({ path }) => path)).toEqual(pages);
  expect(cacheControl).toBe('no-store');
  expect(site.provider.requests).toEqual([]);
});

test('after some runs, the sitemap has the articles with their dates', async () => {
  await crawlAll(4);
  const { xml, entries, cacheControl } = await readSitemap();
  expect(await xmlErrors(xml, sitemapSchema)).toEqual([]);
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
  expect(site.provider.listReads()).toBeLessThanOrEqual(4 * callsInOneRun);
});

test('labels are crawled a few at a time, and those with posts are listed in the end', {
  timeout,
}, async () => {
  let requests = 0;
  await expect
    .poll(
      async () => {
        await site.runScheduled();
        const { cacheControl } = await readSitemap();
        expect(site.provider.listReads() - requests).toBeLessThanOrEqual(callsInOneRun);
        requests = site.provider.listReads();
        return cacheControl;
      },
      { interval: 0, timeout: 60_000 },
    )
    .toMatch(/^public, max-age=3600, stale-while-revalidate=/);
  const { xml, entries } = await readSitemap();
  expect(await xmlErrors(xml, sitemapSchema)).toEqual([]);
  const labelled = entries.filter(({ path }) => path.includes('?label='));
  expect(labelled.map(({ path }) => path)).toEqual([
    ...labelPages,
    '/resources?label=Related+Articles',
  ]);
  const singlePosts = entries.filter(({ path }) => path.includes('?post='));
  expect(singlePosts.map(({ path }) => path).toSorted()).toEqual(postPages.toSorted());
  for (const { lastModified } of singlePosts) expect(lastModified).toMatch(/^20\d\d-/);
  expect(labelPages.length).toBeGreaterThan(100);
  for (const { lastModified } of labelled) expect(lastModified).toMatch(/^20\d\d-/);
  const distinct = new Set(entries.map(({ path }) => path));
  expect(distinct.size).toBe(entries.length);
});

test('scheduled runs fill the sitemap, in another isolate too, without further calls, with canonical URLs', {
  timeout,
}, async () => {
  await crawlAll();
  await site.restart();
  site.provider.requests.length = 0;
  const { entries, cacheControl } = await readSitemap();
  expect(entries.length).toBeGreaterThan(pages.length + labelPages.length);
  expect(cacheControl).toMatch(/^public, max-age=3600,/);
  await site.runScheduled();
  expect(site.provider.requests).toEqual([]);
  for (const { path } of entries.filter((_, i) => i < 30 || i % 20 === 0)) {
    const page = await readPage(site.get(path));
    expect(page.status).toBe(200);
    expect(page.hrefs('link[rel=canonical]')).toEqual([url + path]);
  }
});

test('new posts are crawled after an hour, labels after a day and deleted posts after three days, while all is served', {
  timeout,
}, async () => {
  await crawlAll();
  const before = (await readSitemap()).entries;
  await ageCrawl(hour);
  await site.runScheduled();
  expect((await readSitemap()).entries).toEqual(before);
  expect(site.provider.listReads()).toBe(listNames.length);
  expect(site.provider.requests.filter(({ query }) => query.size > 0)).toEqual([]);

  await ageCrawl(3 * day);
  const [newest] = posts.thoughts.toSorted((a, b) => b.published.localeCompare(a.published));
  site.provider.intercept(({ query, path }) => {
    if (query.has('label') || articlesPath.test(path)) return Response.json({ posts: [] });
    if (/27[12]$/.test(path)) return Response.json({ posts: [newest] });
    return undefined;
  });
  expect((await readSitemap()).entries).toEqual(before);
  await crawlAll();
  expect((await readSitemap()).entries.map(({ path }) => path)).toEqual([
    ...pages,
    ...(['thoughts', 'quotes'] as const).map((list) => postHref(list, String(newest?.id))),
  ]);
});

test('while the provider fails, a run ends after a few calls, and known pages are served', {
  timeout,
}, async () => {
  await crawlAll();
  const before = (await readSitemap()).entries;
  await ageCrawl(2 * day);
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  await site.runScheduled();
  const requests = site.provider.requests.length;
  expect(requests).toBeLessThanOrEqual(6);
  for (let visit = 0; visit < 20; visit++) {
    expect((await readSitemap()).entries).toEqual(before);
  }
  expect(site.provider.requests).toHaveLength(requests);
});

test('with nothing crawled and a failing provider, the fixed pages are listed, and the next run finds more', async () => {
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  await site.runScheduled();
  const { entries, cacheControl } = await readSitemap();
  expect(entries.map(({ path }) => path)).toEqual(pages);
  expect(cacheControl).toBe('no-store');
  site.provider.intercept(() => undefined);
  await site.runScheduled();
  expect((await readSitemap()).entries.length).toBeGreaterThan(pages.length);
});

test('a failing list of articles and a failing label do not block the others', {
  timeout,
}, async () => {
  const first = new URL(labelPages[0] ?? '', url).searchParams.get('label');
  site.provider.intercept(({ path, query }) =>
    query.get('label') === first || articlesPath.test(path)
      ? failure(500, 'Down for repairs.')
      : undefined,
  );
  await crawlAll();
  const { entries } = await readSitemap();
  const labelled = entries.filter(({ path }) => path.includes('?label='));
  expect(labelled.map(({ path }) => path)).toEqual([
    ...labelPages.slice(1),
    '/resources?label=Related+Articles',
  ]);
});

test('an invalid crawl stored by another version is ignored', async () => {
  const kv = await site.kv();
  const found = [{ id: '1', published: 'yesterday' }];
  await kv.put(
    'sitemap articles',
    JSON.stringify({ posts: found, walkedAt: { newest: 1, full: 1 }, walks: {} }),
  );
  await crawlAll(4);
  const { entries } = await readSitemap();
  expect(entries.filter(({ path }) => path.startsWith('/articles/'))).toHaveLength(
    posts.articles.length,
  );
});

test('long lists are walked in turn over several runs, and found posts are listed at once', {
  timeout,
}, async () => {
  const pageOf = (number: number) => ({
    posts: Array.from({ length: 10 }, (_, i) => ({
      id: `${number}-${i}`,
      title: 'Long',
      content: '',
      published: '2026-01-01T00:00:00Z',
    })),
    ...(number < 29 && { nextPageToken: `${number + 1}` }),
  });
  // Its posts have no labels.
  site.provider.intercept(({ path, query }) =>
    thoughtsPath.test(path) || articlesPath.test(path)
      ? Response.json(pageOf(Number(query.get('pageToken') ?? 0)))
      : undefined,
  );
  const found = async () => {
    const { entries, cacheControl } = await readSitemap();
    const count = (prefix: string) => entries.filter(({ path }) => path.startsWith(prefix)).length;
    return { thoughts: count('/apologetics?post='), articles: count('/articles/'), cacheControl };
  };
  await site.runScheduled();
  expect(site.provider.listReads()).toBe(callsInOneRun);
  await site.restart();
  const earlier = await found();
  expect(earlier.cacheControl).toBe('public, max-age=60');
  for (const count of [earlier.thoughts, earlier.articles]) {
    expect(count).toBeGreaterThanOrEqual(10);
    expect(count).toBeLessThan(300);
  }
  await crawlAll();
  const { thoughts, articles } = await found();
  expect({ thoughts, articles }).toEqual({ thoughts: 300, articles: 300 });
});

test('a sitemap in one file has no parts', async () => {
  for (const path of ['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap.xml/']) {
    expect((await site.get(path)).status).toBe(404);
  }
});
