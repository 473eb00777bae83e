import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { callTwice } from '../../../../worker/provider/http-client.ts';
import { noResponse, ProviderError } from '../../../../worker/provider/provider-error.ts';

const call = vi.fn();
const called = () => callTwice(call, { path: '/', schema: z.unknown() });

test.each([
  ['the network', 2, noResponse(new Error('reset'))],
  ['a timeout', 2, noResponse(new DOMException('timed out', 'TimeoutError'))],
  ['400', 1, new ProviderError('No.', 400)],
  ['a response that cannot be read', 1, new ProviderError('No.', 'format')],
])('after %s a call is attempted %i times at most', async (_, attempts, error) => {
  call.mockReset().mockRejectedValue(error);
  await expect(called()).rejects.toBe(error);
  expect(call).toHaveBeenCalledTimes(attempts);
});

test('two attempts take 4 s together, so that a list fits in the time of a request', async () => {
  call.mockReset().mockResolvedValue({});
  call.mockRejectedValueOnce(new ProviderError('Down.', 503));
  expect(await called()).toEqual({});
  expect(call.mock.calls.map(([{ timeout }]) => timeout)).toEqual([2_500, 1_500]);
});
