import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { typedTitleAtom } from '../../../../client/handout/HandoutTitle.tsx';
import { routeAtom } from '../../../../client/state/page-store.ts';
import { parseRoute } from '../../../../shared/routes.ts';

function storeAt(search: string) {
  const store = createStore();
  const go = (pathname: string, search = '') =>
    store.set(routeAtom, parseRoute(new URL(pathname + search, 'https://areopagus.example')));
  go('/handout', search);
  return { store, go };
}

test('a typed title stays with its handout while the visitor is on another page', () => {
  const { store, go } = storeAt('?title=Advent&posts=quotes:1');
  expect(store.get(typedTitleAtom)).toBe('Advent');
  store.set(typedTitleAtom, 'Proper 29 ');
  go('/quotes', '?post=1');
  go('/handout', '?title=Advent&posts=quotes:1');
  expect(store.get(typedTitleAtom)).toBe('Proper 29 ');
});

test('another handout has its own title, and a title that is set is no longer typed', () => {
  const { store, go } = storeAt('?posts=quotes:1');
  store.set(typedTitleAtom, 'Proper 29');
  go('/handout', '?title=Lent&posts=quotes:1');
  expect(store.get(typedTitleAtom)).toBe('Lent');
  store.set(typedTitleAtom, null);
  go('/handout', '?posts=quotes:1');
  expect(store.get(typedTitleAtom)).toBe('');
});
