import { beforeEach, expect, test, vi } from 'vitest';
import type { KeyValueStore } from '../../../../worker/provider/key-value-store.ts';
import { ProviderError } from '../../../../worker/provider/provider-error.ts';
import { createSession, sessionLifetime } from '../../../../worker/provider/session.ts';

const startTime = 1_000_000_000;

let time: number;
let stored: unknown;
const logIn = vi.fn();
const fetchOrganization = vi.fn();
const store: Pick<KeyValueStore, 'get' | 'put'> = {
  get: async (_, schema) => schema.safeParse(stored).data,
  put: vi.fn(async (_, value) => {
    stored = value;
  }),
};

beforeEach(() => {
  time = startTime;
  stored = undefined;
  vi.clearAllMocks();
  let logins = 0;
  fetchOrganization.mockResolvedValue({ display_name: 'Areopagus' });
  logIn.mockImplementation(async () => ({ organizationId: '1', token: `token ${++logins}` }));
});

function newSession() {
  return createSession({
    logIn,
    fetchOrganization,
    store,
    now: () => time,
    waitUntil: () => {},
    random: () => 0,
  });
}

/** A function that makes a call and returns its token. The provider accepts the tokens that `accepts` is true for. */
function newIsolate(accepts = (_token: string) => true) {
  const session = newSession();
  return () =>
    session.withSession(async ({ token }) => {
      if (!accepts(token)) throw new ProviderError('Not today.', 401);
      return token;
    });
}

test('several isolates with constant traffic log in and write to KV once per lifetime', async () => {
  const isolates = Array.from({ length: 5 }, () => newIsolate());
  const end = startTime + 10 * sessionLifetime;
  for (; time < end; time += 1_000) for (const call of isolates) await call();
  expect(logIn).toHaveBeenCalledTimes(10);
  expect(fetchOrganization).toHaveBeenCalledTimes(10);
  expect(store.put).toHaveBeenCalledTimes(10);
});

test('the session in KV has the token and the organization, and expires after 300 s', async () => {
  expect(await newSession().organization()).toEqual({ display_name: 'Areopagus' });
  const organization = { display_name: 'Areopagus' };
  const expires = startTime + 300_000;
  const session = { organizationId: '1', token: 'token 1', organization, expires };
  expect(store.put).toHaveBeenCalledExactlyOnceWith('session', session, 300_000);
  expect(await newSession().organization()).toEqual(organization);
  expect(fetchOrganization).toHaveBeenCalledTimes(1);
});

test('a session without an organization is stored, and gets it when it is next requested', async () => {
  fetchOrganization.mockRejectedValueOnce(new Error('down'));
  const { withSession, organization } = newSession();
  expect(await withSession(async ({ token }) => token)).toBe('token 1');
  await vi.waitFor(() => expect(stored).toMatchObject({ token: 'token 1' }));
  expect(stored).not.toHaveProperty('organization');
  expect(await organization()).toEqual({ display_name: 'Areopagus' });
  expect(stored).toMatchObject({ organization: { display_name: 'Areopagus' } });
  expect(logIn).toHaveBeenCalledTimes(1);
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
