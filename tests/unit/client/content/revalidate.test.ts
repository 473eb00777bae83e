import { expect, test } from 'vitest';
import { readerWithFakeApi } from '../../../support/fake-content-api.ts';

const failure = { error: true, message: 'Down for repairs.', status: 503 };

test('a failure is returned again until the next press, then requested again', async () => {
  const { reader, paths, press, respond } = readerWithFakeApi();
  reader.read('/api/quotes');
  await respond(failure, 503);
  expect(reader.read('/api/quotes')).toHaveProperty('error');
  press('/api/quotes');
  expect(paths()).toEqual(['/api/quotes', '/api/quotes']);
  await respond({ posts: [] });
  expect(reader.read('/api/quotes')).toEqual({ data: { posts: [] } });
});

test('a failure in the initial content is requested again, too', () => {
  const { reader, paths, press } = readerWithFakeApi({
    '/api/quotes': { error: { message: 'Down for repairs.', status: 503 } },
  });
  expect(reader.read('/api/quotes')).toHaveProperty('error');
  press('/api/quotes');
  expect(paths()).toEqual(['/api/quotes']);
});

test('content is fresh for 300 s, whether initial or requested', async () => {
  const { reader, paths, press, advance, respond } = readerWithFakeApi({
    '/api/thoughts': { data: 1 },
  });
  reader.read('/api/quotes');
  advance(10_000);
  await respond({ posts: [] });
  advance(290_000);
  press('/api/thoughts', '/api/quotes');
  expect(paths()).toEqual(['/api/quotes']);
  advance(1);
  press('/api/thoughts', '/api/quotes');
  expect(paths()).toEqual(['/api/quotes', '/api/thoughts']);
  advance(10_000);
  press('/api/quotes');
  expect(paths()).toEqual(['/api/quotes', '/api/thoughts', '/api/quotes']);
});

test('stale content is shown until newer content has come, and stays if none comes', async () => {
  const { reader, press, advance, respond } = readerWithFakeApi({ '/api/thoughts': { data: 1 } });
  advance(300_001);
  const [failed] = press('/api/thoughts');
  expect(reader.stale('/api/thoughts')).toEqual({ data: 1 });
  await respond(failure, 503);
  expect(await failed).toEqual({ data: 1 });
  const [newer] = press('/api/thoughts');
  await respond({ posts: [] });
  expect(await newer).toEqual({ data: { posts: [] } });
  expect(reader.read('/api/thoughts')).toEqual({ data: { posts: [] } });
});

test('a press requests only stale content of its page, and Back none, however old', () => {
  const initial = { '/api/thoughts': { data: 1 }, '/api/quotes': { data: 2 } };
  const { reader, paths, press, advance } = readerWithFakeApi(initial);
  advance(3_600_000);
  press('/api/quotes');
  expect(reader.read('/api/thoughts')).toEqual({ data: 1 });
  expect(paths()).toEqual(['/api/quotes']);
});

test('the hundred results that were loaded last are cached', async () => {
  const { reader, paths, respond } = readerWithFakeApi({ '/api/thoughts': { data: 1 } });
  for (let i = 0; i < 100; i++) {
    reader.read(`/api/quotes?q=${i}`);
    await respond({ posts: [] });
  }
  reader.read('/api/quotes?q=0');
  expect(paths()).toHaveLength(100);
  reader.read('/api/thoughts');
  expect(paths()).toHaveLength(101);
});

test('a pending request is not sent a second time', () => {
  const { reader, paths, press } = readerWithFakeApi();
  reader.read('/api/quotes');
  press('/api/quotes');
  expect(paths()).toEqual(['/api/quotes']);
});
