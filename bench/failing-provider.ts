import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createSampleProvider } from '../sample-provider/sample-provider.ts';
import { serveProvider } from '../sample-provider/serve.ts';

/** One call in this many fails. */
const callsPerFailure = 100;

/** Starts a sample provider with 1% failing calls: in turn by status, invalid body, connection reset, and no response. */
export async function startFailingProvider() {
  const provider = createSampleProvider();
  /** The number of calls of each path and query. */
  const calls = new Map<string, number>();
  let count = 0;

  const app = new Hono().all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    calls.set(pathname + search, (calls.get(pathname + search) ?? 0) + 1);
    count += 1;
    if (count % callsPerFailure !== 0) return provider.app.fetch(c.req.raw);
    const kind = (count / callsPerFailure) % 4;
    if (kind === 0) return c.json({ error: true, message: 'Failed.', status: 500 }, 500);
    if (kind === 1) return c.text('<h1>Bad gateway</h1>');
    if (kind === 2) (c.env as HttpBindings).incoming.socket.resetAndDestroy();
    return new Promise<never>(() => {});
  });

  return { ...(await serveProvider(app, 0)), calls };
}
