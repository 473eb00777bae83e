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

/** A site that answers as `answer` does. */
async function serveSite(answer: RequestListener, deadline: AbortSignal): Promise<CheckedSite> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return { origin, expectedDeployment: 'production', client: createClient(origin, {}, deadline) };
}

/** What each check came to there. */
async function collectOutcomes(answer: RequestListener, checks: Check[], deadline: AbortSignal) {
  const site = await serveSite(answer, deadline);
  const told: Outcome[] = [];
  for await (const outcome of runChecks(site, checks, deadline)) told.push(outcome);
  return told;
}

test.each<[site: string, answer: RequestListener]>([
  ['never answers', () => {}],
  ['breaks off in the middle', (_, response) => response.writeHead(200).write('<h1>')],
])(
  'at a site that %s, the look ends in time, and description what it could not look at',
  async (_, answer) => {
    const time = new AbortController();
    let asked = 0;
    const atFirstRequest: RequestListener = (request, response) => {
      asked += 1;
      answer(request, response);
      setTimeout(() => time.abort(), 20);
    };
    const checks = [...routeChecks, ...secretChecks({})];
    const told = await collectOutcomes(atFirstRequest, checks, time.signal);
    expect(told).toEqual(
      checks.map(({ description }) => ({
        description,
        result: 'not run',
        reason: timeOverReason,
      })),
    );
    expect(asked).toBe(1);
  },
);

test('what is found in time is told as it is, and so is a secret that was given away by then', async () => {
  const time = new AbortController();
  const inTime: Check = {
    description: 'the page is there',
    run: async ({ client }) => void (await client.request('/')),
  };
  const failing: Check = {
    description: 'nothing is wrong',
    run: () => Promise.reject(new Mismatch('It is wrong.')),
  };
  const cutOff: Check = {
    description: 'the page is there again',
    async run({ client }) {
      time.abort();
      await client.request('/');
    },
  };
  const told = await collectOutcomes(
    (_, response) => response.end('Bearer abcdefghijklmnopqrst'),
    [inTime, failing, cutOff, ...secretChecks({})],
    time.signal,
  );
  expect(told.map(({ reason }) => reason)).toEqual([
    '',
    'It is wrong.',
    timeOverReason,
    expect.stringContaining('Bearer'),
  ]);
});

describe('what does not pass is looked at again', () => {
  /** A check of an answer that is as `statuses` say, one after the other. */
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
    const missed = await runChecksWithRetries(site, checks, { attempts, pause: 0, deadline });
    return missed.map(({ description, result }) => [description, result]);
  }

  test('once it passes, all is well', async () => {
    const well = flaky('well', []);
    const shaky = flaky('shaky', [500, 503]);
    expect(await unpassed([well.check, shaky.check], 3)).toEqual([]);
    expect([well.times(), shaky.times()]).toEqual([1, 3]);
  });

  test('what never passes has failed after the last attempt', async () => {
    const broken = flaky('broken', [500, 500, 500, 500]);
    const late = flaky('late', [503, 503, 503, 503]);
    expect(await unpassed([broken.check, late.check], 3)).toEqual([
      ['broken', 'failed'],
      ['late', 'unavailable'],
    ]);
    expect(broken.times()).toBe(3);
  });

  test('no attempt begins when the time is over', async () => {
    const time = new AbortController();
    const site = await serveSite((_, response) => response.end(), time.signal);
    const broken = flaky('broken', [500, 500]);
    const last: Check = { description: 'last', run: async () => time.abort() };
    const options = { attempts: 3, pause: 60_000, deadline: time.signal };
    const missed = await runChecksWithRetries(site, [broken.check, last], options);
    expect(missed.map(({ description }) => description)).toEqual(['broken']);
    expect(broken.times()).toBe(1);
  });
});

describe('an outage of the provider is what /healthz tells of', () => {
  const well = { settings: { valid: true, invalid: [] }, kv: { reachable: true } };
  const at = '2026-11-21T12:00:00.000Z';

  /** At a site whose /healthz description this, each time the next. */
  async function outage(...told: [status: number, health: unknown][]) {
    let asked = 0;
    const site = await serveSite(({ url }, response) => {
      if (url !== '/healthz') return response.writeHead(503).end();
      const [status, health] = told[Math.min(asked++, told.length - 1)] ?? [404];
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
    expect(await outage([200, { ...well, provider }])).toBe(description);
  });

  test('also where another isolate, which did not ask the provider, answers first', async () => {
    const provider = { at, status: null, failure: 'network' };
    expect(await outage([200, { ...well, provider: null }], [200, { ...well, provider }])).toBe(
      'network',
    );
  });

  test.each<[description: string, status: number, health: unknown]>([
    ['the provider answers', 200, { ...well, provider: { at, status: 200, failure: null } }],
    ['nobody asked it', 200, { ...well, provider: null }],
    ['it refuses the secret', 200, { ...well, provider: { at, status: 401, failure: 'http' } }],
    ['it knows no such path', 200, { ...well, provider: { at, status: 404, failure: 'http' } }],
    [
      'its response is not understood',
      200,
      { ...well, provider: { at, status: null, failure: 'format' } },
    ],
    [
      'a setting is wrong',
      503,
      { ...well, settings: { valid: false }, provider: { at, status: null, failure: 'network' } },
    ],
    [
      'KV cannot be reached',
      503,
      { ...well, kv: { reachable: false }, provider: { at, status: null, failure: 'network' } },
    ],
    ['health is another page', 200, 'Hello'],
  ])('none where %s', async (_, status, health) => {
    expect(await outage([status, health])).toBeUndefined();
  });
});
