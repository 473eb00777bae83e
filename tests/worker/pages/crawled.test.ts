import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { type ListName, listHref, listNames, lists } from '../../../shared/content/lists.ts';
import { postHref } from '../../../shared/pages/post.ts';
import { crawlLabels } from '../../support/crawl-labels.ts';
import { readChunks, readPage } from '../../support/page.ts';
import { type ReadOnlySite, sharedSite } from '../../support/shared-site.ts';
import { type Site, siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure } from '../../support/watched-provider.ts';
import { atomSchema, readXml, sitemapSchema, xmlErrors } from '../../support/xml.ts';

/** A site that has found all posts and labels, and one before the first run of its crawl. */
const [site, newSite] = await Promise.all([siteForFile({}, { clock: true }), siteForFile()]);
await crawlLabels(site);

const { posts } = sampleContent();
const related = 'nav[aria-label=Related]';
const places = 'nav[aria-label="Labels and passages"]';
/** A post in a list of rows: its title, kind and reference. */
const row = 'li > div:first-child';

/** A label that no sample post has. */
const empty = 'John 16';

const page = (path: string, of: ReadOnlySite = site) => readPage(of.get(path, crawler));

function hrefOf(title: string): string {
  const list = listNames.find((name) => posts[name].some((post) => post.title === title));
  const post = list && posts[list].find((post) => post.title === title);
  if (!list || !post) throw new Error(`No sample post has the title ${title}.`);
  return postHref(list, post.id);
}

const url = 'https://areopagus.example';

async function readSitemap(of: Site) {
  const response = await of.get('/sitemap.xml');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  const xml = await response.text();
  expect(await xmlErrors(xml, sitemapSchema)).toEqual([]);
  const { document } = readXml(xml);
  const entries = [...document.querySelectorAll('url')].map((entry) => {
    const path = String(entry.querySelector('loc')?.textContent).replace(url, '');
    return [path, entry.querySelector('lastmod')?.textContent] as const;
  });
  const paths = entries.map(([path]) => path);
  const cacheControl = response.headers.get('Cache-Control');
  return { paths, lastModified: new Map(entries), cacheControl };
}

const pathsOf = (list: ListName) => posts[list].map(({ id }) => postHref(list, id));

/** The URLs of the labels that posts have. */
function labelsOf(list: ListName): string[] {
  const used = new Set(posts[list].flatMap((post) => post.labels));
  const labels = [...lists[list].labels].filter((label) => used.has(label));
  return labels.map((label) => listHref(list, { label }));
}

/** The pages that need no post. */
const fixedPages = [
  ...['/', '/apologetics', '/quotes', '/articles', '/sundays', '/passages'],
  ...['/contact', '/about', '/copyright', '/privacy-policy', '/terms'],
];

test('before the first run, pages say that posts are still being read, or have nothing of them', async () => {
  const unread = await sharedSite();
  for (const path of ['/passages', '/sundays?date=2026-11-29']) {
    const { status, text } = await page(path, unread);
    expect([path, status]).toEqual([path, 200]);
    expect(text('main')).toContain('The posts are still being read');
  }
  for (const path of [listHref('thoughts', { label: empty }), hrefOf('Led like a lamb')]) {
    const { status, texts } = await page(path, unread);
    expect([path, status]).toEqual([path, 200]);
    expect(texts(related)).toEqual([]);
    expect(texts('#label-panel [data-count], [aria-labelledby=nearest]')).toEqual([]);
  }
});

test('the first run finds posts for the sitemap, which causes no call, and loads the lists that are new', async () => {
  const before = await readSitemap(newSite);
  expect(before).toMatchObject({ paths: fixedPages, cacheControl: 'no-store' });
  expect(newSite.provider.requests).toEqual([]);
  await newSite.runScheduled();
  // The articles are new, so the featured one may be, too.
  const requested = newSite.provider.requests.map(({ query }) => query.get('label'));
  expect(requested).toContain('Featured');
  const { paths, cacheControl } = await readSitemap(newSite);
  expect(paths.length).toBeGreaterThan(fixedPages.length);
  expect(cacheControl).toBe('public, max-age=60');
});

