import { setTimeout } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createSampleProvider } from '../../sample-provider/sample-provider.ts';
import { serveProvider } from '../../sample-provider/serve.ts';

export type ProviderRequest = { method: string; path: string; query: URLSearchParams };

/** What an interception can do with a request, besides responding. */
export type ProviderConnection = {
  /** The provider's own response, for the requested path and query or for others. */
  pass(path?: string): Promise<Response>;
  /** Resets the TCP connection, whatever was sent. */
  reset(): void;
  /** Resolves after this many ms. */
  passTime: PassTime;
};

export type PassTime = (ms: number) => Promise<void>;

/** Undefined passes the request on. 'reset' resets the connection without a response. */
export type Intercepted = Response | 'reset' | undefined;

/** Responds instead of the provider, or only delays its response. */
export type Interception = (
  request: ProviderRequest,
  connection: ProviderConnection,
) => Promise<Intercepted> | Intercepted;

/** Serves the sample provider over HTTP. It records every request and can intercept it. */
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
    const result = await intercept(request, { pass, reset, passTime });
    if (result !== 'reset') return result ?? pass();
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
    /** Intercepts later requests. Without an argument, all requests are passed on. */
    intercept(interception: Interception = () => undefined) {
      intercept = interception;
    },
    /** Sets how later interceptions wait, for example by advancing the clock of a site. */
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

/** Responds to the requests whose path includes `part`. */
export function respondTo(
  part: string,
  respond: () => Promise<Intercepted> | Intercepted,
): Interception {
  return ({ path }) => (path.includes(part) ? respond() : undefined);
}

/** Delays all responses, or those of matching paths, by `ms`. */
export function slow(ms: number, only: RegExp = /./) {
  return async ({ path }: ProviderRequest): Promise<undefined> => {
    if (only.test(path)) await setTimeout(ms);
  };
}

/** A failure in the provider's own shape (specification, section 8). */
export function failure(status: number, message: string): Response {
  return Response.json({ error: true, message, status }, { status });
}
