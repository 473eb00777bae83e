import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Fault,
  faults,
  fieldFaults,
  statuses,
  statusFault,
} from '../support/provider-faults.ts';
import { type Site, startSite } from '../support/site.ts';
import { personsBrowser } from '../support/user-agent.ts';
import { expectApiFailure, expectContent, expectFailure, visitPage } from '../support/visits.ts';
import type { Interception } from '../support/watched-provider.ts';

/** Nothing is kept of what is asked for here: each fault has an address of its own. */

type Call = {
  call: string;
  address: (name: string) => string;
  fields: string[];
  /** The status with which the provider says that the address is wrong, and not itself. */
  refusal?: number;
};

const calls: Call[] = [
  { call: 'page', address: (name) => `/quotes?pageToken=${name}`, fields: ['posts'], refusal: 400 },
  { call: 'label', address: (name) => `/quotes?label=${name}`, fields: ['posts'] },
  { call: 'search', address: (name) => `/quotes?q=${name}`, fields: ['posts'], refusal: 400 },
  {
    call: 'article',
    address: (name) => `/articles/${name}`,
    fields: ['id', 'title', 'content'],
    refusal: 404,
  },
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
  return failing.get(name)?.answer(good, connection) ?? good();
};

let names = 0;

/** Visits an address while its call fails, as a page and as JSON, and then again. */
async function meet({ call, address, refusal }: Call, fault: Fault) {
  const name = `fault-${call}-${names++}`;
  const status = fault.name === String(refusal) ? Number(refusal) : 503;
  failing.set(name, fault);
  const { says, slow } = fault;
  const [page] = await Promise.all([
    visitPage(site, address(name)),
    slow && expectPartsInTime(address(name), fault),
    says && !slow && expectApiFailure(site, `/api${address(name)}`, status, says),
  ]);
  expect(page.texts('footer')).toHaveLength(1);
  if (says) expectFailure(page, status, says);
  else expectContent(page);
  failing.delete(name);
  expectContent(await visitPage(site, address(name)));
}

/** A person sees the page without what is late, and then what came of it. */
async function expectPartsInTime(path: string, { says }: Fault) {
  const page = await visitPage(site, path, { 'User-Agent': personsBrowser });
  if (!path.startsWith('/articles/')) expect(page.texts('[data-loading]')).toEqual(['Loading...']);
  if (says) expect(page.text('main [data-late]')).toContain(`Error: ${says}`);
  else expectContent(page);
}

beforeAll(async () => {
  site = await startSite();
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
  const refusals = [400, 401, 403, 404, 429, 500, 503].map(statusFault);
  test.each([...quick, ...fieldFaults(call.fields), ...refusals])('$name', (fault) =>
    meet(call, fault),
  );

  test('each status of failure', async () => {
    for (const status of statuses) {
      const name = `fault-status-${names++}`;
      failing.set(name, statusFault(status));
      const expected = status === call.refusal ? status : 503;
      await expectApiFailure(site, `/api${call.address(name)}`, expected, `Status ${status}.`);
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
  failing.set(name, { name, answer });
  expect((await visitPage(site, `/quotes?q=${name}`)).status).toBe(503);
  // What the line holds in between is sent in vain.
  expect(sent).toBeLessThan(50);
});
