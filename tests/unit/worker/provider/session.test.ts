import { beforeEach, expect, test, vi } from 'vitest';
import type { KeyValueStore } from '../../../../worker/provider/key-value-store.ts';
import { ProviderError } from '../../../../worker/provider/provider-error.ts';
import {
  createWithSession,
  sessionLifetime,
  sessionRenewal,
} from '../../../../worker/provider/session.ts';

const startTime = 1_000_000_000;

let time: number;
let stored: unknown;
const logIn = vi.fn();
const store: KeyValueStore = {
  get: async (_, schema) => schema.safeParse(stored).data,
  put: vi.fn(async (_, value) => {
    stored = value;
  }),
  isReachable: async () => true,
};

beforeEach(() => {
  time = startTime;
  stored = undefined;
  vi.clearAllMocks();
  let logins = 0;
  logIn.mockImplementation(async () => ({ organizationId: '1', token: `token ${++logins}` }));
});

/** A function that makes a call and returns its token. The provider accepts the tokens that `accepts` is true for. */
function newIsolate(random: number, accepts = (_token: string) => true) {
  const withSession = createWithSession({
    logIn,
    store,
    now: () => time,
    waitUntil: () => {},
    random: () => random,
  });
  return () =>
    withSession(async ({ token }) => {
      if (!accepts(token)) throw new ProviderError('Not today.', 401);
      return token;
    });
}

test('several isolates with constant traffic log in and write to KV once per lifetime', async () => {
  const isolates = [0, 0.2, 0.4, 0.6, 0.8].map((random) => newIsolate(random));
  const end = startTime + 10 * sessionLifetime;
  for (; time < end; time += 1_000) for (const call of isolates) await call();
  expect(logIn.mock.calls.length).toBeLessThanOrEqual(11);
  expect(store.put).toHaveBeenCalledTimes(logIn.mock.calls.length);
});

test('the session is renewed a minute before it expires, while the old one is still valid elsewhere', async () => {
  const [one, other] = [newIsolate(0), newIsolate(0)];
  await one();
  await other();
  time = startTime + sessionLifetime - sessionRenewal.ahead;
  expect(await one()).toBe('token 2');
  expect(stored).toMatchObject({ expires: startTime + 2 * sessionLifetime });
  expect(await other()).toBe('token 2');
  expect(logIn).toHaveBeenCalledTimes(2);
});

test('with a provider that allows one token, isolates follow the login of the last one', async () => {
  const newest = (token: string) => token === `token ${logIn.mock.calls.length}`;
  const [one, other] = [newIsolate(0, newest), newIsolate(0, newest)];
  expect([await one(), await other()]).toEqual(['token 1', 'token 1']);
  await newIsolate(0, (token) => token !== 'token 1' && newest(token))();
  for (let i = 0; i < 3; i++) {
    expect([await one(), await other()]).toEqual(['token 2', 'token 2']);
  }
  expect(logIn).toHaveBeenCalledTimes(2);
});

test('if the token in KV is rejected, too, the isolate logs in', async () => {
  const call = newIsolate(0, (token) => token !== 'revoked' && token !== 'token 1');
  await expect(newIsolate(0)()).resolves.toBe('token 1');
  stored = { organizationId: '1', token: 'revoked', expires: time + sessionLifetime };
  expect(await call()).toBe('token 2');
  expect(logIn).toHaveBeenCalledTimes(2);
});

test('if the renewal fails, the session is used until it expires, without further logins', async () => {
  const call = newIsolate(0);
  await call();
  time = startTime + sessionLifetime - sessionRenewal.ahead;
  logIn.mockImplementation(() => Promise.reject(new Error('down')));
  for (let i = 0; i < 3; i++) expect(await call()).toBe('token 1');
  expect(logIn).toHaveBeenCalledTimes(2);
  time = startTime + sessionLifetime;
  await expect(call()).rejects.toThrow('down');
});
