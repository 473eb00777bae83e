import { expect, test } from 'vitest';
import { listHref } from '../../../../shared/pages/list-href.ts';
import { civilDay } from '../../../../worker/calendar/civil-day.ts';
import { readPost } from '../../../../worker/crawl/crawled-post.ts';
import { type LabelCrawl, labelPages } from '../../../../worker/crawl/label-crawl.ts';
import { newListCrawl } from '../../../../worker/crawl/list-crawl.ts';
import { postIndex } from '../../../../worker/crawl/post-index.ts';
import type { ReceivedPost } from '../../../../worker/provider/wire-schemas.ts';
import { recheckOf, siteFaults } from '../../../../worker/report/site-faults.ts';
import { lectionaries } from '../../../../worker/sundays/lectionary.ts';

const url = 'https://areopagus.example';
const good: ReceivedPost = {
  id: '1',
  title: 'Born again',
  content: '<p>See John 3:16.</p>',
  published: '2026-03-01T10:00:00Z',
};
const john3 = listHref('thoughts', { label: 'John 3' });
const from = civilDay(2026, 11, 29);

type Changes = { walkedAt?: number; labels?: LabelCrawl; days?: number };

/** The faults of thoughts, each with its kind, and what is read again after them. */
async function faultsOf(
  posts: readonly Partial<ReceivedPost>[],
  { walkedAt = 1, labels: others = {}, days = 0 }: Changes = {},
) {
  const read = posts.map((post) => readPost({ ...good, ...post }, undefined, 1, url));
  const crawled = (await Promise.all(read)).map(({ post }) => post);
  const list = { ...newListCrawl(), walkedAt };
  const crawls = { thoughts: { ...list, posts: crawled }, quotes: list, articles: list };
  const checked = { dueAt: 1, count: 0, posts: [] };
  const labels: LabelCrawl = {
    ...Object.fromEntries(labelPages.map(({ path }) => [path, checked])),
    [john3]: { ...checked, count: posts.length, posts: crawled.map(({ id }) => id) },
    ...others,
  };
  const index = postIndex(crawls, labels);
  const faults = siteFaults({ index, labels, days: lectionaries.lsb.days(from, from + days) });
  const found = faults.flatMap(({ kind, found }) =>
    found.map(({ text, problem }) => `${kind}: ${text} ${problem}`),
  );
  return { found, recheck: recheckOf(faults) };
}

const picture = '<img src="https://images.example/a.png">';

const noLabel = { labels: { [john3]: { dueAt: 1, count: 0, posts: [] } } };
const of = (href: string) => [{ content: `<p>John 3</p><a href="${href}">a</a>` }];

test.each<[fault: string, posts: Partial<ReceivedPost>[], found: RegExp[], changes?: Changes]>([
  ['no fault', [{}], []],
  [
    'no title',
    [{ title: '' }, { id: '2', title: '' }],
    [/: Untitled has no title\. Give/, /no title/],
  ],
  ['no date', [{ published: null }], [/: Born again has no date\. Set/]],
  [
    'two pictures without alternative text',
    [{ content: `<p>John 3</p>${picture}${picture}${picture.replace('>', ' alt="A well">')}` }],
    [/: Born again has 2 pictures without alternative text\. Describe/],
  ],
  [
    'pictures that are not on the web',
    [
      {
        content: `<p>John 3</p><img alt="a" src="webkit-fake-url://1"><img alt="b" src="file:///C:/b.png"><img alt="c" data-src="//images.example/c.png" src="c.gif">${picture.replace('>', ' alt="d">')}`,
      },
    ],
    [
      /has 2 pictures that nobody can see: “webkit-fake-url:\/\/1”, “file:\/\/\/C:\/b.png”\. Insert/,
    ],
  ],
  [
    'a link to a missing post',
    [
      {
        content: `<a href="${url}/apologetics?post=1">a</a> <a href="${url}/articles/x">John 3</a>`,
      },
      { id: '2', title: 'Other', content: '<a href="https://other.example/articles/x">John 3</a>' },
    ],
    [/: Born again links to articles x, which does not exist\. Correct/],
  ],
  ['a link to a post that may not be known yet', of(`${url}/articles/x`), [], { walkedAt: 0 }],
  [
    'a link of an old blog',
    of('/2011/06/old-post.html'),
    [/no page of this site: “\/2011\/06\/old-post/],
  ],
  [
    'no note that is in the post, whatever the URL before it',
    [
      {
        content:
          '<p>John 3<a href="/2011/06/post.html#_ftn1">1</a><a href="https://blog.example/2011/06/post.html#_ftn1">1</a><a href="#_ftn1">1</a></p><p><a name="_ftn1">1</a></p>',
      },
    ],
    [],
  ],
  [
    'a note that is not in the post',
    of('/2011/06/post.html#_ftn1'),
    [/“\/2011\/06\/post\.html#_f/],
  ],
  ['a link without a scheme', of('www.church.example'), [/“www\.church\.example”\. Begin links/]],
  ['a link that is complete', of('https://www.church.example/a'), []],
  [
    'links within the site and the post',
    [...of('/quotes?q=a'), { id: '2', ...of('#note')[0], title: 'B' }],
    [],
  ],
  [
    'a verse that does not exist',
    [{ content: '<p>John 3:16, 99; <b>Psalm</b> 151</p>' }],
    [/cites “99” \(John 3 has 36 verses\), “Psalm 151” \(Psalms has 150 chapters\)\. Correct/],
  ],
  ['unreadable markup', [{ content: '<div>'.repeat(3000) }], [/is shown as plain text, because/]],
  [
    'no label of a chapter',
    [{}],
    [/: Born again has no label of a chapter.* It cites John 3:16\. Add/],
    noLabel,
  ],
  ['a passing citation', [{ content: '<p>John 3:16, Acts 2:1, Acts 3:1</p>' }], []],
  [
    'a post that cites another chapter more often',
    [{ content: 'John 3:16; Acts 2:1; Acts 2:3' }],
    [],
  ],
  [
    'a post on a chapter without its label',
    [{ title: 'Pentecost: Acts 2:1-13', content: '<p>Acts 2:4 and John 3:8</p>' }],
    [/: Pentecost: Acts 2:1-13 seems to be about Acts 2, but has only John 3 as its label\. Add/],
  ],
  [
    'a chapter whose label has more posts than are known',
    [{ title: 'Acts 2' }],
    [],
    { labels: { '/apologetics?label=Acts+2': { dueAt: 1, count: 'more', posts: [] } } },
  ],
  [
    'the same title twice',
    [{}, { id: '2', title: 'born Again' }],
    [/: Born again has the same title as another post/, /: born Again has the same title/],
  ],
  [
    'a Sunday without a post',
    [{}],
    [/without a post: Advent 1 on 2026-11-29 has no post on its readings/],
    { days: 1 },
  ],
])('the report tells staff of %s', async (_, posts, expected, changes) => {
  const { found } = await faultsOf(posts, changes);
  expect(found).toEqual(expected.map((text) => expect.stringMatching(text)));
});

test('all posts with a fault are listed and read again, with the labels that they may lack', async () => {
  const many = Array.from({ length: 30 }, (_, i) => ({ id: `${i}`, title: `Post ${i}` }));
  const faulty = many.map((post) => ({ ...post, published: null }));
  const { found, recheck } = await faultsOf([...faulty, { id: 'good', title: 'Good' }]);
  expect(found).toHaveLength(30);
  expect(recheck.posts).toHaveLength(30);
  expect(recheck.posts[0]).toEqual({ list: 'thoughts', postId: '0' });
  expect(recheck.labels).toEqual(['John 3']);
});
