import { expect, test } from 'vitest';
import { readerWithFakeApi } from '../../../support/fake-content-api.ts';

const failed = { error: true, message: 'Down for repairs.', status: 503 };

test('a failure is shown again until the visitor moves on, then asked for anew', async () => {
  const { reader, paths, answer } = readerWithFakeApi();
  reader.read('/api/quotes');
  await answer(failed, 503);
  expect(reader.read('/api/quotes')).toHaveProperty('error');
  reader.refresh();
  reader.read('/api/quotes');
  expect(paths()).toEqual(['/api/quotes', '/api/quotes']);
  await answer({ posts: [] });
  expect(reader.read('/api/quotes')).toEqual({ data: { posts: [] } });
});

test('a failure that the page brought along is asked for anew, too', () => {
  const { reader, paths } = readerWithFakeApi({
    '/api/quotes': { error: { message: 'Down for repairs.', status: 503 } },
  });
  expect(reader.read('/api/quotes')).toHaveProperty('error');
  reader.refresh();
  reader.read('/api/quotes');
  expect(paths()).toEqual(['/api/quotes']);
});

test('content is good for 300 s, whether brought along or asked for', async () => {
  const {
    reader,
    paths,
    advance: pass,
    answer,
  } = readerWithFakeApi({ '/api/thoughts': { data: 1 } });
  reader.read('/api/quotes');
  pass(10_000);
  await answer({ posts: [] });
  pass(290_000);
  reader.refresh();
  reader.read('/api/thoughts');
  expect(paths()).toEqual(['/api/quotes']);
  pass(1);
  reader.refresh();
  reader.read('/api/thoughts');
  reader.read('/api/quotes');
  expect(paths()).toEqual(['/api/quotes', '/api/thoughts']);
  pass(10_000);
  reader.refresh();
  reader.read('/api/quotes');
  expect(paths()).toEqual(['/api/quotes', '/api/thoughts', '/api/quotes']);
});

test('going back shows what was there, however old', () => {
  const { reader, paths, advance: pass } = readerWithFakeApi({ '/api/thoughts': { data: 1 } });
  pass(3_600_000);
  expect(reader.read('/api/thoughts')).toEqual({ data: 1 });
  expect(paths()).toEqual([]);
});

test('what is under way is not asked for a second time', () => {
  const { reader, paths } = readerWithFakeApi();
  reader.read('/api/quotes');
  reader.refresh();
  reader.read('/api/quotes');
  expect(paths()).toEqual(['/api/quotes']);
});
