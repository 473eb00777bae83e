import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { type ListName, listHref, listNames, lists } from '../../../shared/content/lists.ts';
import { postHref } from '../../../shared/pages/post.ts';
import { type ContentSite, contentSite, siteForTests } from '../../support/content-site.ts';
import { atomSchema, readXml, xmlErrors } from '../../support/xml.ts';

/** A site that has found all posts and labels. */
const site = siteForTests({}, { isCrawled: true });

const read = (path: string) => site.read(path);

const { posts } = sampleContent();
const related = 'nav[aria-label=Related]';
const places = 'nav[aria-label="Labels and passages"]';

const lambPost = posts.quotes.find(({ title }) => title === 'Led like a lamb');
const lamb = postHref('quotes', `${lambPost?.id}`);
/** A row without its date, which depends on the day. */
const withoutDate = (text: string) => text.replace(/ · \w+ \d+, \d{4}/, '');
/** The title, kind and reference of each post in a list of rows. */
function rowsIn(
  { texts }: { texts: (selector: string) => string[] },
  container = 'main',
): string[] {
  const kinds = texts(`${container} li small`);
  const titles = texts(`${container} li div:has(> small) > a`);
  return titles.map((title, i) => withoutDate(`${title} ${kinds[i]}`));
}
const servant = 'The Servant Whom Nobody Expected Thought · Isaiah 52:13–53:12';

const url = 'https://areopagus.example';

async function readSitemap(of: ContentSite) {
  const response = await of.get('/sitemap.xml');
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  const { texts } = readXml(await response.text());
  const paths = texts('loc').map((loc) => loc?.replace(url, ''));
  return { texts, paths };
}

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

const unread = 'The posts are still being read';

test.each([
  ['/passages', unread],
  ['/sundays?date=2026-11-29', unread],
  ['/apologetics?label=John+16', ''],
  [lamb, ''],
])('before the first run, %s has nothing of the posts, and says: %j', async (path, message) => {
  const { status, texts, text } = await contentSite().read(path);
  expect(status).toBe(200);
  expect(text('main')).toContain(message);
  expect(texts(`${related}, #label-panel [data-count], [aria-labelledby=near]`)).toEqual([]);
});

test('the first run finds posts for the sitemap, which causes no call', async () => {
  const newSite = contentSite();
  const before = await readSitemap(newSite);
  expect(before.paths).toEqual(fixedPages);
  expect(newSite.calls).toEqual([]);
  await newSite.isolate.app.scheduled();
  const { paths } = await readSitemap(newSite);
  expect(paths.length).toBeGreaterThan(fixedPages.length);
});

test('in the end the sitemap has all posts and the labels with posts, in each isolate', async () => {
  const { texts, paths } = await readSitemap(site);
  expect(await (await site.get('/healthz')).json()).toMatchObject({ crawl: { isComplete: true } });
  const postPaths = listNames.flatMap((list) => posts[list].map(({ id }) => postHref(list, id)));
  const labeled = [...listNames.flatMap(labelsOf), '/resources?label=Related+Articles'];
  const expected = [...fixedPages, '/resources', ...postPaths, ...labeled];
  const books = paths.filter((path) => path?.startsWith('/passages?book='));
  expect(paths.toSorted()).toEqual([...expected, ...books].toSorted());
  expect(books).toContain('/passages?book=Isaiah');
  const published = posts.articles.map(({ published }) => new Date(published).toISOString());
  expect(texts('lastmod')).toEqual(expect.arrayContaining(published));
  expect(texts('lastmod').length).toBeGreaterThanOrEqual(postPaths.length + labeled.length);
  expect(site.calls).toEqual([]);
});

test('each chip has the number of posts of its list, and each group that of its own label', async () => {
  for (const list of ['thoughts', 'quotes'] as const) {
    const { hrefs, attributes, text } = await read(listHref(list));
    const chips = '#label-panel details a';
    const counts = hrefs(chips).map((href) => {
      const label = new URL(`${href}`, url).searchParams.get('label') ?? '';
      return posts[list].filter(({ labels }) => labels.includes(label)).length;
    });
    // Of a label with more than one page, the first is counted.
    const shown = counts.map((count) => (count > 10 ? '10+' : `${count}`));
    expect(attributes(chips, 'data-count')).toEqual(shown);
    expect(text('summary small')).toBe(`(${counts[0]}), ${counts[0]} posts`);
    const names = attributes(`${chips}[data-count="10+"]`, 'aria-label');
    expect(names.join()).toMatch(/^(Any \(10\+\), more than 10 posts, \w+,?)+$/);
  }
});

