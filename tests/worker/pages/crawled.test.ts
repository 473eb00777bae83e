import { expect, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { browseLabel } from '../../../shared/browse/browse-state.ts';
import { contentUrl } from '../../../shared/content/content-request.ts';
import { listNames, lists } from '../../../shared/content/lists.ts';
import { listHref, postHref } from '../../../shared/routes.ts';
import { crawlLabels } from '../../support/crawl-labels.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure, slow } from '../../support/watched-provider.ts';
import { readXml, sitemapSchema, xmlErrors } from '../../support/xml.ts';

/** The tests run in this order: before the crawl, and after it. */
const site = await siteForFile({ DEPLOYMENT: 'preview' });

const { posts } = sampleContent();
const related = 'nav[aria-label=Related]';
const places = 'nav[aria-label="Labels and passages"]';
/** A post in a list of rows: its title, kind and reference. */
const row = 'li > div:first-child';
const panels = ['thoughts', 'quotes'] as const;

/** A label that no sample post has. */
const empty = 'John 16';

const page = (path: string) => readPage(site.get(path, crawler));

function hrefOf(title: string): string {
  const list = listNames.find((name) => posts[name].some((post) => post.title === title));
  const post = list && posts[list].find((post) => post.title === title);
  if (!list || !post) throw new Error(`No sample post has the title ${title}.`);
  return postHref(list, post.id);
}

const url = 'https://areopagus.example';

async function readSitemap() {
  const response = await site.get('/sitemap.xml');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  const xml = await response.text();
  expect(await xmlErrors(xml, sitemapSchema)).toEqual([]);
  const { document } = readXml(xml);
  const entries = [...document.querySelectorAll('url')].map((entry) => ({
    path: String(entry.querySelector('loc')?.textContent).replace(url, ''),
    lastModified: entry.querySelector('lastmod')?.textContent,
  }));
  const paths = entries.map(({ path }) => path);
  return { entries, paths, cacheControl: response.headers.get('Cache-Control') };
}

const fixedPages = [
  ...['/', '/apologetics', '/quotes', '/articles', '/resources', '/sundays', '/passages'],
  ...['/contact', '/about', '/copyright', '/privacy-policy', '/terms'],
];

/** The chips of a list's page. */
async function chipsOf(path: string) {
  const { document } = await page(path);
  return [...document.querySelectorAll('#label-panel details a')].map((chip) => ({
    label: new URL(chip.getAttribute('href') ?? '', site.url).searchParams.get('label') ?? '',
    name: chip.getAttribute('aria-label') ?? chip.textContent ?? '',
    count: chip.getAttribute('data-count'),
  }));
}

test('before the first run, the sitemap has the fixed pages, and reading it causes no call', async () => {
  const { paths, cacheControl } = await readSitemap();
  expect(paths).toEqual(fixedPages);
  expect(cacheControl).toBe('no-store');
  expect(site.provider.requests).toEqual([]);
});

test.each<[what: string, stored: object | undefined]>([
  ['no crawl', undefined],
  ['a stored crawl that is damaged', { posts: [1, 2], walkedAt: 'never' }],
])('with %s no page loses anything', async (_, stored) => {
  const kv = await site.kv();
  if (stored) {
    for (const name of listNames) await kv.put(`crawl ${name}`, JSON.stringify(stored));
    await kv.put('crawl labels', '{"/quotes":7}');
    await site.restart();
  }
  const passages = await page('/passages');
  expect(passages.status).toBe(200);
  expect(passages.text('main')).toContain('The posts are still being read');
  for (const path of ['/apologetics?label=John+10', hrefOf('Led like a lamb')]) {
    const { status, texts } = await page(path);
    expect([path, status]).toEqual([path, 200]);
    expect(texts(related)).toEqual([]);
  }
  const sunday = await page('/sundays?date=2026-11-29');
  expect(sunday.text('main article')).toContain('Isaiah 64:1–9');
  expect(sunday.text('main article')).toContain('The posts are still being read');
  const home = await page('/');
  expect(home.text('[data-await="/api/sunday"] p')).not.toMatch(/\(\d/);
  const chips = await chipsOf('/apologetics');
  expect(chips.filter(({ count }) => count !== null)).toEqual([]);
  const list = await page(listHref('thoughts', browseLabel(empty)));
  expect(list.text('main')).toContain('No blog posts match this passage.');
  expect(list.texts('[aria-labelledby=nearest] a')).toEqual([]);
  expect((await page('/report')).text('main')).toContain('Not all posts have been read yet.');
  expect((await readSitemap()).paths).toEqual(fixedPages);
});

test('a run that fails changes nothing, and the next one finds posts with at most 12 calls', async () => {
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  await site.runScheduled();
  expect((await readSitemap()).paths).toEqual(fixedPages);
  site.provider.intercept();
  site.provider.requests.length = 0;
  await site.runScheduled();
  expect(site.provider.listReads()).toBeGreaterThan(3);
  expect(site.provider.listReads()).toBeLessThanOrEqual(12);
  const { paths, cacheControl } = await readSitemap();
  expect(paths.length).toBeGreaterThan(fixedPages.length);
  expect(cacheControl).toBe('public, max-age=60');
});

test('in the end the sitemap has all posts and the labels with posts, in each isolate', {
  timeout: 90_000,
}, async () => {
  await crawlLabels(site);
  await site.restart();
  site.provider.requests.length = 0;
  const { entries, paths, cacheControl } = await readSitemap();
  expect(cacheControl).toMatch(/^public, max-age=3600, stale-while-revalidate=/);
  expect(paths.slice(0, fixedPages.length)).toEqual(fixedPages);
  const postPages = listNames.flatMap((list) =>
    posts[list]
      .toSorted((a, b) => Date.parse(b.published) - Date.parse(a.published))
      .map(({ id, published }) => ({
        path: postHref(list, id),
        lastModified: new Date(published).toISOString(),
      })),
  );
  expect(entries.slice(fixedPages.length).slice(0, postPages.length)).toEqual(postPages);
  const labelPages = listNames.flatMap((list) => {
    const used = new Set(posts[list].flatMap((post) => post.labels));
    const labels = [...lists[list].labels].filter((label) => used.has(label));
    return labels.map((label) => listHref(list, browseLabel(label)));
  });
  const labeled = entries.filter(({ path }) => path.includes('?label='));
  expect(labeled.map(({ path }) => path)).toEqual([
    ...labelPages,
    '/resources?label=Related+Articles',
  ]);
  for (const { lastModified } of labeled) expect(lastModified).toMatch(/^20\d\d-/);
  expect(paths).toContain('/passages?book=Isaiah');
  expect(paths.filter((path) => path.includes('ref='))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  expect(site.provider.requests).toEqual([]);
  for (const path of paths.filter((_, i) => i < 30 || i % 20 === 0)) {
    const { status, hrefs } = await page(path);
    expect(status).toBe(200);
    expect(hrefs('link[rel=canonical]')).toEqual([url + path]);
  }
});

test('the report has what may be wrong in the posts, and staff can have them read again', async () => {
  const { text, texts, headers } = await page('/report');
  expect(text('main')).toContain('All posts have been read.');
  expect(headers.get('Cache-Control')).toBe('no-store');
  const faults = texts('main li').length;
  expect(faults).toBeGreaterThan(0);
  expect((await page('/')).texts('aside a[href="/report"]')).toEqual([`Reports (${faults})`]);
  const before = site.provider.listReads();
  const read = await fetch(`${site.url}/report`, { method: 'POST', redirect: 'manual' });
  expect([read.status, read.headers.get('Location')]).toEqual([303, '/report']);
  expect(site.provider.listReads()).toBeGreaterThan(before);
});

test('each chip has the number of posts of its list, and an empty one says so', {
  timeout: 60_000,
}, async () => {
  let empty = 0;
  for (const list of panels) {
    const chips = await chipsOf(listHref(list));
    empty += chips.filter(({ count }) => count === '0').length;
    for (const { label, name, count } of chips.filter((_, i) => i % 5 === 0)) {
      const url = contentUrl({ kind: 'posts', list, browse: browseLabel(label) });
      const { posts, nextPageToken } = await (await site.get(url)).json();
      expect([label, count]).toEqual([label, nextPageToken ? null : `${posts.length}`]);
      const ending = nextPageToken ? label : posts.length === 0 ? ', no posts yet' : / posts?$/;
      expect(name).toMatch(ending);
    }
  }
  expect(empty).toBeGreaterThan(100);
});

test('books and groups say how many of their chapters or topics have posts', async () => {
  for (const list of panels) {
    const { document } = await page(listHref(list));
    for (const details of document.querySelectorAll('details')) {
      const chips = [...details.querySelectorAll('a')].slice(1);
      const some = chips.filter((chip) => chip.getAttribute('data-count') !== '0');
      expect(details.querySelector('summary small')?.textContent).toBe(
        `posts in ${some.length} of ${chips.length}`,
      );
    }
  }
});

test('a streamed page has the counts, too', async () => {
  site.provider.intercept(slow(300));
  const { headers, text } = await readPage(site.get('/apologetics?q=God'));
  expect(headers.get('Cache-Control')).toBe('no-store');
  const data = JSON.parse(text('#page-data') ?? '');
  expect(data.results['/api/labels/thoughts'].data[empty]).toBe(0);
});

test('an empty list has links to the nearest labels with posts', async () => {
  const { texts } = await page(listHref('thoughts', browseLabel(empty)));
  expect(texts('[aria-labelledby=nearest] a')).toEqual(['John 11', 'John 18', 'John, any chapter']);
});

test('/passages has the books that posts cite, of both Testaments, in the order of the Bible', async () => {
  const { status, texts, hrefs, html } = await page('/passages');
  expect(status).toBe(200);
  expect(texts('main h2')).toEqual(['Old Testament', 'New Testament']);
  const books = texts('main li');
  expect(books).toHaveLength(66);
  expect([books[0], books[39]]).toEqual(['Genesis', 'Matthew']);
  expect(texts('main [aria-label="Isaiah, 4 posts"][data-count="4"]')).toEqual(['Isaiah']);
  expect(texts('main li a:not([href])[data-count="0"]')).toContain('Obadiah');
  expect(hrefs('main li a')).toContain('/passages?book=1+Corinthians');
  expect(html).toContain('<link rel="canonical" href="https://areopagus.example/passages">');
  expect(html).not.toContain('still being read');
});

test('the page of a book has its chapters and verses with the posts and their kinds', async () => {
  const { texts, text, hrefs } = await page('/passages?book=Isaiah');
  expect(text('h1')).toBe('Isaiah');
  expect(text('title')).toBe('Passages in Isaiah | Areopagus');
  expect(texts('main h2')).toEqual([
    'Chapters',
    'Isaiah 45',
    'Isaiah 52',
    'Isaiah 53',
    'Isaiah 64',
  ]);
  expect(hrefs('main [data-count="2"]')).toEqual(['/passages?ref=Isaiah+53']);
  expect(texts('main [data-count]')).toHaveLength(66);
  expect(texts(`main ${row}`).slice(1)).toEqual([
    'The Servant Whom Nobody Expected Thought, Isaiah 52:13–53:12',
    'Led like a lamb Quote, Isaiah 53:4–6',
    'A Prayer Older Than the Question (Advent 1) Thought, Isaiah 64:1–9',
  ]);
  expect(hrefs('main li a')).toContain(hrefOf('Led like a lamb'));
});

test('a passage that a visitor types has all posts that overlap, the narrowest first', async () => {
  for (const typed of ['Is 53:4-6', 'isaiah 53', 'Isaia 53:5', 'Isaiah 53:6; 52:14']) {
    const { status, texts, html } = await page(`/passages?ref=${encodeURIComponent(typed)}`);
    expect([typed, status]).toEqual([typed, 200]);
    expect(texts('main h2')).toEqual(['On these verses', 'See also']);
    expect(texts(`main ${row}`)).toEqual([
      'Led like a lamb Quote, Isaiah 53:4–6',
      'The Servant Whom Nobody Expected Thought, Isaiah 52:13–53:12',
    ]);
    expect(html).toContain('<meta name="robots" content="noindex');
  }
  const { text, hrefs } = await page('/passages?ref=Is+53:4-6');
  expect(text('h1')).toBe('Isaiah 53:4–6');
  const outside = 'https://www.stepbible.org/?q=reference=Isaiah%2053%3A4-6';
  expect(hrefs('main a[rel=external]')).toEqual([outside]);
  expect(text('title')).toBe('Isaiah 53:4–6 | Areopagus');
});

test('a passage has the posts that cite only its chapter below those on its verses', async () => {
  const { status, texts, hrefs } = await page('/passages?ref=john+7:1');
  expect(status).toBe(200);
  expect(texts('main h2')).toEqual(['In the chapter', 'See also']);
  expect(texts(`main ${row}`)).toHaveLength(1);
  expect(hrefs('main [data-count]')).toEqual(['/passages?book=John']);
});

test('a passage without posts says so, and names the nearest chapters with some', async () => {
  const { status, text, texts, hrefs } = await page('/passages?ref=isaiah+60');
  expect(status).toBe(200);
  expect(text('main article')).toContain('No post cites this passage yet.');
  expect(texts('main [data-count]')).toEqual(['Isaiah 53', 'Isaiah 64']);
  expect(hrefs('main [data-count]')).toEqual([
    '/passages?ref=Isaiah+53',
    '/passages?ref=Isaiah+64',
  ]);
});

test.each([
  ['isaiah', 'Isaiah'],
  ['Psalm', 'Psalms'],
  ['jn', 'John'],
])(
  'the spelling %s of a book shows the posts on %s, and is not indexed',
  async (spelling, book) => {
    const { status, text, hrefs } = await page(`/passages?book=${spelling}`);
    expect(status).toBe(200);
    expect(text('h1')).toBe(book);
    expect(hrefs('link[rel=canonical]')).toEqual([]);
  },
);

test('a book that no post cites says so, and is not indexed', async () => {
  const { status, text, hrefs, html } = await page('/passages?book=Obadiah');
  expect(status).toBe(200);
  expect(text('main article p')).toBe('No post cites Obadiah yet.');
  expect(html).toContain('<meta name="robots" content="noindex');
  expect(hrefs('link[rel=canonical]')).toEqual([]);
});

test.each<[path: string, message: string, status?: number]>([
  ['/passages?book=Tobit', 'This is not a passage of the Bible.'],
  ['/passages?ref=next+Tuesday', 'This is not a passage of the Bible.'],
  [`/passages?ref=${'a'.repeat(14_000)}`, 'The passage is too long: at most 100 characters.', 400],
  ['/passages?ref=Isaiah+67', 'Isaiah has 66 chapters.'],
  ['/passages?ref=Isaiah+53:13', 'Isaiah 53 has 12 verses.'],
])('%s is not found: %s', async (path, message, expected = 404) => {
  const { status, text } = await page(path);
  expect(status).toBe(expected);
  expect(text('title')).toBe('Passages | Areopagus');
  expect(text('main')).toContain(message);
});

test('a name that is nearly that of a book leads to the passage that it may mean', async () => {
  const { status, text, hrefs } = await page('/passages?ref=hesekiel+3');
  expect(status).toBe(404);
  expect(text('title')).toBe('Passages | Areopagus');
  expect(text('main p')).toBe('There is no book “hesekiel”. Do you mean Ezekiel 3 (no posts yet)?');
  expect(hrefs('main p a')[0]).toBe('/passages?ref=Ezekiel+3');
  expect((await page('/passages?ref=filippians+2:5')).text('main p')).toBe(
    'There is no book “filippians”. Do you mean Philippians 2:5?',
  );
});

test('below the date of a thought or quote are its labels and passages, of an article its publisher', async () => {
  const quote = await page(hrefOf('Led like a lamb'));
  expect(quote.texts(`time + [data-await] ${places} a`)).toEqual([
    ...['Jesus Christ', 'Death of Jesus', 'Messianic Prophecies'],
    ...['Isaiah 53:4–6', 'Acts 8:32–35'],
  ]);
  expect(quote.hrefs(`${places} a`)).toContain('/passages?ref=Isaiah+53:4-6');
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
  expect((await page('/contact?about=/nowhere')).text('textarea')).toBe('');
});

test('a thought under the label of a chapter is on that chapter, whatever it cites', async () => {
  const { texts } = await page('/passages?ref=Acts+27');
  expect(texts(`main ${row}`)).toEqual(['A sailor reads Acts 27 Thought, Acts 27']);
});

test('the list of a chapter has its quotes and articles after its thoughts', async () => {
  const { document, texts, html } = await page('/apologetics?label=John+10');
  expect(texts(`${related} h2`)).toEqual(['Quotes and articles on John 10']);
  expect(texts(`${related} ${row}`)).toEqual(['The shepherd comes himself Quote, John 10:11']);
  expect(html.indexOf('aria-label="Related"')).toBeGreaterThan(
    html.indexOf('aria-labelledby="posts"'),
  );
  expect(document.querySelectorAll(related)).toHaveLength(1);
  expect((await page('/apologetics?label=Titus+3')).texts(related)).toEqual([]);
});

test('the list of a chapter leads to thoughts on its verses that do not have its label', async () => {
  const { texts, hrefs } = await page('/apologetics?label=1+Corinthians+15');
  expect(texts(`${places} a`)).toEqual(['2 more on 1 Corinthians 15']);
  expect(hrefs(`${places} a`)).toEqual(['/passages?ref=1+Corinthians+15']);
});

test('a single post has at most five others on the same verses after it', async () => {
  const { texts, html } = await page(hrefOf('Led like a lamb'));
  expect(texts(`${related} ${row}`)).toEqual([
    'The Servant Whom Nobody Expected Thought, Isaiah 52:13–53:12',
  ]);
  expect(html.indexOf('aria-label="Related"')).toBeGreaterThan(html.indexOf('</article>'));
  const other = await page(hrefOf('Too large for the frame'));
  expect(other.texts(`${related} h2`)).toEqual(['More quotes']);
  expect(other.texts(`${related} ${row}`)).toHaveLength(2);
});

test('a search has what its words may mean above the results, also while the provider is down', async () => {
  const offers = async (path: string) => (await page(path)).texts(`${related} li`);
  expect(await offers('/apologetics?q=1+cor+15')).toEqual(['1 Corinthians 15']);
  expect(await offers('/quotes?q=isaiah+53')).toEqual(['Isaiah 53']);
  const topic = (await page('/articles?q=is+resurrection')).document.querySelector(
    `${related} li a`,
  );
  expect(topic?.getAttribute('href')).toBe('/quotes?label=Resurrection');
  expect(topic?.getAttribute('aria-label')).toBe('Resurrection, 2 posts');
  const { html, hrefs, texts } = await page('/quotes?q=lamb+led');
  expect(hrefs(`${related} li a`)[0]).toBe(hrefOf('Led like a lamb'));
  expect(html.indexOf('aria-label="Related"')).toBeLessThan(
    html.indexOf('data-await="/api/quotes'),
  );
  expect(texts('title')).toEqual(['Search results | Apologetic Quotes | Areopagus']);
  site.provider.intercept(() => failure(500, 'Down.'));
  const failed = await page('/quotes?q=servant+expected');
  expect(failed.text('main')).toContain('Error:');
  expect(failed.texts(`${related} ${row}`)).toEqual(['The Servant Whom Nobody Expected Thought']);
  site.provider.intercept(() => undefined);
});

test('a search without a hit has what is nearest to it, and one with hits has not', async () => {
  const none = await page('/quotes?q=lamb+zzyzx+plugh');
  expect(none.text('main')).toContain('No quotes match this filter.');
  expect(none.texts(`${related} p`)).toEqual(['Nearest to this search:']);
  expect(none.texts(`${related} ${row}`)).toContain('Led like a lamb Quote');
  expect(none.html.indexOf('Nearest to')).toBeLessThan(none.html.indexOf('No quotes match'));
  expect((await page('/quotes?q=blockquote+xyzzy')).texts(related)).toEqual([]);
  const misspelled = await page('/quotes?q=athiesm');
  expect(misspelled.texts(`${related} p`)).toContain('Did you mean atheism?');
  expect(misspelled.hrefs(`${related} p a`)).toEqual(['/quotes?q=atheism']);
});

test('a day has the posts on its readings and those named after it, and its handout has them', async () => {
  const { hrefs, texts } = await page('/sundays?date=2026-11-29');
  const title = 'A Prayer Older Than the Question (Advent 1)';
  expect(
    texts('h3, section > p.fine, h3 ~ ul li, div ~ ul li').map((text) =>
      text.replace(/Add to.*/, ''),
    ),
  ).toEqual([
    'Named after the day',
    `${title} Thought`,
    ...['Isaiah 64:1–9', 'On these verses', `${title} Thought, Isaiah 64:1–9`],
    ...['1 Corinthians 1:3–9', 'In chapter 1', 'A donkey on the wall Thought, 1 Corinthians 1'],
    ...['Mark 11:1–10', 'On these verses', `${title} Thought, Mark 11:1–10`],
    'or Mark 13:24–37',
  ]);
  expect(texts('main a')).toContain('Open as handout (1)');
  const handout = hrefs('main article a').find((href) => href?.startsWith('/handout?title')) ?? '';
  const collected = await page(handout);
  expect(collected.text('h1 .print-only')).toBe('Advent 1');
  expect(collected.texts('main h2')[0]).toBe(title);
  expect((await site.get(handout.replace('/handout', '/handout.docx'))).status).toBe(200);
  expect(await (await site.get('/sundays.ics')).text()).toContain('Isaiah 64:1–9 (1 post)');
  expect((await page('/sundays')).texts('section[aria-labelledby=coming] li')).toContain(
    'Sunday, November 29Advent 1Isaiah 64 (1) · 1 Corinthians 1 · Mark 11 (1) · Mark 131 post Handout for Advent 1',
  );
});

test('a day without any posts names the books of its readings that have some', async () => {
  const { hrefs, text } = await page('/sundays?date=2026-11-26');
  expect(text('main')).toContain('No post is on these readings or named after the day yet.');
  expect(hrefs('section p + ul a')).toContain('/passages?book=Luke');
});

test('in another isolate, the passages are there while the provider is down', async () => {
  await site.restart();
  site.provider.intercept(() => failure(500, 'Down.'));
  expect((await page('/passages?ref=Is+53:4-6')).texts(`main ${row}`)).toHaveLength(2);
});
