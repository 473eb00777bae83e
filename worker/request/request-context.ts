import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Data for the request's log line, and the visitor's IP address if the platform provides it. Work
 * after responses has no context. The context must not refer to the response, nor to Hono's
 * context, which does: a response refers to the async context that it was created in, and the
 * runtime never collects that cycle.
 */
export type RequestContext = {
  readonly ip: string | undefined;
  /** The number of calls to the provider that it started, and their total duration; ms. */
  readonly provider: { calls: number; ms: number };
  /** The events; undefined when the line is written. */
  events: object[] | undefined;
};

export const requestContext = new AsyncLocalStorage<RequestContext | undefined>();
