import { expect, test } from 'vitest';
import type { PostPage } from '../../../../shared/content/post.ts';
import type { Result } from '../../../../shared/content/result.ts';
import { readerWithFakeApi } from '../../../support/fake-content-api.ts';

function page(ids: string, nextPageToken?: string): PostPage {
  const posts = [...ids].map((id) => ({ id, title: id, published: '', content: '' }));
  return nextPageToken === undefined ? { posts } : { posts, nextPageToken };
}

const searchUrl = '/api/thoughts?q=God';
const initialResults = { [searchUrl]: { data: page('abc', 'second') } };

async function readMore(
  responses: Record<string, PostPage>,
  initialResults: Record<string, Result<unknown>>,
) {
  const { reader, respond } = readerWithFakeApi(initialResults);
  let last: unknown;
  for (const [token, body] of Object.entries(responses)) {
    const result = reader.read(`${searchUrl}&pageToken=${token}`);
    await respond(body);
    last = await result;
  }
  return last;
}

test('new pages keep their next page', async () => {
  const last = await readMore(
    { second: page('def', 'third'), third: page('ghi', 'fourth') },
    initialResults,
  );
  expect(last).toEqual({ data: page('ghi', 'fourth') });
});

test('a page that repeats the posts and the token is the last page', async () => {
  expect(await readMore({ second: page('abc', 'second') }, initialResults)).toEqual({
    data: page('abc'),
  });
});

test('a page that repeats the posts with a new token is the last page', async () => {
  expect(await readMore({ second: page('abc', 'new') }, initialResults)).toEqual({
    data: page('abc'),
  });
});

test('a third page whose next page is the second is the last', async () => {
  const last = await readMore(
    { second: page('def', 'third'), third: page('ghi', 'second') },
    initialResults,
  );
  expect(last).toEqual({ data: page('ghi') });
});

test('a third page that repeats the posts of the second is the last', async () => {
  const last = await readMore(
    { second: page('def', 'third'), third: page('def', 'fourth') },
    initialResults,
  );
  expect(last).toEqual({ data: page('def') });
});

test('pages of another search are not compared', async () => {
  const other = { '/api/thoughts?q=Grace': { data: page('def', 'third') } };
  const last = await readMore({ second: page('def', 'third') }, { ...initialResults, ...other });
  expect(last).toEqual({ data: page('def', 'third') });
});

test('paging continues from a later page that was opened by a link', async () => {
  expect(await readMore({ third: page('ghi', 'fourth') }, {})).toEqual({
    data: page('ghi', 'fourth'),
  });
  expect(await readMore({ third: page('ghi', 'third') }, {})).toEqual({ data: page('ghi') });
});

test('a page whose next page is the one opened by a link is the last', async () => {
  const laterPage = { [`${searchUrl}&pageToken=third`]: { data: page('ghi', 'fourth') } };
  expect(await readMore({ fourth: page('jkl', 'third') }, laterPage)).toEqual({
    data: page('jkl'),
  });
});

test('a cycle of next pages does not block the reader', async () => {
  const cycle = {
    [searchUrl]: { data: page('abc', 'second') },
    [`${searchUrl}&pageToken=second`]: { data: page('def', 'third') },
    [`${searchUrl}&pageToken=third`]: { data: page('ghi', 'second') },
  };
  expect(await readMore({ other: page('jkl', 'more') }, cycle)).toEqual({
    data: page('jkl', 'more'),
  });
});