test('in the end the sitemap has all posts and the labels with posts, in each isolate', async () => {
  site.provider.requests.length = 0;
  const { lastModified, paths, cacheControl } = await readSitemap(site);
  expect(cacheControl).toMatch(/^public, max-age=3600, stale-while-revalidate=/);
  expect(await (await site.get('/healthz')).json()).toMatchObject({ crawl: { isComplete: true } });
  expect(paths).toEqual(expect.arrayContaining([...fixedPages, '/resources']));
  expect(paths).toEqual(expect.arrayContaining(listNames.flatMap(pathsOf)));
  const labeled = paths.filter((path) => path.includes('?label='));
  expect(labeled).toEqual([...listNames.flatMap(labelsOf), '/resources?label=Related+Articles']);
  const [post] = posts.articles;
  const published = new Date(post?.published ?? '').toISOString();
  expect(lastModified.get(`/articles/${post?.id}`)).toBe(published);
  for (const path of labeled) expect(lastModified.get(path), path).toMatch(/^20\d\d-/);
  expect(new Set(paths).size).toBe(paths.length);
  expect(site.provider.requests).toEqual([]);
});

test('each chip has the number of posts of its list, and each group of those with some', async () => {
  for (const list of ['thoughts', 'quotes'] as const) {
    const { document } = await page(listHref(list));
    for (const chip of document.querySelectorAll('#label-panel details a')) {
      const label = new URL(chip.getAttribute('href') ?? '', site.url).searchParams.get('label');
      const { length } = posts[list].filter(({ labels }) => labels.includes(label ?? ''));
      // A label with more than one page has no number.
      const count = length > 10 ? null : `${length}`;
      expect([label, chip.getAttribute('data-count')]).toEqual([label, count]);
    }
    const [details] = document.querySelectorAll('details');
    const chips = [...(details?.querySelectorAll('a') ?? [])].slice(1);
    const some = chips.filter((chip) => chip.getAttribute('data-count') !== '0');
    expect(details?.querySelector('summary small')?.textContent).toBe(
      `posts in ${some.length} of ${chips.length}`,
    );
  }
});

test('a streamed page has the counts, too', async () => {
  const letContentCome = site.provider.hold();
  const { chunks, html } = await readChunks(site.get('/apologetics?q=God'), letContentCome);
  expect(chunks.length).toBeGreaterThan(1);
  const { text } = await readPage(new Response(html));
  const data = JSON.parse(text('#page-data') ?? '');
  expect(data.results['/api/labels/thoughts'].data[empty]).toBe(0);
});

test('an empty list has links to the nearest labels with posts', async () => {
  const { texts } = await page(listHref('thoughts', { label: empty }));
  expect(texts('[aria-labelledby=nearest] a')).toEqual(['John 11', 'John 18', 'John, any chapter']);
});

test('/passages has the books that posts cite, of both Testaments', async () => {
  const { texts, html } = await page('/passages');
  expect(texts('main h2')).toEqual(['Old Testament', 'New Testament']);
  expect(texts('main li')).toHaveLength(66);
  expect(texts('main [aria-label="Isaiah (4) posts"][data-count="4"]')).toEqual(['Isaiah']);
  expect(texts('main li a:not([href])[data-count="0"]')).toContain('Obadiah');
  expect(html).not.toContain('still being read');
});

test('the page of a book has its chapters and verses with the posts and their kinds', async () => {
  const { texts, text, hrefs } = await page('/passages?book=Isaiah');
  expect(text('h1')).toBe('Isaiah');
  const chapters = ['Isaiah 45', 'Isaiah 52', 'Isaiah 53', 'Isaiah 64'];
  expect(texts('main h2')).toEqual(['Chapters', ...chapters]);
  expect(hrefs('main [data-count="2"]')).toEqual(['/passages?ref=Isaiah+53']);
  expect(texts('main [data-count]')).toHaveLength(66);
  expect(texts(`main ${row}`).slice(1)).toEqual([
    'The Servant Whom Nobody Expected Thought, Isaiah 52:13–53:12',
    'Led like a lamb Quote, Isaiah 53:4–6',
    'A Prayer Older Than the Question (Advent 1) Thought, Isaiah 64:1–9',
  ]);
  expect(hrefs('main li a')).toContain(hrefOf('Led like a lamb'));
});

