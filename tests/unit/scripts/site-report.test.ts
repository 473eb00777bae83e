import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteReport } from '../../../scripts/faults/site-report.ts';
import type { Post } from '../../../shared/content/stored-schemas.ts';

const site = 'https://site.example';
const good = {
  id: '1',
  title: 'Born again',
  content: '<p>See John 3:16.</p>',
  published: '2026-03-01T10:00:00Z',
};
const article = { ...good, content: '<p>Grace is free.</p>', description: '' };

const fetch = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A site whose API has these responses. All other lists are empty. */
function serve(responses: Record<string, object>) {
  fetch.mockReset().mockImplementation(async (url) => {
    return Response.json(responses[url.replace(site, '')] ?? { posts: [] });
  });
}

/** Serves thoughts with the label John 3, unless there are other responses. */
function serveThoughts(thoughts: readonly Partial<Post>[], others = {}) {
  const posts = thoughts.map((post) => ({ ...good, ...post }));
  serve({ '/api/thoughts': { posts }, '/api/thoughts?label=John+3': { posts }, ...others });
}

const problems = (report: string) => report.split('\n').filter((line) => line.startsWith('- '));

const picture = '<img src="https://images.example/a.png">';

const link = (href: string) => `<p>John 3</p><a href="${href}">a</a>`;

/** The posts, or the content of the only one. */
type Posts = string | Partial<Post>[];

test.each<[fault: string, Posts, found: RegExp | RegExp[], others?: object]>([
  ['no fault', [{}], []],
  [
    'no title',
    [{ title: 'Untitled' }, { id: '2', title: 'Untitled' }],
    [/\[See John 3:16\.\].* has no title\. Give/, / no t/],
  ],
  [
    'no text',
    [{ content: '<p>\u00a0</p>' }, { id: '2', title: 'B', content: '<img src="a" alt="John 3">' }],
    /\[Born again\].* has no text\. Write/,
  ],
  ['no date', [{ published: null }], /\[Born again\].* has no date\. Set/],
  [
    'two pictures without alternative text',
    `<p>John 3</p>${picture}${picture}${picture.replace('>', ' alt="A well">')}`,
    /has 2 pictures without alternative text\. Describe/,
  ],
  ['a picture in a link to one', `John 3 <a href="${site}">${picture}</a>`, /1 pict/],
  [
    'links to missing posts',
    [
      { content: `John 3 <a href="${site}/apologetics?post=1">a</a> <a href="/articles/x">b</a>` },
      { id: '2', title: 'B', content: 'John 3 <a href="https://other.example/articles/x">a</a>' },
    ],
    /\[Born again\].* links to articles x, which does not exist\. Correct/,
  ],
  ['a lost URL', 'John 3 <a>old</a> <a id="b">b</a><a href="#b">c</a><a></a>', /“old”\. B/],
  [
    'a link to a blog at Blogger',
    link('http://ours.blogspot.co.uk/p/us.html'),
    /links to http:..ours.blogspot.co.uk.p.us.html\. If/,
  ],
  ['a link to a picture at Blogger', link('https://1.bp.blogspot.com/a.png'), []],
  ['links within the site and the post', `${link('/quotes')}${link('#b')}<p id="b">b</p>`, []],
  [
    'a verse that does not exist',
    '<p>John 3:16, 99; <b>Psalm</b>\n 151</p>',
    /cites “99” \(John 3 has 36 verses\), “Psalm 151” \(Psalms has 150 chapters\)\. Correct/,
  ],
  [
    'no label of a chapter',
    [{}],
    /\[Born again\].* has no label of a chapter.* It cites John 3:16\. Add/,
    { '/api/thoughts?label=John+3': { posts: [] } },
  ],
  ['a passing citation', '<p>John 3:16, Acts 2:1, Acts 3:1</p>', []],
  ['a post that cites another chapter more often', 'John 3:16; Acts 2:1; Acts 2:3', []],
  [
    'a post on a chapter without its label',
    [{ title: 'Pentecost: Acts 2:1-13', content: '<p>Acts 2:4 and John 3:8</p>' }],
    /\[Pentecost: Acts 2:1-13\].* seems to be about Acts 2, but has only John 3 as its label\. Add/,
  ],
  [
    'a chapter whose label has it on its second page',
    [{ title: 'Acts 2' }],
    [],
    {
      '/api/thoughts?label=Acts+2': { posts: [{ ...good, id: '9' }], nextPageToken: '2' },
      '/api/thoughts?label=Acts+2&pageToken=2': { posts: [good] },
    },
  ],
  [
    'the same title twice',
    [{}, { id: '2', title: 'born Again' }],
    [/\[Born again\].* has the same title as another post/, /\[born Again\].* has the same title/],
  ],
])('the report tells staff of %s', async (_, posts, expected, others) => {
  serveThoughts(typeof posts === 'string' ? [{ content: posts }] : posts, others);
  const found = problems(await siteReport(site, 'off'));
  expect(found).toEqual([expected].flat().map((text) => expect.stringMatching(text)));
});

