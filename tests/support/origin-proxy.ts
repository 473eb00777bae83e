import { serve } from '@hono/node-server';
import { Hono } from 'hono';

type OriginProxyOptions = {
  upstream: string;
  /** Makes the times in `Cache-Control` so many times shorter, though none shorter than a second. */
  speedup?: number;
};

/** Stands between a cache and the site: sees what comes through, and can hold it up. */
export async function startOriginProxy({ upstream, speedup: hurry = 1 }: OriginProxyOptions) {
  const requests: string[] = [];
  let gate: Promise<unknown> | undefined;

  const app = new Hono().all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    requests.push(pathname + search);
    await gate;
    const answer = await fetch(upstream + pathname + search, {
      method: c.req.method,
      headers: c.req.raw.headers,
      redirect: 'manual',
    });
    const headers = new Headers(answer.headers);
    const kept = headers.get('Cache-Control') ?? '';
    headers.set(
      'Cache-Control',
      kept.replace(/\d+/g, (s) => `${Math.max(1, Math.round(Number(s) / hurry))}`),
    );
    return new Response(answer.body, { status: answer.status, headers });
  });

  const { promise, resolve } = Promise.withResolvers<number>();
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
    resolve(port),
  );
  return {
    url: `http://127.0.0.1:${await promise}`,
    /** The addresses that came through to here. */
    passed: requests,
    /** Holds everything up until the function that it answers is called. */
    block(): () => void {
      const held = Promise.withResolvers<void>();
      gate = held.promise;
      return held.resolve;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
