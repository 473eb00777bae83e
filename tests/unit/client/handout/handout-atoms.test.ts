import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { typedTitleAtom } from '../../../../client/handout/HandoutTitle.tsx';
import { ownHandoutAtom, togglePostsAtom } from '../../../../client/handout/own-handout-atom.ts';
import { announcementAtom } from '../../../../client/state/announcement-atom.ts';
import { routeAtom } from '../../../../client/state/page-store.ts';
import { snackAtom } from '../../../../client/ui/snackbar/snackbar-atoms.ts';
import type { TitledPost } from '../../../../shared/content/post.ts';
import { parseRoute } from '../../../../shared/routes.ts';

type Store = ReturnType<typeof createStore>;

const posts = ['1', '2', '3'].map(
  (id): TitledPost => ({ list: 'quotes', id, title: `Quote ${id}` }),
);
const toggleDay = (store: Store) => store.set(togglePostsAtom, posts, 'Advent 2');
const toggle = (store: Store) => store.set(togglePostsAtom, posts.slice(0, 1));

const almostFull = Array.from({ length: 19 }, (_, i) => `thoughts:full-${i}`);

afterEach(() => {
  vi.unstubAllGlobals();
});

type Change = (store: Store) => void;

test.each<[what: string, before: string, Change, after: string, message: string]>([
  ['posts of a day are added', '', toggleDay, 'Advent 2: 1 2 3', 'Added. The handout has 3 posts.'],
  [
    'a post of a day is added once, and a title stays',
    '?title=Lessons&posts=quotes:2',
    toggleDay,
    'Lessons: 2 1 3',
    'Added. The handout has 3 posts.',
  ],
  [
    'posts of a day are removed, and its title stays with the others',
    '?title=Advent+2&posts=quotes:1,quotes:4,quotes:2,quotes:3',
    toggleDay,
    'Advent 2: 4',
    'Removed. The handout has 1 post.',
  ],
  [
    'posts of a day are removed with the title that they gave',
    '?title=Advent+2&posts=quotes:1,quotes:2,quotes:3',
    toggleDay,
    ': ',
    'Removed. The handout has no posts.',
  ],
  [
    'posts of a day for which there is no room are named',
    `?title=Full&posts=${almostFull}`,
    toggleDay,
    `Full: ${almostFull.join(' ')} 1`.replaceAll('thoughts:', ''),
    'The handout has 20 posts. It has no room for: Quote 2, Quote 3.',
  ],
  ['a post is added', '', toggle, ': 1', 'Added. The handout has 1 post.'],
  ['a post is removed', '?posts=quotes:1', toggle, ': ', 'Removed. The handout has no posts.'],
])('%s, and a message says so', (_, before, change, after, message) => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', { getItem: () => before, setItem() {} });
  const store = createStore();
  store.sub(ownHandoutAtom, () => {});
  change(store);
  const handout = store.get(ownHandoutAtom);
  expect(`${handout.title}: ${handout.posts.map(({ id }) => id).join(' ')}`).toBe(after);
  expect([store.get(announcementAtom).text, store.get(snackAtom)?.message]).toContain(message);
});

test('a typed title stays with its handout, also on another page, until it is set', () => {
  const store = createStore();
  const titleAt = (href: string) => {
    store.set(routeAtom, parseRoute(new URL(href, 'https://areopagus.example')));
    return store.get(typedTitleAtom);
  };
  const advent = '/handout?title=Advent&posts=quotes:1';
  expect(titleAt(advent)).toBe('Advent');
  store.set(typedTitleAtom, 'Proper 29 ');
  titleAt('/quotes?post=1');
  expect(titleAt(advent)).toBe('Proper 29 ');
  expect(titleAt('/handout?title=Lent&posts=quotes:1')).toBe('Lent');
  store.set(typedTitleAtom, null);
  expect(titleAt(advent)).toBe('Advent');
});