test('the search tips should begin with the search of the whole site', async () => {
  const report = (content: string) => {
    const post = { ...article, title: 'Search tips', content };
    serve({ '/api/articles': { posts: [{ ...post, excerpt: '' }] }, '/api/articles/1': post });
    return siteReport(site, 'off');
  };
  expect(await report('<p><a href="/search?q=doubt">doubt</a></p>')).toBe('');
  const found = problems(await report('<p>Search <a href="/quotes?q=doubt">quotes</a>.</p>'));
  expect(found).toEqual([
    expect.stringMatching(/tips\].* speaks only of the search of one list\./),
  ]);
});

test('the report is Markdown with a section for each kind, and the first of many faults', async () => {
  const posts = Array.from({ length: 22 }, (_, i) => ({ ...article, id: `${i}`, published: null }));
  const titled = posts.map((post) => ({ ...post, title: `A [small] title ${post.id}` }));
  const pages = titled.map((post) => [`/api/articles/${post.id}`, { ...post, content: picture }]);
  const summaries = titled.map(({ content: _, ...post }) => ({ ...post, excerpt: '' }));
  serve({
    '/api/articles': { posts: summaries.slice(0, 10), nextPageToken: '2' },
    // The provider repeats its last page.
    '/api/articles?pageToken=2': { posts: summaries.slice(10), nextPageToken: '3' },
    '/api/articles?pageToken=3': { posts: summaries.slice(10), nextPageToken: '3' },
    ...Object.fromEntries(pages),
  });
  const lines = (await siteReport(site, 'off')).split('\n');
  expect(lines).toHaveLength(2 * 24);
  expect(lines.slice(0, 2)).toEqual(['## Posts without a date (22)', '']);
  expect(lines[2]).toContain(`- [A \\[small\\] title 0](${site}/articles/0) has no date.`);
  expect(lines.slice(22, 25).join()).toBe('- and 2 more,,## Pictures without a description (22)');
});

test('a Sunday of the next eight weeks should have a post on its readings', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 29, 18) });
  serveThoughts([{ title: 'Advent 2' }]);
  const found = problems(await siteReport(site, 'lsb'));
  expect(found[0]).toContain(`Advent 1](${site}/sundays?date=2026-11-29) on 2026-11-29`);
  expect(found[1]).toContain('[Advent 3]');
  expect(found.at(-1)).toContain('2027-01-17');
});

test('what the site refuses for a while is requested again, and there is no report of a part', async () => {
  serve({});
  const headers = { 'Retry-After': '0.01' };
  fetch.mockResolvedValueOnce(Response.json({ error: true }, { status: 429, headers }));
  expect(await siteReport(site, 'off')).toBe('');
  fetch.mockImplementation(async () => Response.json({ error: true }, { status: 500 }));
  await expect(siteReport(site, 'off')).rejects.toThrow('responded with 500');
});
