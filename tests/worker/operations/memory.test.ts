import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MeasuredWorker, serveSite } from '../../../bench/measured-worker.ts';
import { postForm, postJson, withToken } from '../../support/contact-post.ts';
import { everyPage } from '../../support/every-page.ts';
import { browserUserAgent, crawler } from '../../support/user-agent.ts';
import {
  slow,
  startWatchedProvider,
  type WatchedProvider,
} from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';
import { inspectHeap, type WorkerHeap } from '../../support/worker-heap.ts';

let provider: WatchedProvider;
let site: MeasuredWorker;
let heap: WorkerHeap;

beforeAll(async () => {
  provider = await startWatchedProvider();
  site = await serveSite(provider.url);
  heap = await inspectHeap(await site.inspector());
});

afterAll(async () => {
  heap.close();
  await site.close();
  await provider.close();
});

const paths = [
  ...everyPage,
  ...[
    '/api/thoughts',
    '/api/nothing',
    '/quotes/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/healthz',
  ],
  ...['/quotes?label=', '/quotes?q=love'],
];

function get(path: string, headers: Record<string, string> = {}) {
  return fetch(site.url + path, {
    headers: { 'User-Agent': browserUserAgent, ...headers },
    redirect: 'manual',
  });
}

/** Requests every kind of response. That of a new search is streamed. */
async function visitAll(round: number) {
  const responses = [
    ...[...paths, `/quotes?q=${round}`].map((path) => get(path)),
    ...['*', 'W/"other"'].map((etag) => get('/quotes', { 'If-None-Match': etag })),
    ...[withToken(), {}].map((submitted) => postForm(site, submitted)),
    postJson(site, withToken()),
  ];
  await Promise.all(responses.map(async (response) => (await response).text()));
}

/** The number of requests and responses in the heap, after a garbage collection. */
async function messagesInMemory(): Promise<number> {
  const counts = await heap.liveObjects();
  return [...counts]
    .filter(([name]) => /^workerd \/ (Request|Response|Headers)$/.test(name))
    .reduce((sum, [, count]) => sum + count, 0);
}

test('the memory of each request is freed', { timeout: 60_000 }, async () => {
  const rounds = 5;
  provider.intercept(slow(100, /search/));
  for (let round = 0; round < rounds; round++) await visitAll(round);
  const remaining = await messagesInMemory();
  expect(remaining).toBeLessThan(rounds);

  const { promise: received, resolve: receive } = Promise.withResolvers<void>();
  const { promise: responds, resolve: respond } = Promise.withResolvers<undefined>();
  provider.intercept(() => {
    receive();
    return responds;
  });
  const pending = get('/quotes?q=pending', crawler);
  await received;
  expect(await messagesInMemory()).toBeGreaterThan(remaining);
  respond(undefined);
  await (await pending).text();
});

test('the heap stays below 64 MB after 80 searches with 64 MB of posts, each made twice', {
  timeout: 60_000,
}, async () => {
  const title = `’${'grace and peace '.repeat(2_500)}`;
  provider.intercept(({ path, query }) => {
    if (!path.endsWith('/search')) return undefined;
    const posts = Array.from({ length: 10 }, (_, i) =>
      wirePost({ id: `${i}`, title: `${title}${query.get('q')} ${i}` }),
    );
    return Response.json({ posts });
  });
  for (let i = 0; i < 80; i++) {
    for (let visit = 0; visit < 2; visit++) await (await get(`/quotes?q=word${i}`)).text();
  }
  await heap.liveObjects();
  expect(await heap.size()).toBeLessThan(64);
});
