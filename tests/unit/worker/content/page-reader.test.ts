import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentRequest } from '../../../../shared/content/content-request.ts';
import { organizationKind } from '../../../../shared/content/organization.ts';
import { contentRequests, parseRoute, type Route } from '../../../../shared/routes.ts';
import type { ContentService } from '../../../../worker/content/content-service.ts';
import { createPageReader } from '../../../../worker/content/page-reader.ts';
import { requestFacts } from '../../../support/request-facts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const deadline = new AbortController();
    setTimeout(() => deadline.abort(new DOMException('', 'TimeoutError')), ms);
    return deadline.signal;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A reader of content that takes `duration(request)` ms to load, or if it is cached, to be found. */
function readerOf(duration: (request: ContentRequest) => number, isCached = false) {
  const find = vi.fn(async (request: ContentRequest) => {
    const content = { result: { data: request.url }, storedAt: 0, isCached, tags: [] };
    const pending = new Promise((resolve) => setTimeout(resolve, duration(request), content));
    return isCached ? pending : { pending };
  });
  return { find, reader: createPageReader({ find } as unknown as ContentService, requestFacts()) };
}

const routeOf = (path: string) => parseRoute(new URL(path, 'https://areopagus.example'));

/** The time that the page waits for its content; ms. */
async function waitOf(load: Promise<void>): Promise<number> {
  const start = Date.now();
  const end = load.then(() => Date.now());
  await vi.advanceTimersByTimeAsync(5_000);
  return (await end) - start;
}

const [quotes, article] = [routeOf('/quotes'), routeOf('/articles/1001')];

test.each<[what: string, Route, ms: number, isCached: boolean, isCrawler: boolean, number]>([
  ['a list that comes soon', quotes, 20, false, false, 20],
  ['a slow list for 50 ms', quotes, 900, false, false, 50],
  ['a slow list, for a crawler', quotes, 900, false, true, 900],
  ['a slow post, which decides the status', article, 900, false, false, 900],
  ['a slow organization for 50 ms, without a list', routeOf('/nowhere'), 900, false, false, 50],
  ['cached content, however long it is read', quotes, 900, true, false, 900],
])('a page waits for %s', async (_, route, ms, isCached, isCrawler, waited) => {
  const { find, reader } = readerOf(() => ms, isCached);
  const load = reader.load(route, () => isCrawler);
  expect(find).toHaveBeenCalledTimes(contentRequests(route).length);
  expect(await waitOf(load)).toBe(waited);
});

test('each content is requested once, and is there in the order of the requests when it has loaded', async () => {
  const urls = contentRequests(quotes).map(({ url }) => url);
  const [list = '', ...others] = urls;
  const { find, reader } = readerOf(({ url }) => (url === list ? 70 : 40 - urls.indexOf(url)));
  const load = reader.load(quotes, () => false);
  await vi.advanceTimersByTimeAsync(50);
  await load;
  expect(reader.isSettled()).toBe(false);
  expect(Object.keys(reader.results())).toEqual(others);
  expect(reader.contents().map((content) => content?.result)).toEqual([
    undefined,
    ...others.map((data) => ({ data })),
  ]);
  const settled = reader.wait(list).then(reader.isSettled);
  await vi.advanceTimersByTimeAsync(20);
  expect(await settled).toBe(true);
  expect(Object.entries(reader.results())).toEqual(urls.map((data) => [data, { data }]));
  expect(reader.read(organizationKind.request({}))).toEqual({ data: '/api/organization' });
  expect(find).toHaveBeenCalledTimes(urls.length);
});

test('content that a page reads beside its own is pending, and requested once', async () => {
  const { find, reader } = readerOf(() => 10);
  const [first, second] = [1, 2].map(() => reader.read(organizationKind.request({})));
  expect(reader.isSettled()).toBe(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(await Promise.all([first, second])).toEqual(Array(2).fill({ data: '/api/organization' }));
  expect(find).toHaveBeenCalledTimes(1);
});
