import { expect, test, vi } from 'vitest';
import { noResponse, ProviderError } from '../../../../worker/provider/provider-error.ts';
import { withRetry as withRetryInContext } from '../../../../worker/provider/retry.ts';
import { createRequestContext, runInContext } from '../../../../worker/request/request-context.ts';

const withRetry: typeof withRetryInContext = (...options) =>
  runInContext(createRequestContext(), () => withRetryInContext(...options));

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

function hanging(createSignal: () => AbortSignal): Promise<string> {
  const signal = createSignal();
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(noResponse(signal.reason)));
  });
}

test('the deadline of the request ends both attempts', async () => {
  const deadline = AbortSignal.timeout(10);
  const record = { ...createRequestContext(), deadline: () => deadline };
  const attempt = vi.fn(hanging);
  await runInContext(record, () =>
    expect(withRetryInContext(attempt)).rejects.toMatchObject({ kind: 'timeout' }),
  );
  expect(attempt).toHaveBeenCalledTimes(1);
});
