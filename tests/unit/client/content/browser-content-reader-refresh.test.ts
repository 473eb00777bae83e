import { expect, test } from 'vitest';
import { thoughtsList } from '../../../../shared/content/lists.ts';
import { readerWithFakeApi } from '../../../support/fake-content-api.ts';

const failure = { error: true, message: 'Down for repairs.', status: 503 };

test('a failure is returned again until the next navigation, then requested again', async () => {
  const { reader, paths, respond } = readerWithFakeApi();
  reader.read('/api/quotes');
  await respond(failure, 503);
  expect(reader.read('/api/quotes')).toHaveProperty('error');
  reader.refresh();
  reader.read('/api/quotes');
  expect(paths()).toEqual(['/api/quotes', '/api/quotes']);
  await respond({ posts: [] });
  expect(reader.read('/api/quotes')).toEqual({ data: { posts: [] } });
});

test('a failure in the initial content is requested again, too', () => {
  const { reader, paths } = readerWithFakeApi({
    '/api/quotes': { error: { message: 'Down for repairs.', status: 503 } },
  });
  expect(reader.read('/api/quotes')).toHaveProperty('error');
  reader.refresh();
  reader.read('/api/quotes');
  expect(paths()).toEqual(['/api/quotes']);
});

test('content is fresh for 300 s, whether initial or requested', async () => {
  const { reader, paths, advance, respond } = readerWithFakeApi({ '/api/thoughts': { data: 1 } });
  reader.read('/api/quotes');
  advance(10_000);
  await respond({ posts: [] });
  advance(290_000);
  reader.refresh();
  reader.read('/api/thoughts');
  expect(paths()).toEqual(['/api/quotes']);
  advance(1);
  reader.refresh();
  reader.read('/api/thoughts');
  reader.read('/api/quotes');
  expect(paths()).toEqual(['/api/quotes', '/api/thoughts']);
  advance(10_000);
  reader.refresh();
  reader.read('/api/quotes');
  expect(paths()).toEqual(['/api/quotes', '/api/thoughts', '/api/quotes']);
});

test('a backward navigation shows the previous content, however old', () => {
  const { reader, paths, advance } = readerWithFakeApi({ '/api/thoughts': { data: 1 } });
  advance(3_600_000);
  expect(reader.read('/api/thoughts')).toEqual({ data: 1 });
  expect(paths()).toEqual([]);
});

test('the list of a streamed page corrects the count of its label for later pages', () => {
  const label = thoughtsList.labels.values().next().value;
  const { reader } = readerWithFakeApi({
    [`/api/thoughts?label=${label}`]: { data: { posts: [{}] } },
    '/api/labels/thoughts': { data: [0, 5] },
  });
  expect(reader.read('/api/labels/thoughts')).toEqual({ data: [0, 5] });
  reader.refresh();
  expect(reader.read('/api/labels/thoughts')).toEqual({ data: [1, 5] });
});

test('a pending request is not sent a second time', () => {
  const { reader, paths } = readerWithFakeApi();
  reader.read('/api/quotes');
  reader.refresh();
  reader.read('/api/quotes');
  expect(paths()).toEqual(['/api/quotes']);
});