test('a passage that a visitor types has the posts on its verses', async () => {
  const { text, texts, hrefs } = await page('/passages?ref=Is+53:4-6');
  expect(text('h1')).toBe('Isaiah 53:4–6');
  expect(texts('main h2')).toEqual(['On these verses', 'See also']);
  expect(texts(`main ${row}`)).toEqual([
    'Led like a lamb Quote',
    'The Servant Whom Nobody Expected Thought, Isaiah 52:13–53:12',
  ]);
  const outside = 'https://www.stepbible.org/?q=reference=Isaiah%2053%3A4-6';
  expect(hrefs('main a[rel=external]')).toEqual([outside]);
});

test.each([
  ['book=Obadiah', 200, 'No post cites Obadiah yet.'],
  ['book=Tobit', 404, 'This is not a passage of the Bible.'],
  ['ref=hesekiel+3', 404, 'There is no book “hesekiel”. Do you mean Ezekiel 3 (no posts yet)?'],
])('/passages?%s gets %i: %s', async (query, expected, message) => {
  const { status, text } = await page(`/passages?${query}`);
  expect(status).toBe(expected);
  expect(text('main')).toContain(message);
});

test('a single post has its labels and passages below its date, and others on them after it', async () => {
  const { texts, hrefs, html } = await page(hrefOf('Led like a lamb'));
  expect(texts(`time + [data-await] ${places} a`)).toEqual([
    ...['Jesus Christ', 'Death of Jesus', 'Messianic Prophecies'],
    ...['Isaiah 53:4–6', 'Acts 8:32–35'],
  ]);
  expect(hrefs(`${places} a`)).toContain('/passages?ref=Isaiah+53:4-6');
  expect(texts(`${related} ${row}`)).toEqual([
    'The Servant Whom Nobody Expected Thought, Isaiah 52:13–53:12',
  ]);
  expect(html.indexOf('aria-label="Related"')).toBeGreaterThan(html.indexOf('</article>'));
  const article = await page(`/articles/${posts.articles[0]?.id}`);
  expect(article.texts(places)).toEqual([]);
  expect(article.text('time + [data-await]')).toMatch(/^From .+\. About us$/);
});

test('a question about a post begins with its URL', async () => {
  const path = hrefOf('Led like a lamb');
  const about = `/contact?${new URLSearchParams({ about: path })}`;
  expect((await page(path)).hrefs('main a[rel=nofollow]')).toContain(about);
  const contact = await page(about);
  expect(contact.text('textarea')).toBe(url + path);
  expect(contact.hrefs('link[rel=canonical]')).toEqual([`${url}/contact`]);
  expect(contact.text('noscript p')).toContain(`write to us instead, about ${url}${path}.`);
});

test('the list of a chapter has its quotes and articles after its thoughts, and leads to the rest', async () => {
  const { texts, html } = await page('/apologetics?label=John+10');
  expect(texts(`${related} h2`)).toEqual(['Quotes and articles on John 10']);
  expect(texts(`${related} ${row}`)).toEqual(['The shepherd comes himself Quote, John 10:11']);
  expect(html.indexOf('aria-label="Related"')).toBeGreaterThan(
    html.indexOf('aria-labelledby="posts"'),
  );
  expect((await page('/apologetics?label=Titus+3')).texts(related)).toEqual([]);
  const { hrefs, text } = await page('/apologetics?label=1+Corinthians+15');
  expect(text(`${places} a`)).toBe('2 more on 1 Corinthians 15');
  expect(hrefs(`${places} a`)).toEqual(['/passages?ref=1+Corinthians+15']);
});

test('a search has the best row of what its words may mean above the results, and one of all lists has all rows', async () => {
  const { html, hrefs } = await page('/quotes?q=lamb');
  expect(hrefs(`${related} a`)).toContain('/passages?ref=Isaiah+53');
  expect(hrefs(`${related} a`)).not.toContain('/quotes?label=Death+of+Jesus');
  const all = await page('/search?q=lamb');
  expect(all.hrefs(`${related} a`)).toContain('/quotes?label=Death+of+Jesus');
  expect(html.indexOf('aria-label="Related"')).toBeLessThan(html.indexOf('<article'));
});

