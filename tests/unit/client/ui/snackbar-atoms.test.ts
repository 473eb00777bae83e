import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import {
  closeSnackAtom,
  showSnackAtom,
  snackAtom,
} from '../../../../client/ui/snackbar/snackbar-atoms.ts';

test('a message replaces the one before it, and is there until it is closed', () => {
  const store = createStore();
  store.set(showSnackAtom, { message: 'You are offline.', severity: 'warning' });
  store.set(showSnackAtom, { message: 'Copied.' });
  expect(store.get(snackAtom)).toMatchObject({
    message: 'Copied.',
    severity: 'info',
    duration: 4000,
  });
  store.set(closeSnackAtom);
  expect(store.get(snackAtom)).toBeUndefined();
});

test('an equal message is a new one, so that it is announced again', () => {
  const store = createStore();
  store.set(showSnackAtom, { message: 'Copied.' });
  const first = store.get(snackAtom);
  store.set(showSnackAtom, { message: 'Copied.' });
  expect(store.get(snackAtom)?.id).not.toBe(first?.id);
});
