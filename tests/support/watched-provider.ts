import { setTimeout } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createSampleProvider } from '../../sample-provider/sample-provider.ts';
import { serveProvider } from '../../sample-provider/serve.ts';

export type ProviderRequest = { method: string; path: string; query: URLSearchParams };

/** What a provider may do beside answering. */
export type ProviderConnection = {
  /** What it would have answered; `path` and query as asked, or others. */
  pass(path?: string): Promise<Response>;
  /** Breaks the line off, whatever was sent (TCP reset). */
  reset(): void;
  /** Takes so long; ms. */
  passTime: PassTime;
};

export type PassTime = (ms: number) => Promise<void>;

/** Undefined lets the request through, 'reset' ends the connection with nothing said. */
export type Intercepted = Response | 'reset' | undefined;

/** Answers instead of the provider, or only waits. */
export type Interception = (
  request: ProviderRequest,
  connection: ProviderConnection,
) => Promise<Intercepted> | Intercepted;

/** The embedded provider over real HTTP, with every request written down and open to interception. */
export async function startWatchedProvider() {
  const provider = createSampleProvider();
  const requests: ProviderRequest[] = [];
  let intercept: Interception = () => undefined;
  let passTime: PassTime = (ms) => setTimeout(ms);

  const app = new Hono().all('*', async (c) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const request = { method: c.req.method, path: pathname, query: searchParams };
    requests.push(request);
    const pass = async (path?: string) =>
      provider.app.fetch(
        path === undefined ? c.req.raw : new Request(new URL(path, c.req.url), c.req.raw),
      );
    const reset = () => (c.env as HttpBindings).incoming.socket.resetAndDestroy();
    const answer = await intercept(request, { pass, reset, passTime });
    if (answer !== 'reset') return answer ?? pass();
    reset();
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
    /** How time passes for it from now on, such as by putting a site's clock forward. */
    passTime(pass: PassTime) {
      passTime = pass;
    },
    logins: () => requests.filter(({ path }) => path === '/v1/auth/login').length,
    organizationReads: () =>
      requests.filter(({ path }) => path.startsWith('/v1/organizations/')).length,
    listReads: () => requests.filter(({ path }) => path.startsWith('/v1/blogger/')).length,
  };
}

export type WatchedProvider = Awaited<ReturnType<typeof startWatchedProvider>>;

/** Makes every answer, or those of some paths, come `ms` later. */
export function slow(ms: number, only: RegExp = /./) {
  return async ({ path }: ProviderRequest): Promise<undefined> => {
    if (only.test(path)) await setTimeout(ms);
  };
}

/** A failure in the provider's own shape (specification, section 8). */
export function failure(status: number, message: string): Response {
  return Response.json({ error: true, message, status }, { status });
}
