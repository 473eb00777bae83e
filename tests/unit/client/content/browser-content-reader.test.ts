import { expect, test, vi } from 'vitest';
import { fetchResult } from '../../../../client/content/fetch-result.ts';
import { readerWithFakeApi } from '../../../support/fake-content-api.ts';

test.each<[what: string, response: () => Promise<Response>]>([
  ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error page of a proxy', async () => new Response('<h1>502</h1>', { status: 502 })],
  ['an incomplete response', async () => new Response('{"posts":[')],
])('%s results in the message that the site could not be reached', async (_, response) => {
  expect(await fetchResult('/api/quotes', response)).toEqual({
    error: { message: 'The site could not be reached. Are you online?', status: 503 },
  });
});

test('an error response of another shape still has a message for the visitor', async () => {
  const { reader, respond } = readerWithFakeApi();
  const result = reader.read('/api/quotes');
  await respond({ title: 'Rate limited', status: 429 }, 429);
  expect(await result).toEqual({
    error: { message: expect.stringMatching(/\w/), status: expect.any(Number) },
  });
});

test('a request that stalls ends after ten seconds', async () => {
  const stalled = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(stalled.signal);
  const { reader, signal } = readerWithFakeApi();
  reader.read('/api/quotes');
  expect(AbortSignal.timeout).toHaveBeenCalledWith(10_000);
  expect(signal()).toBe(stalled.signal);
});
