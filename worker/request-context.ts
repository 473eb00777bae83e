import { AsyncLocalStorage } from 'node:async_hooks';
import { type Limited, limited } from './limited.ts';

/** The time that content may take; ms. A login and a list of 2 s each fit in, and the response ends within 5 s. */
const timeout = 4_200;

/** How long a page waits for the provider before it is sent without pending content; ms. */
export const grace = 30;

/** The number of connections that Workers open at once for a request. A handout has more posts. */
const maxConnections = 6;

/**
 * The data that is collected during a request, or during a revalidation after responses. It must not
 * refer to the response, nor to Hono's context, which does: a response refers to the async context
 * that it was created in, and the runtime never collects that cycle.
 */
export type RequestContext = {
  /** The IP address of the visitor. Undefined if the platform does not say it, and after responses. */
  readonly ip: string | undefined;
  /** The number of calls to the provider that it started, and their total duration; ms. */
  readonly provider: { calls: number; ms: number };
  /**
   * How long its oldest content stays fresh; s. Negative for stale content, -Infinity if some
   * content was not cached, Infinity if none was requested.
   */
  ttl: number;
  /** The age of its oldest content since the provider confirmed it; ms. */
  age: number;
  /** For how long the response is valid, if it depends on the day; s. Otherwise Infinity. */
  validFor: number;
  /** Whether the response waits for all content, as for crawlers. */
  waitsForAll: () => boolean;
  /** Whether a crawler sent it. Crawlers get older content than visitors. */
  isCrawler: () => boolean;
  /** Whether some content was rendered without data that was unavailable. */
  incomplete: boolean;
  /** Whether the response is a page from the memory of the isolate. */
  pageFromMemory: boolean;
  /** The events for its log line; undefined if the context has no log line. */
  events: object[] | undefined;
  /** Resolves when a streamed response has ended. */
  sent: Promise<void> | undefined;
  /** Limits its concurrent calls to the provider. Its revalidations share it. */
  limit: Limited;
  /** Aborts pending calls to the provider. */
  readonly deadline: AbortSignal;
};

const contexts = new AsyncLocalStorage<RequestContext>();

/** The context of the current request, which `AsyncLocalStorage` keeps through every await. */
export function requestContext(): RequestContext {
  return contexts.getStore() ?? createRequestContext();
}

export function runInContext<T>(context: RequestContext, work: () => T): T {
  return contexts.run(context, work);
}

type ContextOptions = {
  /** Where the events for its log line are collected. */
  events?: object[];
  ip?: string | undefined;
};

export function createRequestContext({ events, ip }: ContextOptions = {}): RequestContext {
  const startedAt = Date.now();
  let deadline: AbortSignal | undefined;
  return {
    ip,
    provider: { calls: 0, ms: 0 },
    ttl: Number.POSITIVE_INFINITY,
    waitsForAll: () => false,
    isCrawler: () => false,
    age: 0,
    validFor: Number.POSITIVE_INFINITY,
    incomplete: false,
    pageFromMemory: false,
    events,
    sent: undefined,
    limit: limited(maxConnections),
    // Created when first used: most requests need no timer.
    get deadline() {
      deadline ??= AbortSignal.timeout(Math.max(0, startedAt + timeout - Date.now()));
      return deadline;
    },
  };
}
