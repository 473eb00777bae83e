import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createProvider } from '../../provider/app.ts';
import { sampleContent } from '../../provider/content.ts';
import { defaults } from '../../provider/defaults.ts';
import { serveProvider } from '../../provider/serve.ts';

export type ProviderRequest = { method: string; path: string; query: URLSearchParams };

/** Undefined lets the request through, 'reset' ends the connection with nothing said. */
type Intercepted = Response | 'reset' | undefined;

/** Answers instead of the provider, or only waits. */
export type Interception = (request: ProviderRequest) => Promise<Intercepted> | Intercepted;

/** The embedded provider over real HTTP, with every request written down and open to interception. */
export async function startWatchedProvider() {
  const provider = createProvider({ ...defaults, content: sampleContent() });
  const requests: ProviderRequest[] = [];
  let intercept: Interception = () => undefined;

  const app = new Hono().all('*', async (c) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const request = { method: c.req.method, path: pathname, query: searchParams };
    requests.push(request);
    const answer = await intercept(request);
    if (answer !== 'reset') return answer ?? provider.app.fetch(c.req.raw);
    (c.env as HttpBindings).incoming.socket.resetAndDestroy();
    return c.body(null);
  });

  const { url, close } = await serveProvider({ provider: { ...provider, app }, port: 0 });
  return {
    url,
    close,
    requests,
    revokeTokens: provider.revokeTokens,
    outbox: provider.outbox,
    /** From now on; without an argument every request is let through again. */
    intercept(interception: Interception = () => undefined) {
      intercept = interception;
    },
    logins: () => requests.filter(({ path }) => path === '/v1/auth/login').length,
    organizationReads: () =>
      requests.filter(({ path }) => path.startsWith('/v1/organizations/')).length,
    listReads: () => requests.filter(({ path }) => path.startsWith('/v1/blogger/')).length,
  };
}

export type WatchedProvider = Awaited<ReturnType<typeof startWatchedProvider>>;

/** Makes every answer, or those of some paths, come `ms` later. */
export function slow(ms: number, only: RegExp = /./): Interception {
  return async ({ path }) => {
    if (only.test(path)) await new Promise((resolve) => setTimeout(resolve, ms));
    return undefined;
  };
}

/** A failure in the provider's own shape (specification, section 8). */
export function failure(status: number, message: string): Response {
  return Response.json({ error: true, message, status }, { status });
}
