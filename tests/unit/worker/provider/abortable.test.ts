import { expect, test } from 'vitest';
import { abortable, isTimeout } from '../../../../worker/provider/abortable.ts';

const never = new Promise<never>(() => {});

test('work that settles before the abort settles the same way', async () => {
  const { signal } = new AbortController();
  expect(await abortable(Promise.resolve('done'), signal)).toBe('done');
  const failing = Promise.reject(new Error('down'));
  await expect(abortable(failing, signal)).rejects.toThrow('down');
});

test('work that takes too long rejects with the reason of the signal', async () => {
  const error = await abortable(never, AbortSignal.timeout(5)).catch((reason) => reason);
  expect(isTimeout(error)).toBe(true);
});

test('a signal that is already aborted rejects at once', async () => {
  const aborted = AbortSignal.abort(new Error('too late'));
  await expect(abortable(never, aborted)).rejects.toThrow('too late');
});
