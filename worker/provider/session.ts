import * as z from 'zod/mini';
import type { KeyValueStore } from '../runtime/key-value-store.ts';
import type { Platform } from '../runtime/platform.ts';
import { singleFlight } from '../runtime/single-flight.ts';
import type { Settings } from '../settings.ts';
import { callTwice, type ProviderCall } from './http-client.ts';
import { ProviderError } from './provider-error.ts';
import { idText } from './wire-schemas.ts';

const loginSchema = z.object({
  data: z.object({
    organization_id: z.pipe(idText, z.string().check(z.minLength(1))),
    token: z.object({ access_token: z.string().check(z.minLength(1)) }),
  }),
});

type ClientSettings = Pick<Settings, 'CLIENT_ID' | 'CLIENT_SECRET'>;

/** RFC 6749, section 4.4. */
async function logIn(call: ProviderCall, settings: ClientSettings) {
  const { data } = await callTwice(call, {
    path: '/v1/auth/login',
    body: {
      grant_type: 'client_credentials',
      client_id: settings.CLIENT_ID,
      client_secret: settings.CLIENT_SECRET,
    },
    schema: loginSchema,
  });
  return { organizationId: data.organization_id, token: data.token.access_token };
}

/** The lifetime of a session; ms (specification, section 9). */
export const sessionLifetime = 300_000;

/** The time between logins while the provider rejects new tokens, too; ms. */
export const loginPause = 30_000;

const key = 'session';

const sessionSchema = z.object({
  organizationId: z.string(),
  /** It never leaves the edge. */
  token: z.string(),
  /** Ms since the epoch. */
  expires: z.number(),
});
export type Session = z.infer<typeof sessionSchema>;

/** Runs a call in the current session. If the provider rejects its token, renews the session and repeats the call once. */
export type WithSession = <T>(call: (session: Session) => Promise<T>) => Promise<T>;

type SessionOptions = Pick<Platform, 'now' | 'waitUntil'> & {
  settings: ClientSettings;
  call: ProviderCall;
  store: Pick<KeyValueStore, 'get' | 'put'>;
};

/** The session is one value in KV and in the memory of this isolate. Requests share one login. */
export function createSession(options: SessionOptions): WithSession {
  const { settings, call, store, now, waitUntil } = options;
  let inMemory: Session | undefined;
  /** A rejected token causes no login before this time; ms since the epoch. */
  let nextLogin = 0;
  const flights = singleFlight(waitUntil);

  /**
   * The session in memory or in KV, or else that of a login. Skips a rejected session and older ones, which KV may
   * still have: another isolate may have renewed it, and where a provider allows one token at a time, a login
   * ends the session of the others.
   * @throws the rejection during the pause between logins
   */
  function current(rejected?: Session, rejection?: unknown): Promise<Session> {
    const isUsable = (session: Session | undefined): session is Session =>
      session !== undefined &&
      session.expires > now() &&
      session.expires >= (rejected?.expires ?? 0) &&
      session.token !== rejected?.token;
    return flights(`${key} other than ${rejected?.token}`, async () => {
      if (isUsable(inMemory)) return inMemory;
      const stored = await store.get(key, sessionSchema);
      if (isUsable(stored)) {
        inMemory = stored;
        return stored;
      }
      if (rejected && now() < nextLogin) throw rejection;
      inMemory = { ...(await logIn(call, settings)), expires: now() + sessionLifetime };
      waitUntil(store.put(key, inMemory, sessionLifetime));
      if (rejected) nextLogin = now() + loginPause;
      return inMemory;
    });
  }

  return async (call) => {
    const session = await current();
    try {
      return await call(session);
    } catch (error) {
      const isRejected = error instanceof ProviderError && error.reason === 401;
      if (!isRejected) throw error;
      const result = await call(await current(session, error));
      nextLogin = 0;
      return result;
    }
  };
}