test('a listed post leads to the list of its chapter or topic, where none does', async () => {
  const chapter = 'article time + a';
  const { hrefs, texts } = await read('/apologetics?label=Romans');
  expect(texts(chapter)).toContain('Romans 8');
  expect(hrefs(chapter)).toContain('/apologetics?label=Romans+8');
  expect((await read('/apologetics?label=Romans+8')).texts(chapter)).toEqual([]);
  expect((await read('/quotes')).hrefs(chapter)).toContain('/quotes?label=Archaeology');
  expect((await read('/quotes?label=Archaeology')).texts(chapter)).toEqual([]);
});

test('an empty list has links to the nearest labels with posts', async () => {
  const { texts } = await read('/apologetics?label=John+16');
  expect(texts('[aria-labelledby=near] a')).toEqual(['John', 'John 11', 'John 18']);
});

// tests/unit/worker/passages/passages-document.test.ts has what is found, and what is said.
test('/passages has the books that posts cite, of both Testaments', async () => {
  const { texts } = await read('/passages');
  expect(texts('main h2')).toEqual(['Old Testament', 'New Testament']);
  expect(texts('main li')).toHaveLength(66);
  expect(texts('main [aria-label="Isaiah (4) posts"][data-count="4"]')).toEqual(['Isaiah']);
  expect(texts('main li a:not([href])[data-count="0"]')).toContain('Obadiah');
});

test('the page of a book has its chapters and verses with the posts and their kinds', async () => {
  const page = await read('/passages?book=Isaiah');
  const { texts, hrefs } = page;
  const chapters = ['Isaiah 45', 'Isaiah 52', 'Isaiah 53', 'Isaiah 64'];
  expect(texts('main :is(h1, h2)')).toEqual(['Isaiah', 'Chapters', ...chapters]);
  expect(hrefs('main [data-count="2"]')).toEqual(['/passages?ref=Isaiah+53']);
  expect(rowsIn(page)).toContain(servant);
  expect(rowsIn(page)).toContain('Led like a lamb Quote · Isaiah 53:4–6');
  expect(hrefs('main li a')).toContain(lamb);
});

test('a passage that a visitor types has the posts on its verses', async () => {
  const page = await read('/passages?ref=Is+53:4-6');
  const { texts, hrefs } = page;
  const headings = ['Isaiah 53:4–6', 'On these verses', 'See also'];
  expect(texts('main :is(h1, h2)')).toEqual(headings);
  expect(rowsIn(page)).toEqual(['Led like a lamb Quote', servant]);
  expect(texts('main li p')[0]).toMatch(/^Read Isaiah 53:4–6 aloud to someone/);
  const outside = 'https://www.stepbible.org/?q=reference=Isaiah%2053%3A4-6';
  expect(hrefs('main a[rel=external]')).toEqual([outside]);
});

test('numbers that can be chapters or verses are read as one of them, and lead to the other', async () => {
  const { texts, hrefs } = await read('/passages?ref=Genesis+1,+2');
  expect([...texts('h1'), ...texts('article > p')]).toEqual(['Genesis 1; 2', 'Or Genesis 1:2?']);
  expect(hrefs('article > p a')).toEqual(['/passages?ref=Genesis+1:2']);
});

test.each([
  ['book=Obadiah', 200, 'No post cites Obadiah yet.'],
  ['ref=hesekiel+3', 404, 'There is no book “hesekiel”. Do you mean Ezekiel 3 (no posts yet)?'],
])('/passages?%s gets %i: %s', async (query, expected, message) => {
  const { status, text, attribute } = await read(`/passages?${query}`);
  expect(status).toBe(expected);
  expect(attribute('input[name=ref]', 'aria-invalid')).toBe(status === 404 ? 'true' : null);
  expect(text('main')).toContain(message);
});

test('a single post has its labels and passages below its date, and others on them after it', async () => {
  const page = await read(lamb);
  const { texts, hrefs, html } = page;
  const below = `time + [data-await] ${places} a`;
  expect(texts(below)).toEqual([
    ...['Death of Jesus', 'Messianic Prophecies', 'Isaiah 53:4–6', 'Acts 8:32–35'],
  ]);
  expect(texts(`${places} summary`)).toEqual(['2 more']);
  expect(hrefs(below)).toContain('/passages?ref=Isaiah+53:4-6');
  expect(rowsIn(page, related)).toEqual([servant]);
  expect(html.indexOf('aria-label="Related"')).toBeGreaterThan(html.indexOf('</article>'));
  const article = await read(`/articles/${posts.articles[0]?.id}`);
  expect(article.texts(places)).toEqual([]);
  expect(article.text('time ~ [data-await]')).toMatch(/^From .+\. About us$/);
  expect(article.text('time + span')).toBe('· 3 min');
  expect(article.texts('time ~ [data-await] ~ div:has(+ [data-content]) button')[0]).toBe('Copy');
});

