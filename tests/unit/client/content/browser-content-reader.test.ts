import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendMessage } from '../../../../client/contact/send-message.ts';
import { createBrowserContentReader } from '../../../../client/content/browser-content-reader.ts';
import { fetchResult } from '../../../../client/content/fetch-result.ts';
import { postsKind } from '../../../../shared/content/posts.ts';
import type { Result } from '../../../../shared/content/result.ts';

const quotes = '/api/quotes';
const thoughts = '/api/thoughts';
const failure = { error: true, message: 'Down for repairs.', status: 503 };

const fetch = vi.fn<typeof globalThis.fetch>();
/** Sends the response to the latest request. */
let send: (response: Response) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  fetch.mockReset().mockImplementation(() => new Promise((resolve) => (send = resolve)));
  vi.stubGlobal('fetch', fetch);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Responds to the latest request, and resolves after the promise callbacks of the response. */
async function respond(body: unknown, status = 200) {
  send(Response.json(body, { status }));
  await new Promise((resolve) => setTimeout(resolve));
}

/** The paths of all requests. */
const paths = () => fetch.mock.calls.map(([path]) => path);

function requestAt(url: string) {
  return { kind: postsKind, params: null, url };
}

function newReader(initialResults: Record<string, Result<unknown>> = {}) {
  const reader = createBrowserContentReader(initialResults, () => {});
  return {
    read: (url: string) => reader.read(requestAt(url)),
    stale: (url: string) => reader.stale(requestAt(url)),
    /** A visitor presses a link to a page with this content. */
    press(...urls: string[]) {
      reader.revalidate(urls.map(requestAt), false);
      return urls.map((url) => reader.read(requestAt(url)));
    },
    /** A visitor goes back to a page with this content. */
    goBack(url: string) {
      reader.revalidate([requestAt(url)], true);
      return reader.read(requestAt(url));
    },
  };
}

test.each<[what: string, response: () => Promise<Response>]>([
  ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error page of a proxy', async () => new Response('<h1>502</h1>', { status: 502 })],
  ['an incomplete response', async () => new Response('{"posts":[')],
  ['an error of another shape', async () => Response.json({ title: 'Limited' }, { status: 429 })],
])('%s results in the message that the site could not be reached', async (_, response) => {
  fetch.mockImplementation(response);
  expect(await fetchResult(quotes, 1_000)).toEqual({
    error: { message: 'The site could not be reached. Are you online?', status: 503 },
  });
});

test.each([
  ['content', 10_000, () => newReader().read(quotes)],
  ['a message', 30_000, () => sendMessage({} as never, '')],
])('a request of %s that stalls ends after %i ms', (_, ms, request) => {
  const { signal } = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(signal);
  request();
  expect(timeout).toHaveBeenCalledWith(ms);
  expect(fetch.mock.lastCall?.[1]?.signal).toBe(signal);
});

test('a failure is returned again until the next press, then requested again', async () => {
  const { read, press } = newReader();
  read(quotes);
  await respond(failure, 503);
  expect(read(quotes)).toEqual({ error: { message: 'Down for repairs.', status: 503 } });
  press(quotes);
  expect(paths()).toEqual([quotes, quotes]);
  await respond({ posts: [] });
  expect(read(quotes)).toEqual({ data: { posts: [] } });
});

test.each(['press', 'goBack'] as const)('an initial failure is requested again by %s', (visit) => {
  const reader = newReader({ [quotes]: { error: failure } });
  expect(reader.read(quotes)).toHaveProperty('error');
  reader[visit](quotes);
  expect(paths()).toEqual([quotes]);
});

test('content is fresh for 300 s, whether initial or requested', async () => {
  const { read, press } = newReader({ [thoughts]: { data: 1 } });
  read(quotes);
  vi.advanceTimersByTime(10_000);
  await respond({ posts: [] });
  vi.advanceTimersByTime(290_000);
  press(thoughts, quotes);
  expect(paths()).toEqual([quotes]);
  vi.advanceTimersByTime(1);
  press(thoughts, quotes);
  expect(paths()).toEqual([quotes, thoughts]);
  vi.advanceTimersByTime(10_000);
  press(quotes);
  expect(paths()).toEqual([quotes, thoughts, quotes]);
});

test('stale content is shown until newer content has come, and stays if none comes', async () => {
  const { read, stale, press } = newReader({ [thoughts]: { data: 1 } });
  vi.advanceTimersByTime(300_001);
  const [failed] = press(thoughts);
  expect(stale(thoughts)).toEqual({ data: 1 });
  await respond(failure, 503);
  expect(await failed).toEqual({ data: 1 });
  const [newer] = press(thoughts);
  await respond({ posts: [] });
  expect(await newer).toEqual({ data: { posts: [] } });
  expect(read(thoughts)).toEqual({ data: { posts: [] } });
});

test('a press requests only stale content of its page, and Back none, however old', () => {
  const { goBack, press } = newReader({ [thoughts]: { data: 1 }, [quotes]: { data: 2 } });
  vi.advanceTimersByTime(3_600_000);
  press(quotes);
  expect(goBack(thoughts)).toEqual({ data: 1 });
  expect(paths()).toEqual([quotes]);
});

test('the hundred results that were loaded last are cached', async () => {
  const { read } = newReader({ [thoughts]: { data: 1 } });
  for (let i = 0; i < 100; i++) {
    read(`/api/quotes?q=${i}`);
    await respond({ posts: [] });
  }
  read('/api/quotes?q=0');
  expect(paths()).toHaveLength(100);
  read(thoughts);
  expect(paths()).toHaveLength(101);
});

test('a pending request is not sent a second time', () => {
  const { read, press } = newReader({ [thoughts]: { data: 1 } });
  read(quotes);
  vi.advanceTimersByTime(300_001);
  press(thoughts, quotes);
  press(thoughts, quotes);
  expect(paths()).toEqual([quotes, thoughts]);
});
