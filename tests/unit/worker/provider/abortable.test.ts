import { expect, test } from 'vitest';
import { abortable, isTimeout } from '../../../../worker/provider/abortable.ts';

const never = new Promise<never>(() => {});

test('work that is done in time gives what it gives', async () => {
  const { signal } = new AbortController();
  expect(await abortable(Promise.resolve('done'), signal)).toBe('done');
  const failing = Promise.reject(new Error('down'));
  await expect(abortable(failing, signal)).rejects.toThrow('down');
});

test('work that takes too long is waited for no more', async () => {
  const error = await abortable(never, AbortSignal.timeout(5)).catch((reason) => reason);
  expect(isTimeout(error)).toBe(true);
});

test('where the time is up already, nothing is waited for', async () => {
  const aborted = AbortSignal.abort(new Error('too late'));
  await expect(abortable(never, aborted)).rejects.toThrow('too late');
});