test('a question about a post begins with its URL', async () => {
  const about = `/contact?${new URLSearchParams({ about: lamb })}`;
  expect((await read(lamb)).hrefs('main a[rel=nofollow]')).toContain(about);
  const { text, hrefs } = await read(about);
  expect(text('textarea')).toBe(url + lamb);
  expect(hrefs('link[rel=canonical]')).toEqual([`${url}/contact`]);
  expect(text('noscript p')).toContain(`write to us instead, about ${url}${lamb}.`);
});

test('the list of a chapter has its quotes and articles after its thoughts, and leads to the rest', async () => {
  const page = await read('/apologetics?label=John+10');
  const { texts, html } = page;
  expect(texts(`${related} h2`)).toEqual(['Quotes and articles on John 10']);
  expect(rowsIn(page, related)).toEqual(['The shepherd comes himself Quote · John 10:11']);
  const start = html.indexOf('aria-labelledby="posts"');
  expect(html.indexOf('aria-label="Related"')).toBeGreaterThan(start);
  expect((await read('/apologetics?label=Titus+3')).texts(related)).toEqual([]);
  const { hrefs, text } = await read('/apologetics?label=1+Corinthians+15');
  expect(text(`${places} a`)).toBe('2 more on 1 Corinthians 15');
  expect(hrefs(`${places} a`)).toEqual(['/passages?ref=1+Corinthians+15']);
});

test('a day has the posts on its readings and those named after it, and its handout has them', async () => {
  site.setTime('2026-11-24T18:00:00Z');
  const { hrefs, texts } = await read('/sundays?date=2026-11-29');
  const title = 'A Prayer Older Than the Question (Advent 1)';
  const lines = texts(
    'h3, section section p.fine, section section li div:has(> small) > :is(a, small)',
  );
  expect(lines.map(withoutDate)).toEqual([
    ...['For Advent 1', title, 'Thought · Isaiah 64:1–9; Mark 11:1–10'],
    ...['Isaiah 64:1–9', 'See above: 1 post.'],
    ...['1 Corinthians 1:3–9', 'In chapter 1', 'A donkey on the wall', 'Thought'],
    ...['Mark 11:1–10', 'See above: 1 post.'],
    ...['or Mark 13:24–37', 'No post yet. Nearest: Mark 11, Mark 15'],
  ]);
  expect(texts('main a')).toContain('Open as a handout (1)');
  const [handout] = hrefs('main a[aria-label^="Open as"]');
  expect((await read(`${handout}`)).texts(':is(h1, h2)').slice(0, 2)).toEqual(['Advent 1', title]);
  expect((await read('/sundays')).texts('section[aria-labelledby=coming] li')).toContain(
    'Advent 1 Sunday, November 29 · Isaiah 64 (1) · 1 Corinthians 1 (1) · Mark 11 (1) · Mark 13 Handout (1)',
  );
});

test('a feed has an entry for the week from Monday to Sunday, with its posts', async () => {
  const xml: string[] = [];
  for (const day of ['24', '28']) {
    site.setTime(`2026-11-${day}T18:00:00Z`);
    xml.push(await (await site.get('/sundays/feed.xml')).text());
  }
  expect(xml[1]).toBe(xml[0]);
  expect(await xmlErrors(xml, atomSchema)).toEqual([]);
  const { texts } = readXml(String(xml[1]));
  const titles = texts('entry > title');
  const lastSunday = 'Proper 29 (Last Sunday of the Church Year), November 22, 2026';
  expect(titles).toEqual(['Advent 1, November 29, 2026', lastSunday]);
  expect(texts('entry > id')[0]).toBe('https://areopagus.example/sundays?date=2026-11-29');
  expect(texts('entry > published')[0]).toBe('2026-11-23T00:00:00.000Z');
  expect(texts('entry > summary')[0]).toMatch(
    /^Advent 1, November 29, 2026: Isaiah 64:1–9; .*; Mark 11:1–10 or Mark 13:24–37\. Thanksgiving Day, /,
  );
  const { document } = parseHTML(`<body>${texts('entry > content')[0]}</body>`);
  const parts = Array.from(document.querySelectorAll('h2, h3, li'), (it) => it.textContent);
  const readings = ['Isaiah 64:1–9', '1 Corinthians 1:3–9', 'Mark 11:1–10', 'or Mark 13:24–37'];
  const post =
    'A Prayer Older Than the Question (Advent 1) (Isaiah\u00a064:1–9; Mark\u00a011:1–10)';
  expect(parts[0]).toBe('Thanksgiving Day, November 26, 2026');
  expect(parts).toEqual(expect.arrayContaining([titles[0], 'For Advent 1', post]));
  expect(parts).toEqual(expect.arrayContaining(readings));
  const links = Array.from(document.querySelectorAll('a'), (it) => it.textContent);
  expect(links.at(-1)).toBe('Handout for Advent 1 (1)');
});
