import * as z from 'zod/mini';
import type { Organization } from '../../shared/content/organization.ts';
import { type KeyValueStore, minLifetime } from './key-value-store.ts';
import { createLoginBackoff } from './login-backoff.ts';
import { ProviderError } from './provider-error.ts';
import { singleFlight } from './single-flight.ts';
import { receivedOrganizationSchema } from './wire-schemas.ts';

/** What a login returns. The token never leaves the edge. */
export type SessionToken = { organizationId: string; token: string };

/**
 * Runs a call in the current session. If the provider rejects its token, retries in the session that
 * another isolate has stored since, and else once in a new session, unless the login backoff is active.
 */
export type WithSession = <T>(call: (session: SessionToken) => Promise<T>) => Promise<T>;

/** The lifetime of a session; ms (specification, section 9). */
export const sessionLifetime = 300_000;

const key = 'session';

const sessionSchema = z.object({
  organizationId: z.string(),
  token: z.string(),
  /** Absent while it is loading, and if the provider failed to send it. */
  organization: z.optional(receivedOrganizationSchema),
  /** Ms since the epoch. */
  expires: z.number(),
});
type Session = z.infer<typeof sessionSchema>;

type SessionOptions = {
  logIn: () => Promise<SessionToken>;
  fetchOrganization: (session: SessionToken) => Promise<Organization>;
  store: Pick<KeyValueStore, 'get' | 'put'>;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
  random?: () => number;
};

export type ProviderSession = ReturnType<typeof createSession>;

/** One value in KV, and in the memory of this isolate, with the token and the organization. Requests share one login. */
export function createSession(options: SessionOptions) {
  const { logIn, fetchOrganization, store, now, waitUntil, random = Math.random } = options;
  let inMemory: Session | undefined;
  /** The token of this isolate's last login. */
  let ownToken: string | undefined;
  const flights = singleFlight(waitUntil);
  const backoff = createLoginBackoff({ now, random });

  function isValid(session: Session | undefined): session is Session {
    return session !== undefined && session.expires > now();
  }

  async function open(): Promise<Session> {
    const session: Session = { ...(await logIn()), expires: now() + sessionLifetime };
    ownToken = session.token;
    inMemory = session;
    waitUntil(loadOrganization(session).catch(() => save(session)));
    return session;
  }

  async function save(session: Session): Promise<void> {
    const lifetime = session.expires - now();
    if (lifetime >= minLifetime) await store.put(key, session, lifetime);
  }

  function loadOrganization(session: Session): Promise<Organization> {
    return flights(`organization ${session.token}`, async () => {
      session.organization = await fetchOrganization(session);
      waitUntil(save(session));
      return session.organization;
    });
  }

  function current(): Promise<Session> {
    return flights(key, async () => {
      if (isValid(inMemory)) return inMemory;
      const stored = await store.get(key, sessionSchema);
      if (!isValid(stored)) return open();
      inMemory = stored;
      return stored;
    });
  }

  /**
   * The session that replaces a rejected one; another request or isolate may have renewed it already.
   * A provider may allow one token at a time, so a login could end the session of other isolates.
   * Undefined while the login backoff is active.
   */
  async function renew(rejected: Session, mayBeStored: boolean): Promise<Session | undefined> {
    const isOther = (session: Session | undefined): session is Session =>
      isValid(session) && session.token !== rejected.token;
    if (isOther(inMemory)) return inMemory;
    return flights(`renewed ${rejected.token}`, async () => {
      if (isOther(inMemory)) return inMemory;
      const stored = mayBeStored ? await store.get(key, sessionSchema) : undefined;
      if (isOther(stored)) {
        inMemory = stored;
        return stored;
      }
      return backoff.isActive() ? undefined : open();
    });
  }

  async function run<T>(call: (session: Session) => Promise<T>): Promise<T> {
    const session = await current();
    try {
      return await call(session);
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      return await callAgain(call, session, error);
    }
  }

  async function callAgain<T>(
    call: (session: Session) => Promise<T>,
    rejected: Session,
    rejection: unknown,
    mayBeStored = true,
  ): Promise<T> {
    const session = await renew(rejected, mayBeStored);
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

  return {
    withSession: run as WithSession,
    organization: () =>
      run(async (session) => session.organization ?? (await loadOrganization(session))),
  };
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ProviderError && error.status === 401;
}
