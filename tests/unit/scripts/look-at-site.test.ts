import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type Check, Mismatch, type SmokedSite } from '../../../scripts/smoke/check.ts';
import { lookAt, type Outcome } from '../../../scripts/smoke/look-at-site.ts';
import { routeChecks } from '../../../scripts/smoke/route-checks.ts';
import { secretChecks } from '../../../scripts/smoke/secret-checks.ts';
import { createVisitor } from '../../../scripts/smoke/visitor.ts';

const tooLate = 'The time for all checks was over before this one came to its end.';

/** What each check came to, at a site that answers as `answer` does. */
async function outcomes(answer: RequestListener, checks: Check[], deadline: AbortSignal) {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const visitor = createVisitor(origin, {}, deadline);
  const site: SmokedSite = { origin, expecting: 'production', visitor };
  const told: Outcome[] = [];
  for await (const outcome of lookAt(site, checks, deadline)) told.push(outcome);
  return told;
}

test.each<[site: string, answer: RequestListener]>([
  ['never answers', () => {}],
  ['breaks off in the middle', (_, response) => response.writeHead(200).write('<h1>')],
])(
  'at a site that %s, the look ends in time, and says what it could not look at',
  async (_, answer) => {
    const time = new AbortController();
    let asked = 0;
    const atFirstRequest: RequestListener = (request, response) => {
      asked += 1;
      answer(request, response);
      setTimeout(() => time.abort(), 20);
    };
    const checks = [...routeChecks, ...secretChecks({})];
    const told = await outcomes(atFirstRequest, checks, time.signal);
    expect(told).toEqual(checks.map(({ says }) => ({ says, reason: tooLate })));
    expect(asked).toBe(1);
  },
);

test('what is found in time is told as it is, and so is a secret that was given away by then', async () => {
  const time = new AbortController();
  const inTime: Check = {
    says: 'the page is there',
    run: async ({ visitor }) => void (await visitor.ask('/')),
  };
  const wrong: Check = {
    says: 'nothing is wrong',
    run: () => Promise.reject(new Mismatch('It is wrong.')),
  };
  const cutOff: Check = {
    says: 'the page is there again',
    async run({ visitor }) {
      time.abort();
      await visitor.ask('/');
    },
  };
  const told = await outcomes(
    (_, response) => response.end('Bearer abcdefghijklmnopqrst'),
    [inTime, wrong, cutOff, ...secretChecks({})],
    time.signal,
  );
  expect(told.map(({ reason }) => reason)).toEqual([
    undefined,
    'It is wrong.',
    tooLate,
    expect.stringContaining('Bearer'),
  ]);
});
