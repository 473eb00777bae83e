import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeCopyAtom } from '../../../../client/copy/copy-post-atom.ts';
import { snackAtom } from '../../../../client/ui/snackbar/snackbar-atoms.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ClipboardItem', class {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['with a mouse', false, 'Press Ctrl+C (⌘C) to copy.'],
  ['on a touch screen', true, 'Hold the selected text to copy.'],
])('a clipboard that stays silent has refused after 2 s, %s', async (_, matches, message) => {
  vi.stubGlobal('navigator', { clipboard: { write: () => new Promise(() => {}) } });
  vi.stubGlobal('matchMedia', () => ({ matches }));
  const store = createStore();
  const select = vi.fn();
  const { promise, resolve } = Promise.withResolvers<{ text: string; html: string }>();
  store.set(writeCopyAtom, () => promise, select);
  await vi.dynamicImportSettled();
  // The data may take longer to load.
  await vi.advanceTimersByTimeAsync(5_000);
  resolve({ text: 'Grace', html: 'Grace' });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(select).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(select).toHaveBeenCalledOnce();
  expect(store.get(snackAtom)?.message).toBe(message);
});
