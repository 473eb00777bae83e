import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { panelFilterAtom } from '../../../../client/browse/panel-atoms.ts';
import { routeAtom } from '../../../../client/state/page-store.ts';
import { parseRoute } from '../../../../shared/routes.ts';

const routeAt = (url: string) => parseRoute(new URL(url, 'https://areopagus.example'));

function storeAt(url: string) {
  const store = createStore();
  store.set(routeAtom, routeAt(url));
  return store;
}

test('the filter text of a form submitted without JavaScript comes from the URL', () => {
  expect(storeAt('/quotes').get(panelFilterAtom)).toBe('');
  expect(storeAt('/quotes?label=Hell&filter=Bible').get(panelFilterAtom)).toBe('Bible');
});

test('typed text overrides the URL, remains after a label is chosen, and is cleared on another page', () => {
  const store = storeAt('/quotes?filter=Bible');
  store.set(panelFilterAtom, '');
  expect(store.get(panelFilterAtom)).toBe('');
  store.set(panelFilterAtom, 'God');
  store.set(routeAtom, routeAt('/quotes?label=Faith'));
  expect(store.get(panelFilterAtom)).toBe('God');
  store.set(routeAtom, routeAt('/apologetics'));
  expect(store.get(panelFilterAtom)).toBe('');
});
