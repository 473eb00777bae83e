import { expect, test } from 'vitest';
import { createRandom } from '../../../../sample-provider/random.ts';
import { browseLabel } from '../../../../shared/browse/browse-state.ts';
import {
  articlesList,
  type List,
  quotesList,
  thoughtsList,
} from '../../../../shared/content/lists.ts';
import { listHref } from '../../../../shared/routes.ts';
import {
  mergeRanges,
  referenceText,
  type VerseRange,
} from '../../../../shared/scripture/verses.ts';
import type { LabelCrawl } from '../../../../worker/crawl/label-crawl.ts';
import {
  listCrawlSchema,
  newListCrawl,
  nextPage,
  type PageRequest,
  recordPage,
  storedListCrawl,
} from '../../../../worker/crawl/list-crawl.ts';
import {
  createIndex,
  indexLine,
  parseIndex,
  postsOn,
} from '../../../../worker/crawl/post-index.ts';
import type { ReceivedPost } from '../../../../worker/provider/wire-schemas.ts';

const post: ReceivedPost = {
  id: '17',
  title: 'The servant',
  content: '<p>He bore our griefs (Isaiah 53:4-6); cf. Psalm 22.</p>',
  published: '2026-03-01T10:00:00Z',
};

function parse(
  lines: Partial<Record<List['name'], readonly string[]>>,
  labels: LabelCrawl = new Map(),
) {
  const stored = (name: List['name']) => ({
    index: lines[name]?.join('\n'),
    walkedAt: { full: 1 },
  });
  return parseIndex(
    { thoughts: stored('thoughts'), quotes: stored('quotes'), articles: stored('articles') },
    labels,
  );
}

const lineOf = (changed: Partial<ReceivedPost> = {}) =>
  indexLine({ ...post, ...changed }, undefined);

test('a post is in the index with its title, date and passages', async () => {
  const [indexed] = (await parse({ quotes: [await lineOf()] })).posts;
  expect(indexed).toMatchObject({
    list: quotesList,
    id: '17',
    title: 'The servant',
    published: Date.parse('2026-03-01T10:00:00Z'),
  });
  expect(indexed?.passages.map(referenceText)).toEqual(['Psalm 22', 'Isaiah 53:4-6']);
});

test('a post that has not changed keeps its line, and is not read again', async () => {
  const fields = (await lineOf()).split('\t');
  const edited = fields.with(3, 'zz').join('\t');
  expect(await indexLine(post, edited)).toBe(edited);
});

test.each<Partial<ReceivedPost>>([
  { title: 'The servant of Isaiah 52:13' },
  { content: '<p>Job 19:25</p>' },
  { published: '2026-03-02T10:00:00Z' },
  { published: null },
])('a post whose data changes to %j is read again', async (changed) => {
  const line = await lineOf();
  const now = await indexLine({ ...post, ...changed }, line);
  expect(now).not.toBe(line);
  expect(now).toBe(await lineOf(changed));
});

test('the line of another post is not kept', async () => {
  const line = await lineOf({ id: '18' });
  expect(await indexLine(post, line)).toBe(await lineOf());
});

test('a title with tabs and line breaks stays on one line, and is whole', async () => {
  const title = 'One\ttwo\nthree\r\nfour\u2028five';
  const line = await lineOf({ title });
  expect(line).not.toMatch(/[\n\r]/);
  const { posts } = await parse({ thoughts: [line, await lineOf({ id: '18' })] });
  expect(posts.map(({ title }) => title)).toEqual(['One two three four five', 'The servant']);
});

test('a post without a title is Untitled, and one without a date or passages has none', async () => {
  const line = await lineOf({ title: ' ', content: '', published: null });
  expect((await parse({ articles: [line] })).posts).toMatchObject([
    { list: articlesList, id: '17', title: 'Untitled', published: null, passages: [] },
  ]);
});

test('lines of another form are ignored', async () => {
  const other = ['', '17', '17 The servant', '\tdigest\tdate\t\ttitle', '17\tdigest\t'];
  const { posts } = await parse({ thoughts: [...other, await lineOf()], quotes: other });
  expect(posts.map(({ title }) => title)).toEqual(['The servant']);
});

