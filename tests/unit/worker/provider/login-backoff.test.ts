import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoginBackoff, pauseLimits } from '../../../../worker/provider/login-backoff.ts';
import { ProviderError } from '../../../../worker/provider/provider-error.ts';
import { createSession } from '../../../../worker/provider/session.ts';

const startTime = 1_000_000_000;
let time: number;

beforeEach(() => {
  time = startTime;
});

/** How long the pause is; ms. */
function pauseOf(isActive: () => boolean): number {
  const from = time;
  while (isActive()) time += 500;
  return time - from;
}

describe('the pause after a new token was rejected', () => {
  test.each([
    ['no jitter', 0.999_999, [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]],
    ['maximum jitter', 0, [2_500, 5_000, 10_000, 20_000, 30_000, 30_000]],
  ])('doubles up to a maximum, with %s', (_, random, pauses) => {
    const backoff = createLoginBackoff({ now: () => time, random: () => random });
    expect(backoff.isActive()).toBe(false);
    const measured = pauses.map((_, i) => {
      backoff.rejected(`token-${i}`);
      return pauseOf(backoff.isActive);
    });
    expect(measured).toEqual(pauses);
  });

  test('counts a token once, for any number of rejected calls', () => {
    const backoff = createLoginBackoff({ now: () => time, random: () => 0.999_999 });
    for (let call = 0; call < 20; call++) backoff.rejected('token');
    expect(pauseOf(backoff.isActive)).toBe(pauseLimits.shortest);
  });

  test('ends when a new token is accepted, but not if another call rejected that token', () => {
    const backoff = createLoginBackoff({ now: () => time, random: () => 0.999_999 });
    backoff.rejected('token');
    backoff.accepted('token');
    expect(backoff.isActive()).toBe(true);
    backoff.accepted('another');
    expect(backoff.isActive()).toBe(false);
    backoff.rejected('third');
    expect(pauseOf(backoff.isActive)).toBe(pauseLimits.shortest);
  });
});

/** Sessions of a provider that rejects calls with some tokens. */
function sessionsOf(rejects: (token: string) => boolean) {
  let logins = 0;
  const { withSession } = createSession({
    logIn: async () => ({ organizationId: 'org', token: `token-${++logins}` }),
    fetchOrganization: async () => ({}),
    store: { get: async () => undefined, put: async () => {} },
    now: () => time,
    waitUntil: () => {},
    random: () => 0.999_999,
  });
  const visit = () =>
    withSession(async ({ token }) => {
      if (rejects(token)) throw new ProviderError('Not today.', 401);
      return token;
    });
  return { visit, logins: () => logins };
}

test('with a provider that rejects all tokens, an hour of visits every second causes a few logins', async () => {
  const { visit, logins } = sessionsOf(() => true);
  const fail = vi.fn();
  for (; time < startTime + 3_600_000; time += 1_000) await visit().catch(fail);
  expect(fail).toHaveBeenCalledTimes(3_600);
  // One for each pause, of which the first four are shorter, and one for each expired session.
  expect(logins()).toBeLessThan(4 + 60 + 12);
});

test('after the pause a new token is tried, and its success ends the backoff', async () => {
  let refused = new Set(['token-1', 'token-2']);
  const { visit, logins } = sessionsOf((token) => refused.has(token));
  await expect(visit()).rejects.toThrow('Not today.');
  await expect(visit()).rejects.toThrow('Not today.');
  expect(logins()).toBe(2);
  time += pauseLimits.shortest;
  expect(await visit()).toBe('token-3');
  refused = new Set(['token-3']);
  expect(await visit()).toBe('token-4');
});
