import { expect, test } from 'vitest';
import { readPassages } from '../../../../shared/scripture/passage.ts';
import {
  type CrawledPost,
  crawledPostsSchema,
  readPost,
} from '../../../../worker/crawl/crawled-post.ts';
import type { ReceivedPost } from '../../../../worker/provider/wire-schemas.ts';

const post: ReceivedPost = {
  id: '17',
  title: 'The servant',
  content: '<p>He bore our griefs (Isaiah 53:4-6); cf. Psalm 22.</p>',
  published: '2026-03-01T10:00:00Z',
};

const now = Date.UTC(2026, 3, 1);

const read = async (changed: Partial<ReceivedPost> = {}, known?: CrawledPost) =>
  (await readPost({ ...post, ...changed }, known, now)).post;

test('a post is read with its title, date and passages, or without them', async () => {
  const { passages, ...facts } = await read();
  expect(facts).toMatchObject({ title: 'The servant', published: Date.UTC(2026, 2, 1, 10) });
  const expected = readPassages('Psalm 22; Isaiah 53:4-6').passages;
  expect(passages).toEqual(expected?.flatMap(({ first, last }) => [first, last]));
  const empty = { published: null, passages: [] };
  expect(await read({ content: '', published: null })).toMatchObject(empty);
});

test.each([
  [
    '<h2>Hope</h2><table><tr><th>Minutes</th><td>2</td></tr></table><p>* * *</p><p>He bore it.</p>',
    'He bore it.',
  ],
  [`<p>${'griefs '.repeat(50)}</p>`, `${'griefs '.repeat(13).trim()}\u00a0…`],
  [`<p>${'x'.repeat(200)}</p>`, `${'x'.repeat(95)}\u00a0…`],
  [`<p>${'חסד '.repeat(50)}</p>`, `${'חסד '.repeat(13).trim()}\u00a0…`],
])('of %j the line is %j, which has at most 100 bytes', async (content, line) => {
  expect((await read({ content })).line).toBe(line);
  expect(Buffer.byteLength(line)).toBeLessThanOrEqual(100);
});

test.each<[updated: number | null, dates: Partial<ReceivedPost>]>([
  [Date.UTC(2026, 2, 1, 10), {}],
  [Date.UTC(2026, 2, 5), { updated: '2026-03-05T00:00:00Z' }],
  [Date.UTC(2026, 2, 1, 10), { updated: '2019-01-01T00:00:00Z' }],
  [Date.UTC(2026, 2, 1, 10), { updated: '2031-01-01T00:00:00Z' }],
  [null, { published: '2031-01-01T00:00:00Z' }],
  [null, { published: null, updated: null }],
])('in April 2026, the last change is %s of a post with the dates %j', async (updated, dates) => {
  expect((await read(dates)).updated).toBe(updated);
});

test('a post that has not changed is not read again, but seen', async () => {
  const known = { ...(await read()), passages: [7, 8] };
  expect(await readPost(post, known, now + 1)).toEqual({ post: { ...known, seenAt: now + 1 } });
});

test.each<Partial<ReceivedPost>>([
  { title: 'The servant of Isaiah 52:13' },
  { content: '<p>Job 19:25</p>' },
  { published: '2026-03-02T10:00:00Z' },
  { published: null },
  { updated: '2026-03-02T10:00:00Z' },
])('a post whose data changes to %j is read again', async (changed) => {
  const known = await read();
  const again = await read(changed, known);
  expect(again).not.toEqual(known);
  expect(again).toEqual(await read(changed));
});

test('stored posts are read, and other values are not', async () => {
  const isRead = (value: unknown) => crawledPostsSchema.safeParse(value).success;
  const known = await read();
  expect([[], [known]].map(isRead)).toEqual([true, true]);
  const others = [null, {}, [known, null], [{ title: '' }], [{ passages: [] }]];
  expect(others.map(isRead)).toEqual(others.map(() => false));
});
