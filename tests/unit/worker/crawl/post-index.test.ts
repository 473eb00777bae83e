import { expect, test } from 'vitest';
import { createRandom } from '../../../../sample-provider/random.ts';
import { browseLabel } from '../../../../shared/browse/browse-state.ts';
import type { ListName } from '../../../../shared/content/lists.ts';
import { listHref } from '../../../../shared/routes.ts';
import {
  mergeRanges,
  referenceText,
  type VerseRange,
} from '../../../../shared/scripture/verses.ts';
import { type CrawledPost, readPost } from '../../../../worker/crawl/crawled-post.ts';
import type { LabelCrawl } from '../../../../worker/crawl/label-crawl.ts';
import { type ListCrawl, newListCrawl } from '../../../../worker/crawl/list-crawl.ts';
import { PostIndex, postIndex, postsOn } from '../../../../worker/crawl/post-index.ts';
import type { ReceivedPost } from '../../../../worker/provider/wire-schemas.ts';

const post: ReceivedPost = {
  id: '17',
  title: 'The servant',
  content: '<p>He bore our griefs (Isaiah 53:4-6); cf. Psalm 22.</p>',
  published: '2026-03-01T10:00:00Z',
};

function indexOf(
  posts: Partial<Record<ListName, readonly CrawledPost[]>>,
  labels: LabelCrawl = {},
) {
  const crawl = (name: ListName): ListCrawl => ({
    ...newListCrawl(),
    posts: new Map(posts[name]?.map((post) => [post.id, post])),
    walkedAt: 1,
  });
  return postIndex(
    { thoughts: crawl('thoughts'), quotes: crawl('quotes'), articles: crawl('articles') },
    labels,
  );
}

const crawled = (changed: Partial<ReceivedPost> = {}) =>
  readPost({ ...post, ...changed }, undefined, 1);

test('a post is in the index with its title, date and passages', async () => {
  const [indexed] = indexOf({ quotes: [await crawled()] }).posts;
  expect(indexed).toMatchObject({
    list: 'quotes',
    id: '17',
    title: 'The servant',
    published: Date.parse('2026-03-01T10:00:00Z'),
  });
  expect(indexed?.passages.map(referenceText)).toEqual(['Psalm 22', 'Isaiah 53:4-6']);
});

test('a title with line breaks is one line', async () => {
  const title = 'One\ttwo\nthree\r\nfour\u2028five';
  const { posts } = indexOf({ thoughts: [await crawled({ title })] });
  expect(posts.map(({ title }) => title)).toEqual(['One two three four five']);
});

test('a post without a title is Untitled, and one without a date or passages has none', async () => {
  const untitled = await crawled({ title: ' ', content: '', published: null });
  expect(indexOf({ articles: [untitled] }).posts).toMatchObject([
    { list: 'articles', id: '17', title: 'Untitled', published: null, passages: [] },
  ]);
});

test('the newest post of each list is first, and one without a date last', async () => {
  const dated = (id: string, published: string | null) => crawled({ id, published });
  const { posts } = indexOf({
    quotes: [
      await dated('1', '2024-01-01T00:00:00Z'),
      await dated('2', null),
      await dated('3', '2026-01-01T00:00:00Z'),
    ],
    thoughts: [await dated('4', '2023-01-01T00:00:00Z'), await dated('5', '2025-01-01T00:00:00Z')],
  });
  expect(posts.map(({ id }) => id)).toEqual(['5', '4', '3', '1', '2']);
});

test('a thought is on the chapters of its labels, and no other post is', async () => {
  const labels: LabelCrawl = Object.fromEntries(
    ['John 3', 'Romans 8'].map((label) => [
      listHref('thoughts', browseLabel(label)),
      { triedAt: 1, checkedAt: 1, posts: ['16', '17'] },
    ]),
  );
  const content = 'For God so loved the world (John 3:16).';
  const cited = await crawled({ content });
  const { posts } = indexOf({ thoughts: [cited], quotes: [cited] }, labels);
  expect(posts.map(({ passages }) => passages.map(referenceText))).toEqual([
    ['John 3', 'Romans 8'],
    ['John 3:16'],
  ]);
});

test('the index is complete when a walk of each list has seen at least half of its posts', async () => {
  const walked = { ...newListCrawl(), walkedAt: 2 };
  const indexWith = (articles: ListCrawl) =>
    postIndex({ thoughts: walked, quotes: walked, articles }, {}).isComplete;
  const known = await crawled();
  const posts = new Map([...'12'].map((id, i) => [id, { ...known, id, seenAt: i + 1 }]));
  expect(indexWith(walked)).toBe(true);
  expect(indexWith(newListCrawl())).toBe(false);
  expect(indexWith({ ...walked, posts })).toBe(true);
  posts.delete('2');
  expect(indexWith({ ...walked, posts })).toBe(false);
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
      list: 'quotes' as const,
      id: `${i}`,
      title: '',
      published: null,
      labelled: [],
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
    const index = new PostIndex(posts, true);
    const found = postsOn(index, asked).sort((a, b) => Number(a.post.id) - Number(b.post.id));
    expect(found).toEqual(expected);
    hits += found.length;
  }
  expect(hits).toBeGreaterThan(500);
});
