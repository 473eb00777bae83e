import { expect, test } from 'vitest';
import type { PostPage } from '../../../../shared/content/post.ts';
import type { Result } from '../../../../shared/content/result.ts';
import { readerWithFakeApi } from '../../../support/fake-content-api.ts';

function page(ids: string, nextPageToken?: string): PostPage {
  const posts = [...ids].map((id) => ({ id, title: id, published: '', content: '' }));
  return nextPageToken === undefined ? { posts } : { posts, nextPageToken };
}

const search = '/api/thoughts?q=God';
const brought = { [search]: { data: page('abc', 'second') } };

async function readMore(answers: Record<string, PostPage>, known: Record<string, Result<unknown>>) {
  const { reader, answer } = readerWithFakeApi(known);
  let last: unknown;
  for (const [token, body] of Object.entries(answers)) {
    const asked = reader.read(`${search}&pageToken=${token}`);
    await answer(body);
    last = await asked;
  }
  return last;
}

test('pages that are new go on', async () => {
  const last = await readMore(
    { second: page('def', 'third'), third: page('ghi', 'fourth') },
    brought,
  );
  expect(last).toEqual({ data: page('ghi', 'fourth') });
});

test('the same page and token again is the last page', async () => {
  expect(await readMore({ second: page('abc', 'second') }, brought)).toEqual({ data: page('abc') });
});

test('the same posts with a new token are the last page', async () => {
  expect(await readMore({ second: page('abc', 'new') }, brought)).toEqual({ data: page('abc') });
});

test('a third page that leads back to the second is the last', async () => {
  const last = await readMore(
    { second: page('def', 'third'), third: page('ghi', 'second') },
    brought,
  );
  expect(last).toEqual({ data: page('ghi') });
});

test('a third page with the posts of the second is the last', async () => {
  const last = await readMore(
    { second: page('def', 'third'), third: page('def', 'fourth') },
    brought,
  );
  expect(last).toEqual({ data: page('def') });
});

test('the pages of another list do not count', async () => {
  const other = { '/api/thoughts?q=Grace': { data: page('def', 'third') } };
  const last = await readMore({ second: page('def', 'third') }, { ...brought, ...other });
  expect(last).toEqual({ data: page('def', 'third') });
});

test('who comes to a later page by a link pages on from there', async () => {
  expect(await readMore({ third: page('ghi', 'fourth') }, {})).toEqual({
    data: page('ghi', 'fourth'),
  });
  expect(await readMore({ third: page('ghi', 'third') }, {})).toEqual({ data: page('ghi') });
});

test('who came by a link to a page and is led back to it has reached the last', async () => {
  const arrived = { [`${search}&pageToken=third`]: { data: page('ghi', 'fourth') } };
  expect(await readMore({ fourth: page('jkl', 'third') }, arrived)).toEqual({ data: page('jkl') });
});

test('pages that lead round in a circle keep nobody waiting', async () => {
  const circle = {
    [search]: { data: page('abc', 'second') },
    [`${search}&pageToken=second`]: { data: page('def', 'third') },
    [`${search}&pageToken=third`]: { data: page('ghi', 'second') },
  };
  expect(await readMore({ other: page('jkl', 'more') }, circle)).toEqual({
    data: page('jkl', 'more'),
  });
});
