import { expect, test } from 'vitest';
import { fetchResult } from '../../../../client/content/fetch-result.ts';
import { readerWithFakeApi } from '../../../support/fake-content-api.ts';

test('initial content is returned at once and never requested', () => {
  const result = { data: { posts: [] } };
  const { reader, paths } = readerWithFakeApi({ '/api/thoughts': result });
  expect(reader.read('/api/thoughts')).toEqual(result);
  expect(paths()).toEqual([]);
});

test('content that was requested once is returned at once when the visitor comes back', async () => {
  const { reader, paths, respond } = readerWithFakeApi();
  const first = reader.read('/api/quotes');
  await respond({ posts: [] });
  expect(await first).toEqual({ data: { posts: [] } });
  expect(reader.read('/api/quotes')).toEqual({ data: { posts: [] } });
  expect(paths()).toEqual(['/api/quotes']);
});

test('two reads of the same content share one request', async () => {
  const { reader, paths, respond } = readerWithFakeApi();
  const both = [reader.read('/api/quotes'), reader.read('/api/quotes')];
  await respond({ posts: [] });
  expect(await Promise.all(both)).toEqual([{ data: { posts: [] } }, { data: { posts: [] } }]);
  expect(paths()).toEqual(['/api/quotes']);
});

test('a late response to an older request does not replace the newer content', async () => {
  const { reader, requests } = readerWithFakeApi();
  const older = reader.read('/api/quotes?label=Hell');
  const newer = reader.read('/api/quotes?label=Faith');
  await requests[1]?.respond({ posts: [{ id: 'faith' }] });
  await requests[0]?.respond({ posts: [{ id: 'hell' }] });
  expect(await newer).toEqual({ data: { posts: [{ id: 'faith' }] } });
  expect(await older).toEqual({ data: { posts: [{ id: 'hell' }] } });
  expect(reader.read('/api/quotes?label=Faith')).toEqual(await newer);
});

test("a failure's message and status are those of the API", async () => {
  const { reader, respond } = readerWithFakeApi();
  const result = reader.read('/api/quotes?pageToken=x');
  await respond({ error: true, message: 'Invalid page token.', status: 400 }, 400);
  expect(await result).toEqual({ error: { message: 'Invalid page token.', status: 400 } });
});

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
