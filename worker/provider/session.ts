import * as z from 'zod/mini';
import type { KeyValueStore } from './key-value-store.ts';
import { createLoginBackoff } from './login-backoff.ts';
import { ProviderError } from './provider-error.ts';
import { singleFlight } from './single-flight.ts';

/** An anonymous session with the provider. The token never leaves the edge. */
export type Session = { organizationId: string; token: string };

/**
 * Runs a call in the current session. If the provider rejects its token, retries in the session that
 * another isolate has stored since, and else once in a new session, unless the login backoff is active.
 */
export type WithSession = <T>(call: (session: Session) => Promise<T>) => Promise<T>;

/** The lifetime of a session; ms (specification, section 9). */
export const sessionLifetime = 300_000;

/**
 * When an isolate renews the session: at a random time within `spread`, until `ahead` before it
 * expires; ms. The others then read the new session from KV, which takes up to 60 s, before the old
 * one expires. So all isolates together log in once per lifetime.
 */
export const sessionRenewal = { ahead: 60_000, spread: 15_000 };

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

/**
 * Stores one session in KV and in the memory of this isolate. Concurrent requests share one login. A
 * session that replaces another one expires one lifetime after it.
 */
export function createWithSession(options: SessionOptions): WithSession {
  const { logIn, store, now, waitUntil, random = Math.random } = options;
  let inMemory: StoredSession | undefined;
  /** The token of this isolate's last login. */
  let ownToken: string | undefined;
  /** When the session in memory is due for renewal; ms since the epoch. */
  let renewAt = 0;
  const flights = singleFlight(waitUntil);
  const backoff = createLoginBackoff({ now, random });

  function isValid(session: StoredSession | undefined): session is StoredSession {
    return session !== undefined && session.expires > now();
  }

  function remember(session: StoredSession): StoredSession {
    inMemory = session;
    renewAt = session.expires - sessionRenewal.ahead - random() * sessionRenewal.spread;
    return session;
  }

  async function openSession(startsAt = now()): Promise<StoredSession> {
    const session = { ...(await logIn()), expires: startsAt + sessionLifetime };
    waitUntil(store.put(key, session, session.expires - now()));
    ownToken = session.token;
    return remember(session);
  }

  /** If the login fails, the current session is used until it expires. */
  async function renewInTime(current: StoredSession): Promise<StoredSession> {
    try {
      return await openSession(current.expires);
    } catch (error) {
      if (!isValid(current)) throw error;
      renewAt = current.expires;
      return current;
    }
  }

  function currentSession(): Promise<StoredSession> {
    return flights(key, async () => {
      const current = isValid(inMemory) ? inMemory : undefined;
      if (current && now() < renewAt) return current;
      const stored = await store.get(key, storedSessionSchema);
      // Another isolate may have renewed it. KV is eventually consistent, so it may also be older.
      if (isValid(stored) && stored.expires > (current?.expires ?? 0)) return remember(stored);
      return current ? renewInTime(current) : openSession();
    });
  }

  /**
   * The session that replaces a rejected one; another request or isolate may have renewed it already.
   * A provider may allow one token at a time, so a login could end the session of other isolates.
   * Undefined while the login backoff is active.
   */
  async function renewSession(
    rejected: Session,
    mayBeStored: boolean,
  ): Promise<StoredSession | undefined> {
    const isOther = (session: StoredSession | undefined): session is StoredSession =>
      isValid(session) && session.token !== rejected.token;
    if (isOther(inMemory)) return inMemory;
    return flights(`renewed ${rejected.token}`, async () => {
      if (isOther(inMemory)) return inMemory;
      const stored = mayBeStored ? await store.get(key, storedSessionSchema) : undefined;
      if (isOther(stored)) return remember(stored);
      return backoff.isActive() ? undefined : openSession();
    });
  }

  return async (call) => {
    const session = await currentSession();
    try {
      return await call(session);
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      return await callAgain(call, session, error);
    }
  };

  /** Calls in the session that replaces a rejected one. */
  async function callAgain<T>(
    call: (session: Session) => Promise<T>,
    rejected: Session,
    rejection: unknown,
    mayBeStored = true,
  ): Promise<T> {
    const session = await renewSession(rejected, mayBeStored);
    if (!session) throw rejection;
    const isOwn = session.token === ownToken;
    try {
      const result = await call(session);
      if (isOwn) backoff.accepted(session.token);
      return result;
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      if (!isOwn && mayBeStored) return await callAgain(call, session, error, false);
      backoff.rejected(session.token);
      throw error;
    }
  }
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ProviderError && error.status === 401;
}
