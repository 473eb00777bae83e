import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What the log line of a request has of the work for it, and the visitor's IP address if the platform
 * says it. Work after responses has none. It must not refer to the response, nor to Hono's context, which
 * does: a response refers to the async context that it was created in, and the runtime never collects
 * that cycle.
 */
export type RequestContext = {
  readonly ip: string | undefined;
  /** The number of calls to the provider that it started, and their total duration; ms. */
  readonly provider: { calls: number; ms: number };
  /** Undefined when the line is written. */
  events: object[] | undefined;
};

export const requestContext = new AsyncLocalStorage<RequestContext | undefined>();
