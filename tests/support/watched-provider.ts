import { setTimeout } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createSampleProvider } from '../../sample-provider/sample-provider.ts';
import { serveProvider } from '../../sample-provider/serve.ts';

type ProviderRequest = { method: string; path: string; query: URLSearchParams };

/** Undefined passes the request on. 'reset' resets the connection without a response. */
export type Intercepted = Response | 'reset' | undefined;

/** Responds instead of the provider, or only delays its response. */
export type Interception = (request: ProviderRequest) => Promise<Intercepted> | Intercepted;

/** Serves the sample provider over HTTP. It records every request and can intercept it. */
export async function startWatchedProvider() {
  const provider = createSampleProvider();
  const requests: ProviderRequest[] = [];
  let intercept: Interception = () => undefined;

  const app = new Hono().all('*', async (c) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const request = { method: c.req.method, path: pathname, query: searchParams };
    requests.push(request);
    const result = await intercept(request);
    if (result !== 'reset') return result ?? provider.app.fetch(c.req.raw);
    (c.env as HttpBindings).incoming.socket.resetAndDestroy();
    return c.body(null);
  });

  const { url, close } = await serveProvider(app, 0);
  return {
    url,
    close,
    requests,
    revokeTokens: provider.revokeTokens,
    outbox: provider.outbox,
    /** Intercepts later requests. Without an argument, all requests are passed on. */
    intercept(interception: Interception = () => undefined) {
      intercept = interception;
    },
    /** Delays the responses to paths that include `part` until the returned function is called. */
    hold(part = ''): () => void {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      intercept = respondTo(part, () => promise);
      return () => resolve(undefined);
    },
    /** The number of requests to paths that include `part`. */
    calls: (part: string) => requests.filter(({ path }) => path.includes(part)).length,
  };
}

/** Responds to the requests whose path includes `part`. */
export function respondTo(
  part: string,
  respond: () => Promise<Intercepted> | Intercepted,
): Interception {
  return ({ path }) => (path.includes(part) ? respond() : undefined);
}

/** Responds with these posts to requests for lists, and with one of them to a request for it. */
export function postsOf<Post extends { id: string }>(...posts: readonly Post[]): Interception {
  return ({ path }) => {
    if (!path.startsWith('/v1/blogger/')) return undefined;
    const [, id] = /\/posts\/([^/]+)$/.exec(path) ?? [];
    if (!id) return Response.json({ posts });
    const post = posts.find((post) => post.id === id);
    return post ? Response.json(post) : failure(404, 'Not there.');
  };
}

/** Delays all responses by `ms`. */
export function slow(ms: number): () => Promise<undefined> {
  return () => setTimeout(ms);
}

/** A failure in the provider's own shape (specification, section 8). */
export function failure(status: number, message: string): Response {
  return Response.json({ error: true, message, status }, { status });
}
