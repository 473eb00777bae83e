import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Check, type CheckedSite, expectOk, Mismatch } from '../../../scripts/smoke/check.ts';
import { createClient } from '../../../scripts/smoke/client.ts';
import { findOutage } from '../../../scripts/smoke/provider-outage.ts';
import { routeChecks } from '../../../scripts/smoke/route-checks.ts';
import {
  type Outcome,
  runChecks,
  runChecksWithRetries,
} from '../../../scripts/smoke/run-checks.ts';
import { secretChecks } from '../../../scripts/smoke/secret-checks.ts';

const timeOverReason = 'The time limit for all checks was reached before this one finished.';

/** Serves a site with this request listener. */
async function serveSite(listener: RequestListener, deadline: AbortSignal): Promise<CheckedSite> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return { origin, expectedDeployment: 'production', client: createClient(origin, {}, deadline) };
}

/** Runs the checks on a site with this request listener and returns their outcomes. */
async function collectOutcomes(listener: RequestListener, checks: Check[], deadline: AbortSignal) {
  const site = await serveSite(listener, deadline);
  const outcomes: Outcome[] = [];
  for await (const outcome of runChecks(site, checks, deadline)) outcomes.push(outcome);
  return outcomes;
}

test.each<[site: string, listener: RequestListener]>([
  ['never responds', () => {}],
  ['sends an incomplete response', (_, response) => response.writeHead(200).write('<h1>')],
])('at a site that %s, the checks end in time and are reported as not run', async (_, listener) => {
  const time = new AbortController();
  let requestCount = 0;
  const atFirstRequest: RequestListener = (request, response) => {
    requestCount += 1;
    listener(request, response);
    setTimeout(() => time.abort(), 20);
  };
  const checks = [...routeChecks, ...secretChecks({})];
  const outcomes = await collectOutcomes(atFirstRequest, checks, time.signal);
  expect(outcomes).toEqual(
    checks.map(({ description }) => ({
      description,
      result: 'not run',
      reason: timeOverReason,
    })),
  );
  expect(requestCount).toBe(1);
});

test('results before the deadline are reported, including a secret in a response', async () => {
  const time = new AbortController();
  const inTime: Check = {
    description: 'the page is there',
    run: async ({ client }) => void (await client.request('/')),
  };
  const failing: Check = {
    description: 'the check fails',
    run: () => Promise.reject(new Mismatch('It fails.')),
  };
  const cutOff: Check = {
    description: 'the page is there again',
    async run({ client }) {
      time.abort();
      await client.request('/');
    },
  };
  const outcomes = await collectOutcomes(
    (_, response) => response.end('Bearer abcdefghijklmnopqrst'),
    [inTime, failing, cutOff, ...secretChecks({})],
    time.signal,
  );
  expect(outcomes.map(({ reason }) => reason)).toEqual([
    '',
    'It fails.',
    timeOverReason,
    expect.stringContaining('Bearer'),
  ]);
});

describe('a check that does not pass is repeated', () => {
  /** Creates a check that receives the statuses in sequence, then 200. */
  function flaky(description: string, statuses: number[]) {
    let made = 0;
    const check: Check = {
      description,
      run: async () => expectOk({ status: statuses[made++] ?? 200 }),
    };
    return { check, times: () => made };
  }

  async function unpassed(checks: Check[], attempts: number) {
    const deadline = AbortSignal.timeout(5_000);
    const site = await serveSite((_, response) => response.end(), deadline);
    const outcomes = await runChecksWithRetries(site, checks, { attempts, pause: 0, deadline });
    return outcomes.map(({ description, result }) => [description, result]);
  }

  test('it passes if one of its runs passes', async () => {
    const passing = flaky('passing', []);
    const unstable = flaky('unstable', [500, 503]);
    expect(await unpassed([passing.check, unstable.check], 3)).toEqual([]);
    expect([passing.times(), unstable.times()]).toEqual([1, 3]);
  });

  test('it does not pass if no run passes', async () => {
    const broken = flaky('broken', [500, 500, 500, 500]);
    const unavailable = flaky('unavailable', [503, 503, 503, 503]);
    expect(await unpassed([broken.check, unavailable.check], 3)).toEqual([
      ['broken', 'failed'],
      ['unavailable', 'unavailable'],
    ]);
    expect(broken.times()).toBe(3);
  });

  test('no attempt starts after the deadline', async () => {
    const time = new AbortController();
    const site = await serveSite((_, response) => response.end(), time.signal);
    const broken = flaky('broken', [500, 500]);
    const last: Check = { description: 'last', run: async () => time.abort() };
    const options = { attempts: 3, pause: 60_000, deadline: time.signal };
    const outcomes = await runChecksWithRetries(site, [broken.check, last], options);
    expect(outcomes.map(({ description }) => description)).toEqual(['broken']);
    expect(broken.times()).toBe(1);
  });
});

describe('an outage of the provider is detected by /healthz', () => {
  const healthy = { settings: { valid: true, invalid: [] }, kv: { reachable: true } };
  const at = '2026-11-21T12:00:00.000Z';

  /** Detects an outage at a site whose /healthz returns these responses in sequence. */
  async function outage(...responses: [status: number, health: unknown][]) {
    let requestCount = 0;
    const site = await serveSite(({ url }, response) => {
      if (url !== '/healthz') return response.writeHead(503).end();
      const [status, health] = responses[Math.min(requestCount++, responses.length - 1)] ?? [404];
      response.writeHead(status).end(JSON.stringify(health));
    }, AbortSignal.timeout(5_000));
    return findOutage(site.client);
  }

  test.each<[description: string, provider: object]>([
    ['network', { at, status: null, failure: 'network' }],
    ['timeout', { at, failure: 'timeout' }],
    ['status 503', { at, status: 503, failure: 'http' }],
    ['status 500', { at, status: 500, failure: 'unknown' }],
  ])('%s', async (description, provider) => {
    expect(await outage([200, { ...healthy, provider }])).toBe(description);
  });

  test('also if another isolate, which did not call the provider, responds first', async () => {
    const provider = { at, status: null, failure: 'network' };
    expect(
      await outage([200, { ...healthy, provider: null }], [200, { ...healthy, provider }]),
    ).toBe('network');
  });

  test.each<[description: string, status: number, health: unknown]>([
    ['the provider responds', 200, { ...healthy, provider: { at, status: 200, failure: null } }],
    ['no call was made', 200, { ...healthy, provider: null }],
    ['it rejects the secret', 200, { ...healthy, provider: { at, status: 401, failure: 'http' } }],
    [
      'it does not have the path',
      200,
      { ...healthy, provider: { at, status: 404, failure: 'http' } },
    ],
    [
      'its response is invalid',
      200,
      { ...healthy, provider: { at, status: null, failure: 'format' } },
    ],
    [
      'a setting is invalid',
      503,
      {
        ...healthy,
        settings: { valid: false },
        provider: { at, status: null, failure: 'network' },
      },
    ],
    [
      'KV is unreachable',
      503,
      { ...healthy, kv: { reachable: false }, provider: { at, status: null, failure: 'network' } },
    ],
    ['/healthz is another page', 200, 'Hello'],
  ])('no outage: %s', async (_, status, health) => {
    expect(await outage([status, health])).toBeUndefined();
  });
});
