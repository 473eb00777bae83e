import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectApiFailure } from '../../support/api-error.ts';
import { type Fault, faults, statuses, statusFault } from '../../support/provider-faults.ts';
import { type Site, startSite } from '../../support/site.ts';
import { browserUserAgent } from '../../support/user-agent.ts';
import { expectContent, expectFailure, visitPage } from '../../support/visits.ts';
import type { Interception } from '../../support/watched-provider.ts';

/** Nothing is kept of what is asked for here: each fault has an address of its own. */

type Call = {
  call: string;
  address: (name: string) => string;
  /** The statuses with which the provider says that the address is wrong, and not itself; and the status of the site then. */
  refusals: number[];
  refused?: number;
};

const calls: Call[] = [
  { call: 'page', address: (name) => `/quotes?pageToken=${name}`, refusals: [400], refused: 400 },
  { call: 'label', address: (name) => `/quotes?label=${name}`, refusals: [] },
  { call: 'search', address: (name) => `/quotes?q=${name}`, refusals: [400], refused: 400 },
  { call: 'article', address: (name) => `/articles/${name}`, refusals: [404, 410], refused: 404 },
];

const sampleArticle = '7350186942201573301';

let site: Site;
/** By the name in the address that meets it. */
const failing = new Map<string, Fault>();

const meetFaults: Interception = ({ path, query }, connection) => {
  const asked = [...query.values(), path.split('/').at(-1)].join(' ');
  const [name] = /fault-[\w-]+/.exec(asked) ?? [];
  if (!name) return undefined;
  const goodPath = path.replace(/\/(labels|search)$/, '').replace(name, sampleArticle);
  const good = () => connection.pass(goodPath);
  return failing.get(name)?.respond(good, connection) ?? good();
};

let names = 0;

/** Visits an address while its call fails, as a page and as JSON, and then again. */
async function meet(called: Call, fault: Fault) {
  const { call, address } = called;
  const name = `fault-${call}-${names++}`;
  const { status, says } = expected(called, fault);
  failing.set(name, fault);
  const { slow } = fault;
  const [page] = await Promise.all([
    visitPage(site, address(name)),
    slow && expectPartsInTime(address(name), fault),
    says && !slow && expectApiFailure(site, `/api${address(name)}`, status, says),
  ]);
  expect(page.texts('footer')).toHaveLength(1);
  if (says) expectFailure(page, status, says);
  else expectContent(page);
  failing.delete(name);
  // What is gone is not asked for again for so long.
  if (status === 404) await site.advance(301_000);
  expectContent(await visitPage(site, address(name)));
}

/** With which status the site answers, and what it says; of a post that is gone in its own words. */
function expected({ refusals, refused = 503 }: Call, { name, message: says }: Fault) {
  const status = refusals.includes(Number(name)) ? refused : 503;
  return { status, says: status === 404 ? 'There is no such post.' : says };
}

/** A person sees the page without what is late, and then what came of it. */
async function expectPartsInTime(path: string, { message: says }: Fault) {
  const page = await visitPage(site, path, { 'User-Agent': browserUserAgent });
  if (!path.startsWith('/articles/')) expect(page.texts('[data-loading]')).toEqual(['Loading...']);
  if (says) expect(page.text('main [data-await]')).toContain(`Error: ${says}`);
  else expectContent(page);
}

beforeAll(async () => {
  site = await startSite({}, { clock: true });
  site.provider.intercept(meetFaults);
  await visitPage(site, '/quotes');
});

afterAll(() => site.close());

const slowRows = faults
  .filter(({ slow }) => slow)
  .flatMap((fault) => calls.map((call) => ({ name: fault.name, call, fault })));

describe('what takes long', () => {
  let met: PromiseSettledResult<void>[];

  beforeAll(async () => {
    met = await Promise.allSettled(
      slowRows.map(async ({ call, fault }, i) => {
        // So that the visits do not wait for one another's beginning.
        await setTimeout(i * 50);
        await meet(call, fault);
      }),
    );
  });

  test.each(slowRows.map((row, i) => ({ ...row, i })))('$call.call: $name', ({ i }) => {
    const result = met[i];
    if (result?.status === 'rejected') throw result.reason;
    expect(result?.status).toBe('fulfilled');
  });
});

describe.each(calls)('$call', (call) => {
  const quick = faults.filter(({ slow }) => !slow);
  const refusals = [400, 401, 403, 404, 410, 429, 500, 503].map(statusFault);
  test.each([...quick, ...refusals])('$name', (fault) => meet(call, fault));

  test('each status of failure', async () => {
    for (const status of statuses) {
      const name = `fault-status-${names++}`;
      const fault = statusFault(status);
      failing.set(name, fault);
      const failure = expected(call, fault);
      await expectApiFailure(
        site,
        `/api${call.address(name)}`,
        failure.status,
        String(failure.says),
      );
    }
  });
});

test('of a body without end no more is read than may be', async () => {
  const name = `fault-large-${names++}`;
  const mb = new Uint8Array(1_000_000).fill(32);
  let sent = 0;
  const answer = async () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          if (sent++ < 100) controller.enqueue(mb);
          else controller.close();
        },
      }),
    );
  failing.set(name, { name, respond: answer });
  expect((await visitPage(site, `/quotes?q=${name}`)).status).toBe(503);
  // What the line holds in between is sent in vain.
  expect(sent).toBeLessThan(50);
});
