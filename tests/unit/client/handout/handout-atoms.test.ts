import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { addPostsAtom } from '../../../../client/handout/add-posts-atom.ts';
import { togglePostAtom } from '../../../../client/handout/HandoutToggle.tsx';
import { ownHandoutAtom } from '../../../../client/handout/own-handout-atom.ts';
import { announcementAtom } from '../../../../client/state/announcement-atom.ts';
import { snackAtom } from '../../../../client/ui/snackbar/snackbar-atoms.ts';
import type { PostLink, PostReference } from '../../../../shared/content/post.ts';

const posts = ['1', '2', '3'].map((id): PostLink => ({ list: 'quotes', id, title: `Quote ${id}` }));

/** Creates a store in a browser whose storage has a handout. */
function storeWith(query: string) {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', { getItem: () => query, setItem() {} });
  const store = createStore();
  store.sub(ownHandoutAtom, () => {});
  return store;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['', 'Advent 2'],
  ['?title=Lessons&posts=quotes:2', 'Lessons'],
])(
  'the posts of a day are added once, and their day titles a handout without a title',
  (query, title) => {
    const store = storeWith(query);
    store.set(addPostsAtom, { title: 'Advent 2', posts });
    const handout = store.get(ownHandoutAtom);
    expect(handout.title).toBe(title);
    expect(handout.posts.map(({ postId }) => postId).sort()).toEqual(['1', '2', '3']);
    expect(store.get(announcementAtom).text).toBe('Added. The handout has 3 posts.');
  },
);

test('the posts for which a handout has no room are named', () => {
  const ids = Array.from({ length: 19 }, (_, i) => `thoughts:full-${i}`).join();
  const store = storeWith(`?posts=${ids}`);
  store.set(addPostsAtom, { title: 'Advent 2', posts });
  expect(store.get(snackAtom)?.message).toBe(
    'The handout has 20 posts. It has no room for: Quote 2, Quote 3.',
  );
});

const post: PostReference = { list: 'quotes', postId: '1' };

test('a post is added and removed, and the number is announced', () => {
  const store = storeWith('');
  store.set(togglePostAtom, post);
  expect(store.get(ownHandoutAtom).posts).toEqual([post]);
  expect(store.get(announcementAtom).text).toBe('Added. The handout has 1 post.');
  store.set(togglePostAtom, post);
  expect(store.get(ownHandoutAtom).posts).toEqual([]);
  expect(store.get(announcementAtom).text).toBe('Removed. The handout has no posts.');
});

test('a full handout takes no more', () => {
  const ids = Array.from({ length: 20 }, (_, i) => `thoughts:full-${i}`).join();
  const store = storeWith(`?posts=${ids}`);
  store.set(togglePostAtom, post);
  expect(store.get(ownHandoutAtom).posts).toHaveLength(20);
  expect(store.get(snackAtom)?.message).toMatch(/^A handout has at most 20 posts\./);
});
