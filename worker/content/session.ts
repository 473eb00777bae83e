import { z } from 'zod';
import type { KeyValueStore } from './key-value-store.ts';
import { ProviderError } from './provider-error.ts';
import { singleFlight } from './single-flight.ts';

/** An anonymous session with the provider. The token never leaves the edge. */
export type Session = { organizationId: string; token: string };

/** Runs a call in the session of now; where the provider refuses its token, once more in a new one. */
export type WithSession = <T>(call: (session: Session) => Promise<T>) => Promise<T>;

/** How long a session is kept; ms (specification, section 9). */
export const lifetime = 300_000;

const key = 'session';

const keptSessionSchema = z.object({
  organizationId: z.string(),
  token: z.string(),
  expires: z.number(),
});
type KeptSession = z.infer<typeof keptSessionSchema>;

type SessionOptions = {
  logIn: () => Promise<Session>;
  store: KeyValueStore;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
};

/** Keeps one session in KV and in this isolate's memory; visitors who wait share one login. */
export function createWithSession({ logIn, store, now, waitUntil }: SessionOptions): WithSession {
  let inMemory: KeptSession | undefined;
  const flights = singleFlight(waitUntil);

  function isValid(session: KeptSession | undefined): session is KeptSession {
    return session !== undefined && session.expires > now();
  }

  async function kept(): Promise<KeptSession | undefined> {
    if (isValid(inMemory)) return inMemory;
    const stored = await store.get(key, keptSessionSchema);
    return isValid(stored) ? stored : undefined;
  }

  async function open(): Promise<KeptSession> {
    const session = { ...(await logIn()), expires: now() + lifetime };
    waitUntil(store.put(key, session, lifetime));
    return session;
  }

  function current(): Promise<KeptSession> {
    return flights(key, async () => {
      inMemory = (await kept()) ?? (await open());
      return inMemory;
    });
  }

  /** The session that replaces a refused one, be it that another visitor has renewed it already. */
  function renewed(refused: Session): Promise<KeptSession> {
    return flights(`renewed ${refused.token}`, async () => {
      if (!inMemory || inMemory.token === refused.token) inMemory = await open();
      return inMemory;
    });
  }

  return async (call) => {
    const session = await current();
    try {
      return await call(session);
    } catch (error) {
      if (!(error instanceof ProviderError && error.status === 401)) throw error;
      return await call(await renewed(session));
    }
  };
}
