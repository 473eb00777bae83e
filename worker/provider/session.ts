import * as z from 'zod/mini';
import type { KeyValueStore } from './key-value-store.ts';
import { createLoginBackoff } from './login-backoff.ts';
import { ProviderError } from './provider-error.ts';
import { singleFlight } from './single-flight.ts';

/** An anonymous session with the provider. The token never leaves the edge. */
export type Session = { organizationId: string; token: string };

/**
 * Runs a call in the current session. If the provider rejects its token, retries once in a new
 * session, unless the login backoff is active.
 */
export type WithSession = <T>(call: (session: Session) => Promise<T>) => Promise<T>;

/** The lifetime of a session; ms (specification, section 9). */
export const sessionLifetime = 300_000;

const key = 'session';

const storedSessionSchema = z.object({
  organizationId: z.string(),
  token: z.string(),
  expires: z.number(),
});
type StoredSession = z.infer<typeof storedSessionSchema>;

type SessionOptions = {
  logIn: () => Promise<Session>;
  store: KeyValueStore;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  random?: () => number;
};

/** Stores one session in KV and in the memory of this isolate. Concurrent requests share one login. */
export function createWithSession(options: SessionOptions): WithSession {
  const { logIn, store, now, waitUntil, random = Math.random } = options;
  let inMemory: StoredSession | undefined;
  const flights = singleFlight(waitUntil);
  const backoff = createLoginBackoff({ now, random });

  function isValid(session: StoredSession | undefined): session is StoredSession {
    return session !== undefined && session.expires > now();
  }

  async function storedSession(): Promise<StoredSession | undefined> {
    if (isValid(inMemory)) return inMemory;
    const stored = await store.get(key, storedSessionSchema);
    return isValid(stored) ? stored : undefined;
  }

  async function openSession(): Promise<StoredSession> {
    const session = { ...(await logIn()), expires: now() + sessionLifetime };
    waitUntil(store.put(key, session, sessionLifetime));
    return session;
  }

  function currentSession(): Promise<StoredSession> {
    return flights(key, async () => {
      inMemory = (await storedSession()) ?? (await openSession());
      return inMemory;
    });
  }

  /**
   * The session that replaces a rejected one; another request may have renewed it already.
   * Undefined while the login backoff is active.
   */
  async function renewSession(rejected: Session): Promise<StoredSession | undefined> {
    if (inMemory && inMemory.token !== rejected.token) return inMemory;
    if (backoff.isActive()) return undefined;
    return flights(`renewed ${rejected.token}`, async () => {
      if (!inMemory || inMemory.token === rejected.token) inMemory = await openSession();
      return inMemory;
    });
  }

  return async (call) => {
    const session = await currentSession();
    try {
      return await call(session);
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      const next = await renewSession(session);
      if (!next) throw error;
      return await callWithNewToken(call, next);
    }
  };

  async function callWithNewToken<T>(call: (session: Session) => Promise<T>, session: Session) {
    try {
      const result = await call(session);
      backoff.accepted(session.token);
      return result;
    } catch (error) {
      if (isUnauthorized(error)) backoff.rejected(session.token);
      throw error;
    }
  }
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ProviderError && error.status === 401;
}
