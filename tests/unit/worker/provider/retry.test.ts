import { expect, test, vi } from 'vitest';
import { withRetry } from '../../../../worker/provider/blog.ts';
import { noResponse, ProviderError } from '../../../../worker/provider/provider-error.ts';

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
  const attempt = vi.fn().mockRejectedValue(error);
  await expect(withRetry(attempt)).rejects.toBe(error);
  expect(attempt).toHaveBeenCalledTimes(attempts);
});

test('two attempts take 4 s together, so that a list fits in the time of a request', async () => {
  const attempt = vi.fn(async (_timeout: number) => 'there');
  attempt.mockRejectedValueOnce(new ProviderError('Down.', 503));
  expect(await withRetry(attempt)).toBe('there');
  const [first = 0, second = 0] = attempt.mock.calls.flat();
  expect(first).toBeGreaterThan(second);
  expect(first + second).toBe(4_000);
});
