import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { contentReaderAtom } from '../../../../client/content/content-atoms.ts';
import { pageAnnouncementAtom } from '../../../../client/pages/page-meta.ts';
import { routeAtom } from '../../../../client/state/page-store.ts';
import type { ContentReader } from '../../../../shared/content/content-request.ts';
import { parseRoute } from '../../../../shared/routes.ts';

/** What is announced of a page with these results, by kind of content. Other content is missing. */
function announcementOf(pathname: string, search: string, results: Record<string, unknown>) {
  const missing = { error: { message: 'Not there.', status: 404 } };
  const reader: ContentReader = { read: ({ kind }) => (results[kind.name] ?? missing) as never };
  const store = createStore();
  store.set(routeAtom, parseRoute({ pathname, search }));
  store.set(contentReaderAtom, reader);
  return store.get(pageAnnouncementAtom);
}

const post = { id: '1', title: 'A title', published: null, content: '' };
const down = { error: { message: 'Down for repairs.', status: 503 } };
const related = { data: { kind: 'search', suggestions: [], elsewhere: [] } };

test.each([
  ['a list that fails', '/quotes', '', { posts: down }, 'Error: Down for repairs.'],
  ['a list', '/quotes', '', { posts: { data: { posts: [post] } } }, 'Latest posts: 1 post.'],
  [
    'a list of a label with more',
    '/quotes',
    '?label=Hell',
    { posts: { data: { posts: [post, post], nextPageToken: '2' } } },
    'Hell: 2 posts, and there are more.',
  ],
  [
    'a search that only has related content',
    '/quotes',
    '?q=hel',
    { posts: { data: { posts: [] } }, related },
    'Search results for “hel”: no posts. There is related content.',
  ],
  ['another page', '/contact', '', {}, 'Contact | '],
])('%s is announced', (_, pathname, search, results, announcement) => {
  expect(announcementOf(pathname, search, results)).toBe(announcement);
});
