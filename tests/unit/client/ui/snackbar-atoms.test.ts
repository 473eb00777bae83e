import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import {
  closeGroupAtom,
  closeSnackAtom,
  showSnackAtom,
  snackAtom,
} from '../../../../client/ui/snackbar/snackbar-atoms.ts';

test('by default a message has the severity info and is shown for four seconds', () => {
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

function shownInOrder(store: ReturnType<typeof createStore>): string[] {
  const shown: string[] = [];
  for (let snack = store.get(snackAtom); snack; snack = store.get(snackAtom)) {
    shown.push(snack.message);
    store.set(closeSnackAtom, snack.id);
  }
  return shown;
}

test('messages are shown one after another in their order', () => {
  const store = createStore();
  for (const message of ['one', 'two', 'three']) store.set(showSnackAtom, { message });
  expect(shownInOrder(store)).toEqual(['one', 'two', 'three']);
});

test('the same message five times is shown once, and its duration restarts', () => {
  const store = createStore();
  const ids = new Set<number | undefined>();
  for (let i = 0; i < 5; i++) {
    store.set(showSnackAtom, { message: 'Please wait.' });
    ids.add(store.get(snackAtom)?.id);
  }
  expect(ids.size).toBe(5);
  expect(shownInOrder(store)).toEqual(['Please wait.']);
});

test('a message that is already queued keeps its place', () => {
  const store = createStore();
  for (const message of ['one', 'two', 'three', 'two']) store.set(showSnackAtom, { message });
  expect(shownInOrder(store)).toEqual(['one', 'two', 'three']);
});

test('a message replaces the messages of its group and is shown at once', () => {
  const store = createStore();
  store.set(showSnackAtom, { message: 'Failed.', severity: 'error', group: 'form' });
  store.set(showSnackAtom, { message: 'Copied.' });
  store.set(showSnackAtom, { message: 'Sent.', group: 'form' });
  expect(store.get(snackAtom)).toMatchObject({ message: 'Sent.', severity: 'info' });
  expect(shownInOrder(store)).toEqual(['Sent.', 'Copied.']);
});

test('a queued message is replaced by the next of its group', () => {
  const store = createStore();
  store.set(showSnackAtom, { message: 'Copied.' });
  for (const message of ['Failed.', 'Failed again.', 'Sent.']) {
    store.set(showSnackAtom, { message, group: 'form' });
  }
  expect(shownInOrder(store)).toEqual(['Copied.', 'Sent.']);
});

test('closing a group removes its messages and no others', () => {
  const store = createStore();
  store.set(showSnackAtom, { message: 'Failed.', group: 'form' });
  store.set(showSnackAtom, { message: 'Copied.' });
  store.set(closeGroupAtom, 'form');
  expect(shownInOrder(store)).toEqual(['Copied.']);
});

test('closing a message twice closes no other message', () => {
  const store = createStore();
  store.set(showSnackAtom, { message: 'one' });
  store.set(showSnackAtom, { message: 'two' });
  const first = store.get(snackAtom)?.id ?? 0;
  store.set(closeSnackAtom, first);
  store.set(closeSnackAtom, first);
  expect(store.get(snackAtom)?.message).toBe('two');
});

test('closing an earlier message again does not close a later one', () => {
  const store = createStore();
  store.set(showSnackAtom, { message: 'one' });
  const first = store.get(snackAtom)?.id ?? 0;
  store.set(closeSnackAtom, first);
  store.set(showSnackAtom, { message: 'two' });
  store.set(closeSnackAtom, first);
  expect(store.get(snackAtom)?.message).toBe('two');
});
