import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createSampleProvider } from '../sample-provider/sample-provider.ts';
import { serveProvider } from '../sample-provider/serve.ts';

/** One in so many calls fails. */
const calm = 100;

/** For so long at most a visitor waits for a call that is never answered; ms. */
const patience = 5_000;

/** A call that failed, and until when it could be waited for (performance.now()). */
type Failure = { key: string; ended: number };

/** The embedded provider, of whose calls 1 % fail: in turns by status, in form, by a reset, and by never answering. */
export async function startFailingProvider() {
  const provider = createSampleProvider();
  const calls = new Map<string, number>();
  const failures: Failure[] = [];
  let count = 0;

  const app = new Hono().all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const key = pathname + search;
    calls.set(key, (calls.get(key) ?? 0) + 1);
    count += 1;
    if (count % calm !== 0) return provider.app.fetch(c.req.raw);
    const kind = failures.length % 4;
    failures.push({ key, ended: performance.now() + (kind === 3 ? patience : 0) });
    if (kind === 0) return c.json({ error: true, message: 'Down for repairs.', status: 500 }, 500);
    if (kind === 1) return c.text('<h1>Bad gateway</h1>');
    if (kind === 2) (c.env as HttpBindings).incoming.socket.resetAndDestroy();
    return new Promise<never>(() => {});
  });

  const { url, close } = await serveProvider({ provider: { ...provider, app }, port: 0 });
  return {
    url,
    close,
    /** How often each path and query was asked for. */
    calls: calls as ReadonlyMap<string, number>,
    failures: failures as readonly Failure[],
    /** Whether a call failed that a visit to that address since then may have waited for. */
    failedFor(address: string, since: number): boolean {
      const { search } = new URL(address);
      return failures.some(({ key, ended }) => {
        const forAll = key.endsWith('/login');
        const same = search === '' ? !key.includes('?') : key.endsWith(search);
        return ended >= since && (forAll || same);
      });
    },
  };
}