test('a search without a hit has what is nearest to it, and one with hits has not', async () => {
  const none = await page('/quotes?q=lamb+zzyzx+plugh');
  expect(none.texts(`${related} p`)).toEqual(['Nearest to this search:']);
  expect(none.texts(`${related} ${row}`)).toContain('Led like a lamb Quote');
  expect(none.html.indexOf('No quotes match')).toBeLessThan(none.html.indexOf('Nearest to'));
  const some = await page('/quotes?q=lamb+aloud+opened+anybody');
  expect(some.texts('main article h3')).toEqual(['Led like a lamb']);
  expect(some.texts(related)).toEqual([]);
});

test('a day has the posts on its readings and those named after it, and its handout has them', async () => {
  await site.setTime('2026-11-24T18:00:00Z');
  const { hrefs, texts } = await page('/sundays?date=2026-11-29');
  const title = 'A Prayer Older Than the Question (Advent 1)';
  expect(
    texts(':is(h3, section section p.fine, section section li)').map((text) =>
      text.replace(/Add to.*/, ''),
    ),
  ).toEqual([
    'Named after the day',
    `${title} Thought`,
    ...['Isaiah 64:1–9', `Above: ${title}`],
    ...['1 Corinthians 1:3–9', 'In chapter 1', 'A donkey on the wall Thought, 1 Corinthians 1'],
    ...['Mark 11:1–10', `Above: ${title}`],
    ...['or Mark 13:24–37', 'No post yet. Nearest: Mark 11, Mark 15'],
  ]);
  expect(texts('main a')).toContain('Open as a handout (1)');
  const handout = hrefs('main article a').find((href) => href?.startsWith('/handout?title')) ?? '';
  const collected = await page(handout);
  expect(collected.text('h1')).toBe('Advent 1');
  expect(collected.texts('main h2')[0]).toBe(title);
  expect(await (await site.get('/sundays.ics')).text()).toContain('Isaiah 64:1–9 (1 post)');
  expect((await page('/sundays')).texts('section[aria-labelledby=coming] li')).toContain(
    'Sunday, November 29Advent 1Isaiah 64 (1) · 1 Corinthians 1 · Mark 11 (1) · Mark 131 post Handout for Advent 1',
  );
});

test('a feed has an entry for the week from Monday to Sunday, with its posts', async () => {
  const texts: string[] = [];
  for (const day of ['24', '28']) {
    await site.setTime(`2026-11-${day}T18:00:00Z`);
    texts.push(await (await site.get('/sundays/feed.xml')).text());
  }
  expect(texts[1]).toBe(texts[0]);
  expect(await xmlErrors(texts[0] ?? '', atomSchema)).toEqual([]);
  const feed = await (await site.get('/sundays/feed.json')).json();
  expect(feed.items.map(({ title }: { title: string }) => title)).toEqual([
    'Advent 1, November 29, 2026',
    'Proper 29 (Last Sunday of the Church Year), November 22, 2026',
  ]);
  const [{ url, date_published, content_html }] = feed.items;
  expect(url).toBe('https://areopagus.example/sundays?date=2026-11-29');
  expect(date_published).toBe('2026-11-23T00:00:00.000Z');
  const { document } = parseHTML(`<body>${content_html}</body>`);
  const read = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(read('h2')).toEqual([
    'Thanksgiving Day, November 26, 2026',
    'Advent 1, November 29, 2026',
  ]);
  expect(read('h3').slice(-5)).toEqual([
    ...['Named after the day', 'Isaiah 64:1–9', '1 Corinthians 1:3–9', 'Mark 11:1–10'],
    'or Mark 13:24–37',
  ]);
  expect(read('li')[0]).toBe('A Prayer Older Than the Question (Advent 1)');
  expect(read('a').at(-1)).toBe('Handout for Advent 1 (1)');
});

test('in another isolate, the passages are there while the provider is down', async () => {
  await site.restart();
  site.provider.intercept(() => failure(500, 'Down.'));
  expect((await page('/passages?ref=Is+53:4-6')).texts(`main ${row}`)).toHaveLength(2);
});
