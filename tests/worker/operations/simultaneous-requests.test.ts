import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type MeasuredWorker, serveSite } from '../../../bench/measured-worker.ts';
import { books } from '../../../shared/scripture/books.ts';
import { browserUserAgent } from '../../support/user-agent.ts';
import {
  slow,
  startWatchedProvider,
  type WatchedProvider,
} from '../../support/watched-provider.ts';

/**
 * V8 optimizes functions after their first calls, and not after thousands. Only then do promises lose
 * the request that they belong to (worker/provider/single-flight.ts).
 */
const optimizeEarly = [
  '--invocation-count-for-feedback-allocation=1',
  '--invocation-count-for-maglev=1',
  '--invocation-count-for-turbofan=1',
  '--minimum-invocations-after-ic-update=1',
];

let provider: WatchedProvider;
let site: MeasuredWorker;

beforeAll(async () => {
  vi.stubEnv('MINIFLARE_WORKERD_V8_FLAGS', optimizeEarly.join(' '));
  provider = await startWatchedProvider();
  site = await serveSite(provider.url);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await site.close();
  await provider.close();
});

async function visit(path: string) {
  const response = await fetch(site.url + path, { headers: { 'User-Agent': browserUserAgent } });
  await response.text();
  return response.status;
}

test('simultaneous requests for a list that is not cached share its load', async () => {
  provider.intercept(slow(10));
  for (const [book] of books) {
    const path = `/api/thoughts?label=${encodeURIComponent(book)}`;
    const statuses = await Promise.all(Array.from({ length: 16 }, () => visit(path)));
    expect(statuses, path).toEqual(Array(16).fill(200));
  }
  expect(provider.listReads()).toBe(books.length);
}, 120_000);
