import { AsyncLocalStorage } from 'node:async_hooks';

/** The time that content may take; ms. A login and a list of 2 s each fit in, and the response ends within 5 s. */
const timeout = 4_200;

/**
 * The data of a request, or during a revalidation after responses. It must not
 * refer to the response, nor to Hono's context, which does: a response refers to the async context
 * that it was created in, and the runtime never collects that cycle.
 */
export type RequestContext = {
  /** The IP address of the visitor. Undefined if the platform does not say it, and after responses. */
  readonly ip: string | undefined;
  /** The number of calls to the provider that it started, and their total duration; ms. */
  readonly provider: { calls: number; ms: number };
  /** The events for its log line; undefined if the context has no log line. */
  events: object[] | undefined;
  /** Returns the signal that aborts pending calls to the provider. */
  deadline: () => AbortSignal;
};

const contexts = new AsyncLocalStorage<RequestContext>();

/** @throws {Error} outside of `runInContext` */
export function requestContext(): RequestContext {
  const context = contexts.getStore();
  if (!context) throw new Error('There is no request context.');
  return context;
}

export function runInContext<T>(context: RequestContext, work: () => T): T {
  return contexts.run(context, work);
}

export function createRequestContext({
  ip,
  events,
}: Partial<Pick<RequestContext, 'ip' | 'events'>> = {}): RequestContext {
  const startedAt = Date.now();
  let deadline: AbortSignal | undefined;
  return {
    ip,
    provider: { calls: 0, ms: 0 },
    events,
    // Created when first used: most requests need no timer.
    deadline() {
      deadline ??= AbortSignal.timeout(Math.max(0, startedAt + timeout - Date.now()));
      return deadline;
    },
  };
}
