import { expect, test } from 'vitest';
import { browseLabel } from '../../../../shared/browse/browse-state.ts';
import { listHref } from '../../../../shared/pages/list-href.ts';
import { readPost } from '../../../../worker/crawl/crawled-post.ts';
import { type LabelCrawl, labelPages } from '../../../../worker/crawl/label-crawl.ts';
import { newListCrawl } from '../../../../worker/crawl/list-crawl.ts';
import { postIndex } from '../../../../worker/crawl/post-index.ts';
import type { ReceivedPost } from '../../../../worker/provider/wire-schemas.ts';
import { siteFaults } from '../../../../worker/report/site-faults.ts';
import { civilDay } from '../../../../worker/sundays/civil-day.ts';
import { lectionaries } from '../../../../worker/sundays/lectionary.ts';

const url = 'https://areopagus.example';
const good: ReceivedPost = {
  id: '1',
  title: 'Born again',
  content: '<p>See John 3:16.</p>',
  published: '2026-03-01T10:00:00Z',
};
const john3 = listHref('thoughts', browseLabel('John 3'));
const from = civilDay(2026, 11, 29);

type Changes = { walkedAt?: number; labels?: LabelCrawl; days?: number };

/** The kinds of faults of thoughts, each with its titles and notes. */
async function faultsOf(
  posts: readonly Partial<ReceivedPost>[],
  { walkedAt = 1, labels: others = {}, days = 0 }: Changes = {},
) {
  const read = posts.map((post) => readPost({ ...good, ...post }, undefined, 1, url));
  const crawled = await Promise.all(read);
  const list = { ...newListCrawl(), walkedAt };
  const crawls = { thoughts: { ...list, posts: crawled }, quotes: list, articles: list };
  const checked = { dueAt: 1, count: 0, posts: [] };
  const labels: LabelCrawl = {
    ...Object.fromEntries(labelPages.map(({ path }) => [path, checked])),
    [john3]: { ...checked, count: posts.length, posts: crawled.map(({ id }) => id) },
    ...others,
  };
  const index = postIndex(crawls, labels);
  const found = siteFaults({ index, labels, days: lectionaries.lsb.days(from, from + days) });
  return found.flatMap(({ kind, found }) =>
    found.map(({ text, note }) => `${kind}: ${text}${note && ` (${note})`}`),
  );
}

const picture = '<img src="https://images.example/a.png">';

test.each<[fault: string, posts: Partial<ReceivedPost>[], found: string[], changes?: Changes]>([
  ['no fault', [{}], []],
  ['no title', [{ title: '' }], ['Posts without a title: Untitled']],
  ['no date', [{ published: null }], ['Posts without a date: Born again']],
  [
    'two pictures without alternative text',
    [{ content: `<p>John 3</p>${picture}${picture}${picture.replace('>', ' alt="A well">')}` }],
    ['Posts with pictures without alternative text: Born again (2)'],
  ],
  [
    'a link to a missing post',
    [
      { content: `<a href="${url}/apologetics?post=1">a</a> <a href="${url}/articles/x">b</a>` },
      { id: '2', title: 'Other', content: '<a href="https://other.example/articles/x">c</a>' },
    ],
    ['Posts with links to posts that do not exist: Born again (articles x)'],
  ],
  [
    'a link to a post that may not be known yet',
    [{ content: `<a href="${url}/articles/x">b</a>` }],
    [],
    { walkedAt: 0 },
  ],
  [
    'unreadable markup',
    [{ content: '<div>'.repeat(3000) }],
    ['Posts whose markup cannot be read, so that only their text is shown: Born again'],
  ],
  [
    'no label of a chapter',
    [{}],
    ['Thoughts that no chapter’s label names: Born again'],
    { labels: { [john3]: { dueAt: 1, count: 0, posts: [] } } },
  ],
  [
    'another chapter without its label, but not one whose label has more posts',
    [{ content: '<p>John 3:16, Acts 2:1, Acts 3:1</p>' }],
    ['Thoughts that cite a chapter whose label they lack: Born again (Acts 2)'],
    { labels: { '/apologetics?label=Acts+3': { dueAt: 1, count: 'more', posts: [] } } },
  ],
  [
    'the same title twice',
    [{}, { id: '2', title: 'born Again' }],
    ['Born again', 'born Again'].map(
      (title) => `Posts with the title of another one in their list: ${title}`,
    ),
  ],
  [
    'a Sunday without a post',
    [{}],
    ['Sundays and feasts of the next eight weeks without a post: Advent 1 (2026-11-29)'],
    { days: 1 },
  ],
])('the report tells staff of %s', async (_, posts, found, changes) => {
  expect(await faultsOf(posts, changes)).toEqual(found);
});
