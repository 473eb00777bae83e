import { expect, test } from 'vitest';
import { createBrowserContentReader } from '../../../../client/content/browser-content-reader.ts';
import { browseAll } from '../../../../shared/browse/browse-state.ts';
import { readerWithFakeApi } from '../../../support/fake-content-api.ts';

test('what the page brought along is there at once and never asked for', () => {
  const brought = { data: { posts: [] } };
  const { reader, paths } = readerWithFakeApi({ '/api/thoughts': brought });
  expect(reader.read('/api/thoughts')).toEqual(brought);
  expect(paths()).toEqual([]);
});

test('what was asked for once is there at once when the visitor comes back', async () => {
  const { reader, paths, answer } = readerWithFakeApi();
  const first = reader.read('/api/quotes');
  await answer({ posts: [] });
  expect(await first).toEqual({ data: { posts: [] } });
  expect(reader.read('/api/quotes')).toEqual({ data: { posts: [] } });
  expect(paths()).toEqual(['/api/quotes']);
});

test('two who wait for the same content share one request', async () => {
  const { reader, paths, answer } = readerWithFakeApi();
  const both = [reader.read('/api/quotes'), reader.read('/api/quotes')];
  await answer({ posts: [] });
  expect(await Promise.all(both)).toEqual([{ data: { posts: [] } }, { data: { posts: [] } }]);
  expect(paths()).toEqual(['/api/quotes']);
});

test('an older answer that comes later is not taken for the newer', async () => {
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
  const { reader, answer } = readerWithFakeApi();
  const asked = reader.read('/api/quotes?pageToken=x');
  await answer({ error: true, message: 'Invalid page token.', status: 400 }, 400);
  expect(await asked).toEqual({ error: { message: 'Invalid page token.', status: 400 } });
});

test.each<[what: string, response: () => Promise<Response>]>([
  ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page of something in between', async () => new Response('<h1>502</h1>', { status: 502 })],
  ['an answer that breaks off', async () => new Response('{"posts":[')],
])('%s says that the site could not be reached', async (_, response) => {
  const reader = createBrowserContentReader([], { fetch: response, now: () => 0 });
  expect(await reader.read({ kind: 'posts', list: 'quotes', browse: browseAll() })).toEqual({
    error: { message: 'The site could not be reached. Are you online?', status: 503 },
  });
});

test('a failure of another shape still has words for the visitor', async () => {
  const { reader, answer } = readerWithFakeApi();
  const asked = reader.read('/api/quotes');
  await answer({ title: 'Rate limited', status: 429 }, 429);
  expect(await asked).toEqual({
    error: { message: expect.stringMatching(/\w/), status: expect.any(Number) },
  });
});
