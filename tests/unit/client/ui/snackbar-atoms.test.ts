import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { snackAtom } from '../../../../client/ui/snackbar/snackbar-atoms.ts';

test('a message replaces the one before it, also an equal one, and is there until it is closed', () => {
  const store = createStore();
  store.set(snackAtom, { message: 'You are offline.', severity: 'warning' });
  store.set(snackAtom, { message: 'Copied.' });
  const first = store.get(snackAtom);
  expect(first).toMatchObject({ message: 'Copied.', severity: 'info', duration: 4000 });
  // It is announced again.
  store.set(snackAtom, { message: 'Copied.' });
  expect(store.get(snackAtom)?.id).not.toBe(first?.id);
  store.set(snackAtom, null);
  expect(store.get(snackAtom)).toBeNull();
});
