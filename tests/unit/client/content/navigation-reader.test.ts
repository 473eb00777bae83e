import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserContentReader } from '../../../../client/content/browser-content-reader.ts';
import { createNavigationReader, delay } from '../../../../client/content/navigation-reader.ts';
import { contentRequests, parseRoute } from '../../../../shared/routes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Reads the contents of a page, each of which loads for a time in ms; undefined if it is cached. */
function openPage(url: string, latencies: Record<string, number>) {
  const route = parseRoute(new URL(url, 'https://areopagus.example'));
  const requests = contentRequests(route);
  const cached = requests.filter(({ kind }) => latencies[kind.name] === undefined);
  vi.stubGlobal('fetch', async (url: string) => {
    const name = requests.find((request) => request.url === url)?.kind.name ?? '';
    await delay(latencies[name] ?? 0);
    return { ok: true, json: async () => name };
  });
  const reader = createBrowserContentReader(
    Object.fromEntries(cached.map(({ kind, url }) => [url, { data: kind.name }])),
    () => {},
  );
  const page = createNavigationReader(reader, route, () => {});
  for (const request of requests) page.read(request);
  /** What the page shows now of each kind: its data, 'pending' or 'omitted'. */
  return (...kinds: string[]) =>
    kinds.map((name) => {
      const request = requests.find(({ kind }) => kind.name === name);
      if (!request) return 'not requested';
      const read = page.read(request);
      const result = read instanceof Promise ? page.stale?.(request) : read;
      if (!result) return 'pending';
      return 'data' in result ? result.data : 'omitted';
    });
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('the list waits for what stands above it, and both are shown together', async () => {
  const shown = openPage('/articles', { posts: 50, featured: 400 });
  await pass(399);
  expect(shown('featured', 'posts')).toEqual(['pending', 'pending']);
  await pass(1);
  expect(shown('featured', 'posts')).toEqual(['featured', 'posts']);
});

test('a second after the list is there, it is shown without what is missing above it', async () => {
  const shown = openPage('/articles', { posts: 500, featured: 5_000 });
  await pass(1_499);
  expect(shown('featured', 'posts')).toEqual(['pending', 'pending']);
  await pass(1);
  expect(shown('featured', 'posts')).toEqual(['omitted', 'posts']);
  await pass(10_000);
  expect(shown('featured', 'posts')).toEqual(['omitted', 'posts']);
});

test.each([
  ['/apologetics?q=hope', 'suggestions', 'posts'],
  ['/quotes?post=1', 'related', 'post'],
])('on %s the %s are shown with the content, or not at all', async (url, above, main) => {
  const shown = openPage(url, { [above]: 5_000 });
  await pass(0);
  expect(shown(main, above)).toEqual(['pending', 'pending']);
  await pass(1_000);
  expect(shown(main, above)).toEqual([main, 'omitted']);
});

test('what is known above a list stays while the list loads', async () => {
  const shown = openPage('/apologetics', { posts: 400 });
  expect(shown('sunday', 'posts')).toEqual(['sunday', 'pending']);
  await pass(400);
  expect(shown('sunday', 'posts')).toEqual(['sunday', 'posts']);
});

test.each([
  ['/apologetics?label=John+3', 'posts'],
  ['/articles/1', 'post'],
])('on %s the %s does not wait for what stands below it', async (url, main) => {
  const shown = openPage(url, { [main]: 50, related: 5_000 });
  await pass(50);
  expect(shown(main, 'related')).toEqual([main, 'pending']);
  await pass(4_950);
  expect(shown(main, 'related')).toEqual([main, 'related']);
});

test('a page without main content waits no longer than it takes to be shown', async () => {
  const shown = openPage('/', { sunday: 99, featured: 101 });
  await pass(100);
  expect(shown('sunday', 'featured')).toEqual(['sunday', 'omitted']);
});

test('cached content is shown at once, and the panel waits for nothing', async () => {
  const cached = openPage('/articles', {});
  await pass(0);
  expect(cached('featured', 'posts')).toEqual(['featured', 'posts']);
  const shown = openPage('/apologetics', { sunday: 50 });
  await pass(0);
  expect(shown('posts', 'labels', 'organization')).toEqual(['pending', 'labels', 'organization']);
});
