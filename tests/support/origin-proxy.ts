import { serve } from '@hono/node-server';
import { Hono } from 'hono';

type OriginProxyOptions = {
  upstream: string;
  /** Divides the lifetimes in `Cache-Control` by this number. None becomes shorter than one second. */
  speedup?: number;
};

/** A proxy between a cache and the site. It records requests and can block them. */
export async function startOriginProxy({ upstream, speedup = 1 }: OriginProxyOptions) {
  const requests: string[] = [];
  let gate: Promise<unknown> | undefined;

  const app = new Hono().all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    requests.push(pathname + search);
    await gate;
    const response = await fetch(upstream + pathname + search, {
      method: c.req.method,
      headers: c.req.raw.headers,
      redirect: 'manual',
    });
    const headers = new Headers(response.headers);
    const cacheControl = headers.get('Cache-Control') ?? '';
    headers.set(
      'Cache-Control',
      cacheControl.replace(/\d+/g, (s) => `${Math.max(1, Math.round(Number(s) / speedup))}`),
    );
    return new Response(response.body, { status: response.status, headers });
  });

  const { promise, resolve } = Promise.withResolvers<number>();
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
    resolve(port),
  );
  return {
    url: `http://127.0.0.1:${await promise}`,
    /** The paths and queries of all requests, in order. */
    requests,
    /** Blocks all requests until the returned function is called. */
    block(): () => void {
      const blocked = Promise.withResolvers<void>();
      gate = blocked.promise;
      return blocked.resolve;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
