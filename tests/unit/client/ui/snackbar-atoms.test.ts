import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import {
  closeGroupAtom,
  closeSnackAtom,
  showSnackAtom,
  snackAtom,
} from '../../../../client/ui/snackbar/snackbar-atoms.ts';

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

function shownInTurn(store: ReturnType<typeof createStore>): string[] {
  const shown: string[] = [];
  for (let snack = store.get(snackAtom); snack; snack = store.get(snackAtom)) {
    shown.push(snack.message);
    store.set(closeSnackAtom, snack.id);
  }
  return shown;
}

test('messages show one after another in the order they came', () => {
  const store = createStore();
  for (const message of ['one', 'two', 'three']) store.set(showSnackAtom, { message });
  expect(shownInTurn(store)).toEqual(['one', 'two', 'three']);
});

test('the same message five times shows once, and its time starts anew', () => {
  const store = createStore();
  const ids = new Set<number | undefined>();
  for (let i = 0; i < 5; i++) {
    store.set(showSnackAtom, { message: 'Please wait.' });
    ids.add(store.get(snackAtom)?.id);
  }
  expect(ids.size).toBe(5);
  expect(shownInTurn(store)).toEqual(['Please wait.']);
});

test('a message that already waits keeps its place', () => {
  const store = createStore();
  for (const message of ['one', 'two', 'three', 'two']) store.set(showSnackAtom, { message });
  expect(shownInTurn(store)).toEqual(['one', 'two', 'three']);
});

test('a message takes the place of those of its group, which shows at once', () => {
  const store = createStore();
  store.set(showSnackAtom, { message: 'Failed.', severity: 'error', group: 'form' });
  store.set(showSnackAtom, { message: 'Copied.' });
  store.set(showSnackAtom, { message: 'Sent.', group: 'form' });
  expect(store.get(snackAtom)).toMatchObject({ message: 'Sent.', severity: 'info' });
  expect(shownInTurn(store)).toEqual(['Sent.', 'Copied.']);
});

test('a message that waits gives its place to the next of its group', () => {
  const store = createStore();
  store.set(showSnackAtom, { message: 'Copied.' });
  for (const message of ['Failed.', 'Failed again.', 'Sent.']) {
    store.set(showSnackAtom, { message, group: 'form' });
  }
  expect(shownInTurn(store)).toEqual(['Copied.', 'Sent.']);
});

test('what is no longer true of a group goes, and nothing else', () => {
  const store = createStore();
  store.set(showSnackAtom, { message: 'Failed.', group: 'form' });
  store.set(showSnackAtom, { message: 'Copied.' });
  store.set(closeGroupAtom, 'form');
  expect(shownInTurn(store)).toEqual(['Copied.']);
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
