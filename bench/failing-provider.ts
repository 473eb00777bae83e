import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createSampleProvider } from '../sample-provider/sample-provider.ts';
import { serveProvider } from '../sample-provider/serve.ts';

/** One call in this many fails. */
const callsPerFailure = 100;

/** The maximum time that a visitor waits for a call without a response, in ms. */
const callTimeout = 5_000;

/** Starts a sample provider with 1% failing calls: in turn by status, invalid body, connection reset, and no response. */
export async function startFailingProvider() {
  const provider = createSampleProvider();
  const calls = new Map<string, number>();
  /** Failed calls and the time until which a visitor may wait for them (performance.now()). */
  const failures: { key: string; ended: number }[] = [];
  let count = 0;

  const app = new Hono().all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const key = pathname + search;
    calls.set(key, (calls.get(key) ?? 0) + 1);
    count += 1;
    if (count % callsPerFailure !== 0) return provider.app.fetch(c.req.raw);
    const kind = failures.length % 4;
    failures.push({ key, ended: performance.now() + (kind === 3 ? callTimeout : 0) });
    if (kind === 0) return c.json({ error: true, message: 'Failed.', status: 500 }, 500);
    if (kind === 1) return c.text('<h1>Bad gateway</h1>');
    if (kind === 2) (c.env as HttpBindings).incoming.socket.resetAndDestroy();
    return new Promise<never>(() => {});
  });

  return {
    ...(await serveProvider({ provider: { ...provider, app }, port: 0 })),
    /** The number of calls of each path and query. */
    calls: calls as ReadonlyMap<string, number>,
    /** Returns whether a request for `url` since then may have waited for a failed call. */
    failedFor(url: string, since: number): boolean {
      const { search } = new URL(url);
      return failures.some(({ key, ended }) => {
        const affectsAll = key.endsWith('/login');
        const isSame = search === '' ? !key.includes('?') : key.endsWith(search);
        return ended >= since && (affectsAll || isSame);
      });
    },
  };
}
