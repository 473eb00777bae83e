import { expect, test } from 'vitest';
import { type ReadPage, readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure } from '../../support/watched-provider.ts';

const site = await siteForFile({ DEPLOYMENT: 'production' });

/** The canonical URL and the robots directives of a page. */
function indexingOf(page: ReadPage) {
  const robots = [...page.document.querySelectorAll('meta[name=robots]')];
  return {
    canonical: page.hrefs('link[rel=canonical]'),
    robots: robots.map((meta) => meta.getAttribute('content')),
  };
}

const notIndexed = { canonical: [], robots: ['noindex, follow'] };

async function nextPageOf(path: string): Promise<string> {
  const [next] = (await readPage(site.get(path))).hrefs('#posts ~ [data-await] > a.button');
  return String(next).replace(/#.*/, '');
}

test.each([
  '/apologetics?q=God',
  '/quotes?q=God%2Bflesh',
  '/articles?q=xylophone',
  '/apologetics?label=Tobit',
  '/quotes?label=john',
  '/quotes?label=John+3',
  '/articles?label=Featured',
  '/resources?label=Xylophones',
  '/nowhere',
  '/articles/unknown',
  '/%zz',
])('%s has noindex, and its links are followed', async (path) => {
  expect(indexingOf(await readPage(site.get(path)))).toEqual(notIndexed);
});

test.each(['/apologetics', '/quotes', '/articles'])(
  'the first page of %s is indexed, the next is not',
  async (path) => {
    expect(indexingOf(await readPage(site.get(path)))).toEqual({
      canonical: [`https://areopagus.example${path}`],
      robots: [],
    });
    const next = await readPage(site.get(await nextPageOf(path)));
    expect(next.texts('main [data-await] article h3').length).toBeGreaterThan(0);
    expect(indexingOf(next)).toEqual(notIndexed);
  },
);

test('a label without posts is not indexed until it has some', async () => {
  const path = '/apologetics?label=Philemon+1';
  site.provider.intercept(({ query }) =>
    query.has('label') ? Response.json({ posts: [] }) : undefined,
  );
  expect(indexingOf(await readPage(site.get(path, crawler)))).toEqual(notIndexed);
});

test('an article that fails to load is not indexed', async () => {
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  const page = await readPage(site.get('/articles/1001'));
  expect(page.status).toBe(503);
  expect(indexingOf(page)).toEqual(notIndexed);
});
