import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { books } from '../../../shared/scripture/books.ts';
import { loggedKey } from '../../../worker/provider/provider-error.ts';
import { type Fault, failures, statusFault } from '../../support/provider-faults.ts';
import { type Site, startSite } from '../../support/site.ts';
import { storedContent } from '../../support/stored-in-kv.ts';
import { expectContent, type PageVisit, visitPage } from '../../support/visits.ts';
import { type Interception, withPostId } from '../../support/watched-provider.ts';

/** All content requested here is cached and stale: it is served while revalidation fails. */

const age = 400_000;
const retryInterval = 5_000;
const sampleArticle = '7350186942201573301';

const chapters = books.flatMap(([book, count]) =>
  Array.from({ length: count }, (_, i) => `${book} ${i + 1}`),
);

/** `key` is the URL in the API; each fault has its own. */
type Row = { name: string; fault: Fault; key: string };

function rowsOf(statuses: number[], keyOf: (i: number) => string): Row[] {
  return [...failures, ...statuses.map(statusFault)].map((fault, i) => ({
    name: fault.name,
    fault,
    key: keyOf(i),
  }));
}

const calls = [
  {
    call: 'label',
    rows: rowsOf(
      [400, 401, 404, 500],
      (i) => `/api/quotes?label=${chapters[i]?.replaceAll(' ', '+')}`,
    ),
  },
  { call: 'page', rows: rowsOf([400, 401, 404, 500], (i) => `/api/quotes?pageToken=kept-${i}`) },
  {
    call: 'article',
    // After 404 an article is gone: tests/worker/content/gone-posts.test.ts.
    rows: rowsOf([400, 401, 500], (i) => `/api/articles/kept-${i}`),
  },
];
const allRows = calls.flatMap(({ rows }) => rows);

let site: Site;
const failing = new Map(allRows.map(({ key, fault }) => [key, fault]));
/** The keys requested from the provider while it failed. */
const attempts: string[] = [];
const visits = new Map<Row, PageVisit[]>();

const injectFaults: Interception = ({ path, query }, connection) => {
  if (!path.startsWith('/v1/blogger/')) return undefined;
  const postId = /\/posts\/(.*)/.exec(path)?.[1];
  const key = postId ? `/api/articles/${postId}` : `/api/quotes?${query}`;
  const passed = () =>
    connection.pass(path.replace(/\/labels$/, '').replace(/kept-\d+$/, sampleArticle));
  const good = () => (postId?.startsWith('kept') ? withPostId(postId, passed()) : passed());
  const fault = failing.get(key);
  if (!fault) return good();
  attempts.push(key);
  return fault.respond(good, connection);
};

/** Requests of visitors revalidate content of this age. Those of crawlers do not. */
const visit = ({ key }: Row) => visitPage(site, key.replace('/api', ''), {});

beforeAll(async () => {
  site = await startSite();
  await visitPage(site, '/quotes');
  await visitPage(site, `/articles/${sampleArticle}`);
  await fillKv();
  await site.restart();
  site.provider.intercept(injectFaults);
  for (const row of allRows) visits.set(row, [await visit(row), await visit(row)]);
  await setTimeout(retryInterval);
  failing.clear();
}, 60_000);

afterAll(() => site.close());

async function fillKv() {
  const kv = await site.kv();
  const storedAt = Date.now() - age;
  const list = await storedContent(site, '/api/quotes');
  const article = await storedContent(site, `/api/articles/${sampleArticle}`);
  for (const { key } of allRows) {
    const content = key.startsWith('/api/articles/') ? article : list;
    await kv.put(`content ${key}`, JSON.stringify({ ...content, storedAt }));
  }
}

describe.each(calls)('$call', ({ rows }) => {
  test.each(rows)('$name', async (row) => {
    const { key, fault } = row;
    for (const page of visits.get(row) ?? []) {
      expectContent(page);
      expect(page.headers.get('Cache-Status')).toMatch(/^areopagus; hit; ttl=-\d+$/);
      expect(page.line).toMatchObject({ status: 200, cache: 'stale' });
      expect(page.line.events).toBeUndefined();
    }
    // After a rejected token the call is repeated, unless the login backoff is active.
    const requests = attempts.filter((asked) => asked === key).length;
    expect(requests).toBeGreaterThanOrEqual(1);
    expect(requests).toBeLessThanOrEqual(fault.name === '401' ? 2 : 1);
    await vi.waitFor(async () => {
      const page = await visit(row);
      expectContent(page);
      expect(page.headers.get('Cache-Status')).toMatch(
        /^areopagus; hit; ttl=[1-9]\d*(; detail=page)?$/,
      );
    }, 6_000);
  });
});

test('each revalidation that fails is logged once, without what a visitor may have written', () => {
  const logged = site.log
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === 'refresh-failed');
  const failed = allRows.filter(({ fault }) => fault.message);
  expect(logged.map(({ key }) => key).toSorted()).toEqual(
    failed.map(({ key }) => loggedKey(key)).toSorted(),
  );
  for (const { fault } of failed) expect(site.log.join()).not.toContain(fault.message);
});
