import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createProviderCall } from '../../../../worker/provider/http-client.ts';
import { createRequestContext, runInContext } from '../../../../worker/request-context.ts';

/** A provider that responds when the test says so. A request makes seven calls to it at once. */
function sevenCalls({ deadline = new AbortController() } = {}) {
  const responses: (() => void)[] = [];
  const fetch = vi.fn(
    (_: RequestInfo | URL, { signal } = {} as RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        responses.push(() => resolve(Response.json('there')));
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const onEnd = vi.fn();
  const signal = vi.fn(() => deadline.signal);
  const options = { apiHost: 'https://provider.example', fetch, now: Date.now, onEnd };
  const call = createProviderCall(options);
  const context = createRequestContext();
  const calls = runInContext(context, () =>
    Array.from({ length: 7 }, () => call({ path: '/', signal, schema: z.string() })),
  );
  return { calls: Promise.allSettled(calls), responses, fetch, signal, onEnd, context };
}

test('the time of a call does not pass while it waits for a connection', async () => {
  const { calls, responses, fetch, signal } = sevenCalls();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(6));
  expect(signal).toHaveBeenCalledTimes(6);
  responses[0]?.();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(7));
  expect(signal).toHaveBeenCalledTimes(7);
  for (const respond of responses) respond();
  expect(await calls).toEqual(Array(7).fill({ status: 'fulfilled', value: 'there' }));
});

test('a call that is still waiting at the deadline of the request is not sent or counted', async () => {
  const deadline = new AbortController();
  const { calls, fetch, onEnd, context } = sevenCalls({ deadline });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(6));
  deadline.abort(new DOMException('too late', 'TimeoutError'));
  expect(await calls).toEqual(
    Array(7).fill({ status: 'rejected', reason: expect.objectContaining({ kind: 'timeout' }) }),
  );
  expect(fetch).toHaveBeenCalledTimes(6);
  expect(onEnd).toHaveBeenCalledTimes(6);
  expect(context.provider.calls).toBe(6);
});
