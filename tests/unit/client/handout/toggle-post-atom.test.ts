import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { togglePostAtom } from '../../../../client/handout/HandoutToggle.tsx';
import { ownHandoutAtom } from '../../../../client/handout/own-handout-atom.ts';
import { announcementAtom } from '../../../../client/state/announcement-atom.ts';
import { snackAtom } from '../../../../client/ui/snackbar/snackbar-atoms.ts';
import type { PostReference } from '../../../../shared/content/post.ts';

const post: PostReference = { list: 'quotes', postId: '1' };

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
