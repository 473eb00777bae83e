import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectApiFailure } from '../../support/api-error.ts';
import {
  type Fault,
  failures,
  fieldFaults,
  harmlessFaults,
  statusFault,
} from '../../support/provider-faults.ts';
import { type Site, startSite } from '../../support/site.ts';
import { ageContent, deleteOrganization } from '../../support/stored-in-kv.ts';
import { browserUserAgent } from '../../support/user-agent.ts';
import { expectContent, expectOneReason, visitPage } from '../../support/visits.ts';

/** Only the organization fails, and is not cached: pages render without their footer. */

let site: Site;

beforeAll(async () => {
  site = await startSite({}, { clock: true });
  await visitPage(site, '/quotes');
  await deleteOrganization(site);
});

afterAll(() => site.close());

/** Longer than the lifetime of a failure; ms. */
const failureLifetime = 31_000;

function failOrganization(fault: Fault) {
  site.provider.intercept(({ path }, connection) =>
    path.startsWith('/v1/organizations/')
      ? fault.respond(() => connection.pass(), connection)
      : undefined,
  );
}

const statuses = [400, 401, 403, 404, 410, 429, 499, 500, 503, 599];

test.each([...failures, ...fieldFaults(['data']), ...statuses.map(statusFault)])(
  '$name',
  async (fault) => {
    const says = String(fault.message);
    await site.advance(failureLifetime);
    failOrganization(fault);
    const browserVisit = { 'User-Agent': browserUserAgent };
    const [list, asPerson, terms, termsAsPerson, contact] = await Promise.all([
      visitPage(site, '/quotes'),
      visitPage(site, '/quotes', browserVisit),
      visitPage(site, '/terms'),
      visitPage(site, '/terms', browserVisit),
      visitPage(site, '/contact'),
      expectApiFailure(site, '/api/organization', 503, says),
    ]);
    for (const page of [list, asPerson, terms, termsAsPerson, contact]) {
      expect(page.status).toBe(200);
      expect(page.html).not.toContain('Error:');
      expect(page.texts('footer')).toEqual([]);
      expect(page.headers.get('Cache-Control')).toBe('no-store');
      expectOneReason(page, says);
    }
    for (const page of [list, asPerson, terms, termsAsPerson]) expectContent(page);
    expect(terms.text('main')).toContain('Areopagus Sample Ministry');
    // The content of the page does not wait for it.
    expect(termsAsPerson.texts('main [data-loading]')).toEqual([]);
    if (fault.slow || fault.name === '500') await expectNobodyWaits(says);
  },
);

/** The next visitors do not wait for another attempt, which is made after a response. */
async function expectNobodyWaits(says: string) {
  const reads = site.provider.organizationReads();
  for (const pause of [0, 6_000, 0]) {
    await site.advance(pause);
    for (const path of ['/terms', '/copyright', '/', '/contact']) {
      const page = await visitPage(site, path);
      expect(page.status).toBe(200);
      expect(page.texts('footer')).toEqual([]);
      expect(page.headers.get('Cache-Control')).toBe('no-store');
      expect(page.line.ms).toBeLessThan(3_000);
      expectOneReason(page, says);
    }
  }
  // One attempt, after a 401 or an outage of two calls.
  expect(site.provider.organizationReads() - reads).toBeLessThanOrEqual(2);
}

test('a document without the organization is not stored by caches', async () => {
  failOrganization(statusFault(500));
  const response = await site.get('/api/documents/terms');
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('after recovery, the footer is shown once an attempt after a response has succeeded', async () => {
  site.provider.intercept();
  await site.advance(6_000);
  await vi.waitFor(async () => {
    expect((await visitPage(site, '/quotes')).texts('footer')).toHaveLength(1);
  });
});

test('a visitor long after the failure waits for the organization, and sees the footer', async () => {
  await deleteOrganization(site);
  failOrganization(statusFault(500));
  await visitPage(site, '/quotes');
  site.provider.intercept();
  await site.advance(failureLifetime);
  expect((await visitPage(site, '/quotes')).texts('footer')).toHaveLength(1);
});

test.each(harmlessFaults)('$name is not a failure', async (fault) => {
  await deleteOrganization(site);
  failOrganization(fault);
  const page = await visitPage(site, '/quotes');
  expectContent(page);
  expect(page.texts('footer')).toHaveLength(1);
});

test('while the organization fails but is cached, the footer is shown', async () => {
  await ageContent(site, '/api/organization', 400_000);
  failOrganization(statusFault(500));
  const page = await visitPage(site, '/quotes', { 'User-Agent': browserUserAgent });
  expectContent(page);
  expect(page.texts('footer')).toHaveLength(1);
  expect(page.headers.get('Cache-Status')).toMatch(/^areopagus; hit; ttl=-\d+$/);
});
