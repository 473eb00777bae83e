import { expect, test, vi } from 'vitest';
import { noResponse, ProviderError } from '../../../../worker/provider/provider-error.ts';
import { fetchOrganization } from '../../../../worker/provider/session.ts';

const call = vi.fn();
const fetched = () => fetchOrganization(call, { token: 'abc', organizationId: '1' });

test.each([
  ['the network', 2, noResponse(new Error('reset'))],
  ['a timeout', 2, noResponse(new DOMException('timed out', 'TimeoutError'))],
  ['500', 2, new ProviderError('Down.', 500)],
  ['503', 2, new ProviderError('Down.', 503)],
  ['400', 1, new ProviderError('No.', 400)],
  ['401', 1, new ProviderError('No.', 401)],
  ['429', 1, new ProviderError('No.', 429)],
  ['a response that cannot be read', 1, new ProviderError('No.', 'format')],
])('after %s a call is attempted %i times at most', async (_, attempts, error) => {
  call.mockReset().mockRejectedValue(error);
  await expect(fetched()).rejects.toBe(error);
  expect(call).toHaveBeenCalledTimes(attempts);
});

test('two attempts take 4 s together, so that a list fits in the time of a request', async () => {
  call.mockReset().mockResolvedValue({ data: {} });
  call.mockRejectedValueOnce(new ProviderError('Down.', 503));
  expect(await fetched()).toEqual({});
  expect(call.mock.calls.map(([{ timeout }]) => timeout)).toEqual([2_500, 1_500]);
});