test('the newest post of each list is first, and one without a date last', async () => {
  const line = (id: string, published: string | null) => lineOf({ id, published });
  const { posts } = await parse({
    quotes: [
      await line('1', '2024-01-01T00:00:00Z'),
      await line('2', null),
      await line('3', '2026-01-01T00:00:00Z'),
    ],
    thoughts: [await line('4', '2023-01-01T00:00:00Z'), await line('5', '2025-01-01T00:00:00Z')],
  });
  expect(posts.map(({ id }) => id)).toEqual(['5', '4', '3', '1', '2']);
});

test('a thought is on the chapters of its labels, and no other post is', async () => {
  const labels: LabelCrawl = new Map(
    ['John 3', 'Romans 8'].map((label) => [
      listHref(thoughtsList, browseLabel(label)),
      { triedAt: 1, checkedAt: 1, posts: '16 17' },
    ]),
  );
  const content = 'For God so loved the world (John 3:16).';
  const line = await lineOf({ content });
  const { posts } = await parse({ thoughts: [line], quotes: [line] }, labels);
  expect(posts.map(({ passages }) => passages.map(referenceText))).toEqual([
    ['John 3', 'Romans 8'],
    ['John 3:16'],
  ]);
});

test('the index is complete when each list was walked to its end', async () => {
  const walked = { index: await lineOf(), walkedAt: { full: 1 } };
  const stored = { thoughts: walked, quotes: walked, articles: walked };
  const isComplete = async (articles: typeof walked | undefined) =>
    (await parseIndex({ ...stored, articles }, new Map())).isComplete;
  expect(await isComplete(walked)).toBe(true);
  expect(await isComplete({ ...walked, walkedAt: { full: 0 } })).toBe(false);
  expect(await isComplete(undefined)).toBe(false);
});

test('the version changes when a post changes, and not when it was only seen again', async () => {
  const crawl = newListCrawl();
  async function versionAfter(content: string, now: number) {
    const line = await indexLine({ ...post, content }, crawl.index.get(post.id));
    const posts = [{ ...post, indexLine: line }];
    recordPage(crawl, nextPage(crawl, now) as PageRequest, { posts }, now);
    const articles = JSON.parse(JSON.stringify(storedListCrawl(crawl)));
    expect(listCrawlSchema.parse(articles)).toEqual(crawl);
    const index = await parseIndex({ thoughts: undefined, quotes: undefined, articles }, new Map());
    return index.version;
  }
  const start = Date.UTC(2026, 0, 1);
  const day = 24 * 60 * 60_000;
  const first = await versionAfter('Job 19:25', start);
  expect(await versionAfter('Job 19:25', start + day)).toBe(first);
  expect(crawl.posts.get('17')?.seenAt).toBe(start + day);
  expect(await versionAfter('Job 19:26', start + 2 * day)).not.toBe(first);
});

test('the posts on passages are those that a count of their verses finds', () => {
  const { below } = createRandom(24);
  const ranges = (count: number, verses: number, length: number) =>
    mergeRanges(
      Array.from({ length: count }, () => {
        const first = below(verses);
        return { first, last: first + below(length) };
      }),
    );
  const versesIn = (passages: readonly VerseRange[]) =>
    passages.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i),
    );
  let hits = 0;
  for (let round = 0; round < 300; round++) {
    const length = 1 + below(round % 2 === 0 ? 5 : 80);
    const posts = Array.from({ length: below(20) }, (_, i) => ({
      list: quotesList,
      id: `${i}`,
      title: '',
      published: null,
      passages: ranges(below(4), 200, length),
    }));
    const asked = ranges(1 + below(3), 200, 40);
    const askedVerses = new Set(versesIn(asked));
    const isAsked = (range: VerseRange) =>
      versesIn([range]).some((verse) => askedVerses.has(verse));
    const expected = posts.flatMap((post) => {
      const common = versesIn(post.passages).filter((verse) => askedVerses.has(verse)).length;
      const lengths = post.passages.filter(isAsked).map((range) => versesIn([range]).length);
      return common > 0 ? [{ post, common, narrowest: Math.min(...lengths) }] : [];
    });
    const index = createIndex(posts, { isComplete: true, version: '' });
    const found = postsOn(index, asked).sort((a, b) => Number(a.post.id) - Number(b.post.id));
    expect(found).toEqual(expected);
    hits += found.length;
  }
  expect(hits).toBeGreaterThan(500);
});
