import { afterAll, beforeAll, expect, test } from 'vitest';
import { ageContent } from '../support/kept-in-kv.ts';
import {
  type Fault,
  failures,
  fieldFaults,
  oddities,
  statuses,
  statusFault,
} from '../support/provider-faults.ts';
import { type Site, startSite } from '../support/site.ts';
import { personsBrowser } from '../support/user-agent.ts';
import { expectApiFailure, expectContent, expectOneReason, visitPage } from '../support/visits.ts';

/** Only the organization fails, and is not kept: pages work without their footer. */

let site: Site;

beforeAll(async () => {
  site = await startSite({}, { clock: true });
  site.provider.passTime(site.advance);
  await visitPage(site, '/quotes');
  await forgetOrganization();
});

afterAll(() => site.close());

async function forgetOrganization() {
  await (await site.kv()).delete('content /api/organization');
  await site.restart();
}

function failOrganization(fault: Fault) {
  site.provider.intercept(({ path }, connection) =>
    path.startsWith('/v1/organizations/')
      ? fault.answer(() => connection.pass(), connection)
      : undefined,
  );
}

const addressFields = ['address_line_one', 'city', 'state', 'postal_code'];
const fields = [
  ...['display_name', 'organization_name', 'display_name_short', 'display_email', 'website_url'],
  ...['physical_address', ...addressFields.map((field) => `physical_address.${field}`)],
].map((field) => `data.${field}`);

test.each([
  ...failures,
  ...fieldFaults(['data', ...fields]),
  ...[400, 401, 404, 500].map(statusFault),
])('$name', async (fault) => {
  const says = String(fault.says);
  failOrganization(fault);
  const [list, asPerson, terms, contact] = await Promise.all([
    visitPage(site, '/quotes'),
    visitPage(site, '/quotes', { 'User-Agent': personsBrowser }),
    visitPage(site, '/terms'),
    visitPage(site, '/contact'),
    expectApiFailure(site, '/api/organization', 503, says),
  ]);
  for (const page of [list, asPerson, terms, contact]) {
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('Error:');
    expect(page.texts('footer')).toEqual([]);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expectOneReason(page, says);
  }
  for (const page of [list, asPerson, terms]) expectContent(page);
  expect(terms.text('main')).toContain('Areopagus Sample Ministry');
});

test('each status of failure', async () => {
  for (const status of statuses) {
    failOrganization(statusFault(status));
    await expectApiFailure(site, '/api/organization', 503, `Status ${status}.`);
  }
});

test('a text of the site that goes without the organization is kept by nobody', async () => {
  failOrganization(statusFault(500));
  const answer = await site.get('/api/documents/terms');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('when it is back, the very next visitor sees the footer', async () => {
  site.provider.intercept();
  expect((await visitPage(site, '/quotes')).texts('footer')).toHaveLength(1);
});

test.each(oddities)('$name: that is no failure', async (fault) => {
  await forgetOrganization();
  failOrganization(fault);
  const page = await visitPage(site, '/quotes');
  expectContent(page);
  expect(page.texts('footer')).toHaveLength(1);
});

test('while it fails and is kept, the footer is there', async () => {
  await ageContent(site, '/api/organization', 400_000);
  failOrganization(statusFault(500));
  const page = await visitPage(site, '/quotes', { 'User-Agent': personsBrowser });
  expectContent(page);
  expect(page.texts('footer')).toHaveLength(1);
  expect(page.headers.get('Cache-Status')).toMatch(/^areopagus; hit; ttl=-\d+$/);
});
