import { AsyncLocalStorage } from 'node:async_hooks';

/** How long content may take, so that an answer has come to its end within 5 s; a login and a list of 2 s each fit in; ms. */
const timeout = 4_200;

/** How long a page waits for the provider before it goes without what is still pending; ms. */
export const grace = 30;

/** What becomes known of a request while it is answered, or of a refresh behind the answers. */
export type RequestContext = {
  /** The calls to the provider that it began, and how long they took together; ms. */
  readonly provider: { calls: number; ms: number };
  /** How long the oldest of its content stays fresh; s. Below 0 it is stale; -Infinity where some was not kept, Infinity where none was asked for. */
  ttl: number;
  /** Whether it waits for all content, as a crawler does. */
  waitsForAll: boolean;
  /** Whether some of its content goes without what could not be had. */
  incomplete: boolean;
  /** What happened, for its line in the log; undefined where there is none to come. */
  events: object[] | undefined;
  /** Resolves when an answer in parts has come to its end. */
  sent: Promise<void> | undefined;
  /** Ends what still waits for the provider. */
  readonly deadline: AbortSignal;
};

const contexts = new AsyncLocalStorage<RequestContext>();

/** The record of the work that runs: it follows a request through every await. */
export function requestContext(): RequestContext {
  return contexts.getStore() ?? createRequestContext();
}

export function runInContext<T>(context: RequestContext, work: () => T): T {
  return contexts.run(context, work);
}

/** `events` where they are to be told in a line of its own. */
export function createRequestContext(events?: object[]): RequestContext {
  const startedAt = Date.now();
  let deadline: AbortSignal | undefined;
  return {
    provider: { calls: 0, ms: 0 },
    ttl: Number.POSITIVE_INFINITY,
    waitsForAll: false,
    incomplete: false,
    events,
    sent: undefined,
    // Made when it is needed: most requests wait for nothing.
    get deadline() {
      deadline ??= AbortSignal.timeout(Math.max(0, startedAt + timeout - Date.now()));
      return deadline;
    },
  };
}
