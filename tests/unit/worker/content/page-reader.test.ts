import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentRequest } from '../../../../shared/content/content-request.ts';
import { organizationKind } from '../../../../shared/content/organization.ts';
import type { Route } from '../../../../shared/pages/route.ts';
import { parseRoute } from '../../../../shared/routes.ts';
import type { ContentService } from '../../../../worker/content/content-service.ts';
import { createPageReader } from '../../../../worker/content/page-reader.ts';

const content = { result: { data: null }, storedAt: 0, isCached: false };
const isBot = () => true;
const isPerson = () => false;

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

/** A reader of content that is not cached and takes `duration(request)` ms to load. */
function readerOf(duration: (request: ContentRequest) => number) {
  const find = vi.fn(async (request: ContentRequest) => ({
    pending: new Promise((resolve) => setTimeout(resolve, duration(request), content)),
  }));
  return { find, reader: createPageReader({ find } as unknown as ContentService) };
}

const routeOf = (path: string) => parseRoute({ pathname: path, search: '' });

/** The time that the page waits for its content; ms. */
async function waitOf(load: Promise<void>): Promise<number> {
  const start = Date.now();
  const end = load.then(() => Date.now());
  await vi.advanceTimersByTimeAsync(5_000);
  return (await end) - start;
}

test.each<[what: string, route: Route, ms: number, waitsForAll: () => boolean, waited: number]>([
  ['a list that comes soon', routeOf('/quotes'), 20, isPerson, 20],
  ['a slow list for 50 ms', routeOf('/quotes'), 900, isPerson, 50],
  ['a slow list, for a crawler', routeOf('/quotes'), 900, isBot, 900],
  ['a slow post, which decides the status', routeOf('/articles/1001'), 900, isPerson, 900],
])('a page waits for %s', async (_, route, ms, waitsForAll, waited) => {
  const { find, reader } = readerOf(() => ms);
  const load = reader.load(route, waitsForAll);
  expect(find.mock.calls.length).toBeGreaterThan(1);
  expect(await waitOf(load)).toBe(waited);
});

test('each content is requested once, and is there at once when it has loaded', async () => {
  const { find, reader } = readerOf(() => 10);
  await waitOf(reader.load(routeOf('/quotes'), isPerson));
  expect(reader.isSettled()).toBe(true);
  const { length } = find.mock.calls;
  expect(reader.read(organizationKind.request({}))).toEqual({ data: null });
  expect(find).toHaveBeenCalledTimes(length);
  expect(Object.keys(reader.results())).toHaveLength(length);
});
