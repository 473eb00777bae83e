import { expect, test } from 'vitest';
import { cachePolicy } from '../../../../worker/content/cache-policy.ts';
import { Refusal } from '../../../../worker/content/content-error.ts';
import { feedKind } from '../../../../worker/content/loaders/posts.ts';
import { calendarKind, weeksKind } from '../../../../worker/content/loaders/readings.ts';
import { siteForTests } from '../../../support/content-site.ts';
import { failure, respondTo } from '../../../support/watched-provider.ts';

const site = siteForTests();

const id = '7350186942201573301';
const post = `articles/posts/${id}`;

type Storage = 'KV' | 'memory' | 'computed';

/** What is limited has URLs that visitors can make up, and its loads are counted. */
test.each<[url: string, calls: string[], tag: string, storage: Storage, isLimited?: true]>([
  ['/api/thoughts', ['thoughts'], 'thoughts', 'KV'],
  ['/api/quotes?label=Hell', ['quotes/labels?label=Hell'], 'quotes', 'KV'],
  ['/api/thoughts?label=John+3', ['thoughts/labels?label=John+3'], 'thoughts', 'KV'],
  // A label of another panel.
  ['/api/quotes?label=John+3', ['quotes/labels?label=John+3'], 'quotes', 'memory', true],
  ['/api/quotes?q=God', ['quotes/search?q=God'], 'quotes', 'memory', true],
  ['/api/quotes?q=“God”', ['quotes/search?q=%22God%22'], 'quotes', 'memory', true],
  ['/api/quotes?q=„Go\u00add“\u200b', ['quotes/search?q=%22God%22'], 'quotes', 'memory', true],
  ['/api/articles?pageToken=2', ['articles?pageToken=2'], 'articles', 'memory', true],
  ['/api/search/quotes?q=God', ['quotes/search?q=God'], 'quotes', 'memory', true],
  ['/api/featured', ['articles/labels?label=Featured'], 'articles', 'KV'],
  ['/api/resources?label=Resource+Books', ['resources/labels?label=Resource+Books'], 'site', 'KV'],
  ['/api/resources?label=Featured', [], 'site', 'memory'],
  [`/api/articles/${id}`, [post], `post-${id}`, 'KV', true],
  [`/api/handout/articles/${id}`, [post], `post-${id}`, 'KV', true],
  ['/api/articles/unknown', ['articles/posts/unknown'], 'post-unknown', 'memory', true],
  ['/api/articles/a%2Fb', [], 'post-a/b', 'computed'],
  [`/api/articles/${'9'.repeat(65)}`, [], `post-${'9'.repeat(65)}`, 'computed'],
  ['/api/organization', [], 'site', 'KV'],
  ['/api/sunday', [], 'sundays', 'KV'],
  ['/api/sundays', [], 'sundays', 'computed'],
  ['/api/series', [], 'sundays', 'computed'],
  ['/api/documents/terms', [], 'site', 'computed'],
  ['/api/labels/quotes', [], 'quotes', 'computed'],
  ['/api/passages?book=John', [], 'passages', 'computed'],
  ['/api/related/quotes?post=1', [], 'passages', 'computed'],
  ['/api/suggestions?q=grace', [], 'passages', 'computed'],
])('%s takes calls %j, has tag %s, is stored: %s', async (url, calls, tag, storage, isLimited) => {
  site.intercept(({ query }) =>
    query.has('pageToken') ? Response.json({ posts: [] }) : undefined,
  );
  const isComputed = storage === 'computed';
  const first = await site.load(url);
  expect(first).toMatchObject({ isCached: isComputed, tags: [tag] });
  expect(site.calls).toEqual(calls);
  await site.settled();
  const again = await site.load(url);
  expect(again).toMatchObject({ result: first.result, isCached: true, tags: [tag] });
  site.restart();
  const inOtherIsolate = await site.load(url);
  expect(inOtherIsolate.result).toEqual(first.result);
  expect(inOtherIsolate.isCached).toBe(storage !== 'memory');
  const loads = storage === 'KV' ? 1 : 2;
  expect(site.checkLoadLimit).toHaveBeenCalledTimes(isLimited ? loads : 0);
});

test('a series with passages is computed as often as a network may load content', async () => {
  for (const query of ['p=John+3', 'book=Jude', 'weeks=2']) await site.load(`/api/series?${query}`);
  expect(site.checkLoadLimit).toHaveBeenCalledTimes(2);
});

test.each([
  ['a feed', 'articles', 0, feedKind.request({ list: 'articles', browse: {} })],
  ['a calendar', 'sundays', 0, calendarKind.request({ date: '', series: '' })],
  ['the weeks', 'sundays', 0, weeksKind.request({})],
] as const)('of %s the tags are %s, and %i loads are counted', async (_, tags, loads, request) => {
  expect((await site.load(request)).tags.join()).toBe(tags);
  expect(site.checkLoadLimit).toHaveBeenCalledTimes(loads);
});

test.each([
  ['/api/quotes?label=secret', 400, 503, 'content-failed', '/api/:list', 'ProviderError 400'],
  ['/api/quotes?q=secret', 400, 400, 'content-refused', '/api/:list', 'ProviderError 400'],
])('%s gets %i: status %i, log %s, %s and %s', async (url, fault, status, event, path, error) => {
  site.intercept(respondTo('/blog/', () => failure(fault, 'Not today.')));
  expect(await site.load(url)).toMatchObject({
    result: { error: { message: 'Not today.', status } },
    storedAt: Infinity,
    isCached: false,
  });
  expect(site.log.mock.calls).toEqual([[{ event, path, error }]]);
});

test('a failure to read the index is an error, and a load that is refused is not logged', async () => {
  site.kv.set('crawl quotes', '{');
  const message = 'Something went wrong on our side.';
  expect(await site.load('/api/passages')).toMatchObject({
    result: { error: { message, status: 500 } },
  });
  expect(site.log).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ event: 'content-failed', path: '/api/passages' }),
  );
  const error = { message: 'Too many.', status: 429 };
  site.checkLoadLimit.mockRejectedValue(new Refusal(429, error.message));
  expect((await site.load('/api/quotes?q=God')).result).toEqual({ error });
  expect(site.log).toHaveBeenCalledTimes(1);
});

test('what is not stored is pending and counted to its request, but no revalidation', async () => {
  site.intercept(respondTo('/blog/', () => void site.advance(300)));
  expect(await site.find('/api/quotes')).toHaveProperty('pending');
  await site.load('/api/quotes');
  expect(site.facts.loads).toEqual({ count: 2, ms: 600 });
  site.advance(cachePolicy.freshLifetime);
  expect(await site.find('/api/quotes')).toHaveProperty('result');
  await site.settled();
  expect(site.calls).toHaveLength(2);
  expect(site.facts.loads).toEqual({ count: 2, ms: 600 });
});

test('a list that has changed is loaded again, and the featured article with the articles', async () => {
  await site.reload('quotes');
  expect(site.calls.splice(0)).toEqual(['quotes']);
  await site.reload('articles');
  expect(site.calls).toEqual(['articles', 'articles/labels?label=Featured']);
});
