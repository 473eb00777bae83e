import { beforeEach, expect, test, vi } from 'vitest';
import { ProviderError } from '../../../../worker/provider/provider-error.ts';
import { createSession, loginPause, sessionLifetime } from '../../../../worker/provider/session.ts';
import { memoryStore } from '../../../support/memory-store.ts';

const startTime = 1_000_000_000;

const { kv, store: sharedStore } = memoryStore();
const get = vi.spyOn(sharedStore, 'get');
const put = vi.spyOn(sharedStore, 'put');
const logIn = vi.fn();
let time: number;

beforeEach(() => {
  time = startTime;
  kv.clear();
  vi.clearAllMocks();
  let logins = 0;
  logIn.mockImplementation(async () => ({
    data: { organization_id: '1', token: { access_token: `token ${++logins}` } },
  }));
});

function newSession(store = sharedStore) {
  const settings = { CLIENT_ID: 'client', CLIENT_SECRET: 'secret' };
  return createSession({ settings, call: logIn, store, now: () => time, waitUntil: () => {} });
}

/** A function that makes a call and returns its token. The provider accepts the tokens that `accepts` is true for. */
function newIsolate(accepts = (_token: string) => true, store = sharedStore) {
  const withSession = newSession(store);
  return () =>
    withSession(async ({ token }) => {
      if (!accepts(token)) throw new ProviderError('Not today.', 401);
      return token;
    });
}

test('several isolates with constant traffic log in and write to KV once per lifetime, and each reads it once', async () => {
  const isolates = Array.from({ length: 5 }, () => newIsolate());
  const end = startTime + 10 * sessionLifetime;
  for (; time < end; time += 1_000) for (const call of isolates) await call();
  expect(logIn).toHaveBeenCalledTimes(10);
  expect(put).toHaveBeenCalledTimes(10);
  expect(get).toHaveBeenCalledTimes(5 * 10);
});

test('the session in KV has the token and expires after 300 s, like that in memory', async () => {
  const call = newIsolate();
  expect(await call()).toBe('token 1');
  const session = { organizationId: '1', token: 'token 1', expires: startTime + 300_000 };
  expect(put).toHaveBeenCalledExactlyOnceWith('session', session, 300_000);
  expect(await newIsolate()()).toBe('token 1');
  time += sessionLifetime;
  expect(await call()).toBe('token 2');
});

test('with a provider that allows one token, isolates follow the login of the last one', async () => {
  const newest = (token: string) => token === `token ${logIn.mock.calls.length}`;
  const [one, other] = [newIsolate(newest), newIsolate(newest)];
  expect([await one(), await other()]).toEqual(['token 1', 'token 1']);
  await newIsolate((token) => token !== 'token 1' && newest(token))();
  for (let i = 0; i < 3; i++) {
    expect([await one(), await other()]).toEqual(['token 2', 'token 2']);
  }
  expect(logIn).toHaveBeenCalledTimes(2);
});

test('no call fails with a provider that allows one token and a KV that is a minute late', async () => {
  const newest = (token: string) => token === `token ${logIn.mock.calls.length}`;
  const writes: { at: number; value: unknown }[] = [];
  const lateStore: typeof sharedStore = {
    ...sharedStore,
    put: async (_, value) => void writes.push({ at: time, value: structuredClone(value) }),
    get: async (_, schema) =>
      schema.safeParse(writes.findLast(({ at }) => time - at >= 60_000)?.value).data,
  };
  const isolates = Array.from({ length: 3 }, () => newIsolate(newest, lateStore));
  const failures: unknown[] = [];
  for (let calls = 0; calls < 300; calls++) {
    await isolates[calls % 3]?.().catch((error) => failures.push(error));
    time += 5_000;
  }
  expect(failures).toEqual([]);
});

test('a call whose token is rejected is repeated once in a new session', async () => {
  const call = newIsolate((token) => token !== 'token 1');
  expect(await Promise.all([call(), call(), call()])).toEqual(['token 2', 'token 2', 'token 2']);
  expect(logIn).toHaveBeenCalledTimes(2);
});

test('a failure other than a rejected token is not repeated', async () => {
  const call = vi.fn().mockRejectedValue(new ProviderError('Down.', 503));
  await expect(newSession()(call)).rejects.toThrow('Down.');
  expect(call).toHaveBeenCalledTimes(1);
});

test('one kind of call that is always rejected causes a login in each pause, while others succeed', async () => {
  const withSession = newSession();
  const search = () => withSession(() => Promise.reject(new ProviderError('Not today.', 401)));
  const list = () => withSession(async ({ token }) => token);
  for (let i = 0; i < 10; i++) {
    await expect(search()).rejects.toThrow('Not today.');
    expect(await list()).toBe('token 2');
  }
  time += loginPause;
  await expect(search()).rejects.toThrow('Not today.');
  expect(await list()).toBe('token 3');
});

test('after a success or a failed login there is no pause', async () => {
  let rejected = 'token 1';
  const call = newIsolate((token) => token !== rejected);
  expect(await call()).toBe('token 2');
  rejected = 'token 2';
  logIn.mockRejectedValueOnce(new Error('down'));
  await expect(call()).rejects.toThrow('down');
  expect(await call()).toBe('token 3');
});
