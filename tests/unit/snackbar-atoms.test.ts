import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { closeSnackAtom, showSnackAtom, snackAtom } from '../../client/snackbar/snackbar-atoms.ts';

test('a message is an information and shows for four seconds, unless it says otherwise', () => {
  const store = createStore();
  expect(store.get(snackAtom)).toBeUndefined();
  store.set(showSnackAtom, { message: 'Sent.' });
  expect(store.get(snackAtom)).toMatchObject({
    message: 'Sent.',
    severity: 'info',
    duration: 4000,
  });
  const other = createStore();
  other.set(showSnackAtom, { message: 'Failed.', severity: 'error', duration: 9000 });
  expect(other.get(snackAtom)).toMatchObject({ severity: 'error', duration: 9000 });
});

test('messages show one after another in the order they came, the same one twice included', () => {
  const store = createStore();
  for (const message of ['one', 'two', 'two', 'three']) store.set(showSnackAtom, { message });
  const shown: string[] = [];
  const ids = new Set<number>();
  for (let snack = store.get(snackAtom); snack; snack = store.get(snackAtom)) {
    shown.push(snack.message);
    ids.add(snack.id);
    store.set(closeSnackAtom, snack.id);
  }
  expect(shown).toEqual(['one', 'two', 'two', 'three']);
  expect(ids.size).toBe(4);
});

test('a message that is closed twice takes no other along', () => {
  const store = createStore();
  store.set(showSnackAtom, { message: 'one' });
  store.set(showSnackAtom, { message: 'two' });
  const first = store.get(snackAtom)?.id ?? 0;
  store.set(closeSnackAtom, first);
  store.set(closeSnackAtom, first);
  expect(store.get(snackAtom)?.message).toBe('two');
});

test('a message that comes when the last is gone is not taken for it', () => {
  const store = createStore();
  store.set(showSnackAtom, { message: 'one' });
  const first = store.get(snackAtom)?.id ?? 0;
  store.set(closeSnackAtom, first);
  store.set(showSnackAtom, { message: 'two' });
  store.set(closeSnackAtom, first);
  expect(store.get(snackAtom)?.message).toBe('two');
});
