import { expect, test, vi } from 'vitest';
import { withRetry } from '../../../../worker/provider/blog.ts';
import { noResponse, ProviderError } from '../../../../worker/provider/provider-error.ts';

test.each([
  ['the network', noResponse(new Error('reset'))],
  ['a timeout', noResponse(new DOMException('timed out', 'TimeoutError'))],
  ['500', new ProviderError('Down.', 500)],
  ['503', new ProviderError('Down.', 503)],
])('%s is retried once', async (_, error) => {
  const attempt = vi.fn().mockRejectedValueOnce(error).mockResolvedValueOnce('there');
  expect(await withRetry(attempt)).toBe('there');
  const failing = vi.fn().mockRejectedValue(error);
  await expect(withRetry(failing)).rejects.toBe(error);
  expect(failing).toHaveBeenCalledTimes(2);
});

test.each([
  ['400', new ProviderError('No.', 400)],
  ['401', new ProviderError('No.', 401)],
  ['429', new ProviderError('No.', 429)],
  ['a response that cannot be read', new ProviderError('No.', 'format')],
])('%s is not retried', async (_, error) => {
  const attempt = vi.fn().mockRejectedValue(error);
  await expect(withRetry(attempt)).rejects.toBe(error);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('two attempts take 4 s together, so that a list fits in the time of a request', async () => {
  const attempt = vi.fn((_timeout: number) => Promise.reject(new ProviderError('Down.', 503)));
  await expect(withRetry(attempt)).rejects.toThrow('Down.');
  const [first = 0, second = 0] = attempt.mock.calls.flat();
  expect(first).toBeGreaterThan(second);
  expect(first + second).toBe(4_000);
});
