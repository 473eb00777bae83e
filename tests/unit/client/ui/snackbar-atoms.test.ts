import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import {
  closeSnackAtom,
  showSnackAtom,
  snackAtom,
} from '../../../../client/ui/snackbar/snackbar-atoms.ts';

test('a message about an action is shown before one about the connection, which then follows', () => {
  const store = createStore();
  store.set(showSnackAtom, { message: 'You are offline.', topic: 'connection' });
  store.set(showSnackAtom, { message: 'Copied.' });
  expect(store.get(snackAtom)).toMatchObject({
    message: 'Copied.',
    severity: 'info',
    duration: 4000,
  });
  store.set(showSnackAtom, { message: 'You are online again.', topic: 'connection' });
  expect(store.get(snackAtom)?.message).toBe('Copied.');
  store.set(closeSnackAtom, 'action');
  expect(store.get(snackAtom)?.message).toBe('You are online again.');
  store.set(closeSnackAtom, 'connection');
  expect(store.get(snackAtom)).toBeUndefined();
});

test('an equal message is a new one, so that it is announced again', () => {
  const store = createStore();
  store.set(showSnackAtom, { message: 'Copied.' });
  const first = store.get(snackAtom);
  store.set(showSnackAtom, { message: 'Copied.' });
  expect(store.get(snackAtom)?.id).not.toBe(first?.id);
});
