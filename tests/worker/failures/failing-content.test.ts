import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectApiFailure } from '../../support/api-error.ts';
import { type Fault, faults, statusFault } from '../../support/provider-faults.ts';
import { type Site, startSite } from '../../support/site.ts';
import { browserUserAgent } from '../../support/user-agent.ts';
import { expectContent, expectFailure, visitPage } from '../../support/visits.ts';
import { type Interception, withPostId } from '../../support/watched-provider.ts';

/** Nothing requested here is cached: each fault has its own URL. */

type Call = {
  call: string;
  address: (name: string) => string;
  /** The provider's statuses that are caused by the URL, and the resulting status of the site. */
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
/** The faults, by the name in the URL. */
const failing = new Map<string, Fault>();

const injectFaults: Interception = ({ path, query }, connection) => {
  const requested = [...query.values(), path.split('/').at(-1)].join(' ');
  const [name] = /fault-[\w-]+/.exec(requested) ?? [];
  if (!name) return undefined;
  const goodPath = path.replace(/\/(labels|search)$/, '').replace(name, sampleArticle);
  const passed = () => connection.pass(goodPath);
  const good = () => (path.endsWith(name) ? withPostId(name, passed()) : passed());
  return failing.get(name)?.respond(good, connection) ?? good();
};

let names = 0;

/** Visits a URL while its call fails, as a page and as JSON, and again after recovery. */
async function encounter(called: Call, fault: Fault) {
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
  // A post that is gone is not requested again for this long.
  if (status === 404) await site.advance(301_000);
  expectContent(await visitPage(site, address(name)));
}

/** The status and the message of the site; a post that is gone has the site's own message. */
function expected({ refusals, refused = 503 }: Call, { name, message: says }: Fault) {
  const status = refusals.includes(Number(name)) ? refused : 503;
  return { status, says: status === 404 ? 'There is no such post.' : says };
}

/** A browser gets the page without the pending content, and then the result. */
async function expectPartsInTime(path: string, { message: says }: Fault) {
  const page = await visitPage(site, path, { 'User-Agent': browserUserAgent });
  if (!path.startsWith('/articles/')) expect(page.texts('[data-loading]')).toEqual(['Loading...']);
  if (says) expect(page.texts('main [data-await] > div > p')).toContain(`Error: ${says}`);
  else expectContent(page);
}

beforeAll(async () => {
  site = await startSite({}, { clock: true });
  site.provider.intercept(injectFaults);
  await visitPage(site, '/quotes');
});

afterAll(() => site.close());

const slowRows = faults
  .filter(({ slow }) => slow)
  .flatMap((fault) => calls.map((call) => ({ name: fault.name, call, fault })));

describe('slow responses', () => {
  let met: PromiseSettledResult<void>[];

  beforeAll(async () => {
    met = await Promise.allSettled(
      slowRows.map(async ({ call, fault }, i) => {
        // Each visit starts without waiting for the others.
        await setTimeout(i * 50);
        await encounter(call, fault);
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
  const statuses = [400, 401, 402, 403, 404, 409, 410, 422, 429, 451, 499, 500, 501, 503, 599];
  test.each([...quick, ...statuses.map(statusFault)])('$name', (fault) => encounter(call, fault));
});

test('an endless body is read up to the size limit', async () => {
  const name = `fault-large-${names++}`;
  const mb = new Uint8Array(1_000_000).fill(32);
  let sent = 0;
  const response = async () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          if (sent++ < 100) controller.enqueue(mb);
          else controller.close();
        },
      }),
    );
  failing.set(name, { name, respond: response });
  expect((await visitPage(site, `/quotes?q=${name}`)).status).toBe(503);
  // Bytes that are buffered in between are discarded.
  expect(sent).toBeLessThan(50);
});
