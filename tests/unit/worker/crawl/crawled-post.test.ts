import { expect, test } from 'vitest';
import {
  parsePost,
  type ReadPost,
  readPost,
  storedPost,
} from '../../../../worker/crawl/crawled-post.ts';
import type { ReceivedPost } from '../../../../worker/provider/wire-schemas.ts';

const post: ReceivedPost = {
  id: '17',
  title: 'The servant',
  content: '<p>He bore our griefs (Isaiah 53:4-6); cf. Psalm 22.</p>',
  published: '2026-03-01T10:00:00Z',
};

const read = (changed: Partial<ReceivedPost> = {}, known?: ReadPost) =>
  readPost({ ...post, ...changed }, known);

test('a post that has not changed is not read again', async () => {
  const known = { ...(await read()), passages: 'zz' };
  expect(await readPost(post, known)).toEqual(known);
});

test.each<Partial<ReceivedPost>>([
  { title: 'The servant of Isaiah 52:13' },
  { content: '<p>Job 19:25</p>' },
  { published: '2026-03-02T10:00:00Z' },
  { published: null },
])('a post whose data changes to %j is read again', async (changed) => {
  const known = await read();
  const now = await read(changed, known);
  expect(now).not.toEqual(known);
  expect(now).toEqual(await read(changed));
});

test.each<Partial<ReceivedPost>>([
  {},
  { id: 'a-1_B' },
  { title: 'One | two || three|' },
  { title: ' ', content: '', published: null },
  { published: '0001-01-01T00:00:00Z' },
  { content: '<p>Nothing is cited.</p>' },
])('a post with %j is read back as it was stored', async (changed) => {
  const known = { ...(await read(changed)), seenAt: 1 };
  expect(parsePost(storedPost(known))).toEqual(known);
});

test.each([
  '',
  '17',
  '17 The servant',
  '|1|digest|date||title',
  '17|1|digest|date|',
  '17|1|digest|_||title',
])('the text %j is not a stored post', (text) => expect(parsePost(text)).toBeUndefined());
