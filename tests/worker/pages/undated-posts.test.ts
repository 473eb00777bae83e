import { beforeEach, expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { wirePost } from '../../support/wire-post.ts';
import { atomSchema, readXml, sitemapSchema, xmlErrors } from '../../support/xml.ts';

const site = await siteForFile();

const undated = wirePost({ id: '2001', title: 'Without a day', published: 'one fine day' });
const dated = wirePost({ id: '2002', title: 'With a day' });

beforeEach(() => {
  site.provider.intercept(({ path, query }) => {
    if (/\/posts\//.test(path)) return Response.json(undated);
    if (query.get('label') === 'Hell') return Response.json({ posts: [dated, undated] });
    if (query.get('label') === 'Doubt') return Response.json({ posts: [undated] });
    return /\/blogger\//.test(path) ? Response.json({ posts: [undated, dated] }) : undefined;
  });
});

test.each(['/apologetics', '/quotes', '/articles'])(
  'a post without a valid date is shown in %s like others, without a date',
  async (path) => {
    const page = await readPage(site.get(path));
    expect(page.texts('[data-item] h3').slice(-2)).toEqual(['Without a day', 'With a day']);
    expect(page.texts('[data-item="2001"] time')).toEqual([]);
    expect(new Set(page.texts('[data-item="2002"] time'))).toEqual(new Set(['March 1, 2026']));
  },
);

test('on its own page it is an article without a date of publication', async () => {
  const page = await readPage(site.get('/articles/2001'));
  expect(page.status).toBe(200);
  expect(page.texts('h1')).toEqual(['Without a day']);
  expect(page.texts('main time')).toEqual([]);
  const meta = (name: string) =>
    page.document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  expect(meta('og:type')).toBe('article');
  expect(meta('article:published_time')).toBeUndefined();
  expect(page.text('script[type="application/ld+json"]')).not.toContain('datePublished');
});

test('feeds contain it and are valid', async () => {
  const atom = await (await site.get('/quotes/feed.xml')).text();
  expect(await xmlErrors(atom, atomSchema)).toEqual([]);
  expect(readXml(atom).texts('entry > published')).toEqual(['2026-03-01T15:00:00.000Z']);
  expect(readXml(atom).texts('feed > updated')).toEqual(['2026-03-01T15:00:00.000Z']);
  // It precedes the other post, so it is not older.
  expect(readXml(atom).texts('entry > updated')).toEqual([
    '2026-03-01T15:00:00.000Z',
    '2026-03-01T15:00:00.000Z',
  ]);
  const { items } = await (await site.get('/quotes/feed.json')).json();
  expect(items.map((item: { date_published?: string }) => item.date_published)).toEqual([
    undefined,
    '2026-03-01T15:00:00.000Z',
  ]);
});

test('in Atom, which requires a date, an undated post has that of the nearest dated post, or else of the build', async () => {
  const updates = async (label: string) => {
    const atom = await (await site.get(`/quotes/feed.xml?label=${label}`)).text();
    expect(await xmlErrors(atom, atomSchema)).toEqual([]);
    return readXml(atom).texts('updated').map(String);
  };
  expect(new Set(await updates('Hell'))).toEqual(new Set(['2026-03-01T15:00:00.000Z']));
  const [feed = '', entry] = await updates('Doubt');
  expect(entry).toBe(feed);
  expect(Date.parse(feed)).toBeGreaterThan(Date.parse('2026-03-02'));
});

test('the sitemap contains it and is valid', async () => {
  await site.runScheduled();
  const xml = await (await site.get('/sitemap.xml')).text();
  expect(await xmlErrors(xml, sitemapSchema)).toEqual([]);
  const entry = /<url><loc>[^<]*\/articles\/2001<\/loc>(.*?)<\/url>/.exec(xml);
  expect(entry?.[1]).toBe('');
});
