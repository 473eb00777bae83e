import { beforeEach, expect, test, vi } from 'vitest';
import { expectApiFailure } from '../../support/api-error.ts';
import { type Fault, failures, statusFault } from '../../support/provider-faults.ts';
import { siteForFile } from '../../support/site.ts';
import { ageContent, deleteOrganization } from '../../support/stored-in-kv.ts';
import { browserUserAgent } from '../../support/user-agent.ts';
import { expectContent, expectOneReason, visitPage } from '../../support/visits.ts';

/** Only the organization fails: pages render without their footer. */

const site = await siteForFile({}, { clock: true });

beforeEach(async () => {
  await visitPage(site, '/quotes');
  await deleteOrganization(site);
});

function failOrganization(fault: Fault) {
  site.provider.passTime(site.advance);
  site.provider.intercept(({ path }, connection) =>
    path.startsWith('/v1/organizations/')
      ? fault.respond(() => connection.pass(), connection)
      : undefined,
  );
}

const browser = { 'User-Agent': browserUserAgent };
const names = ['no response', 'a connection that is reset', 'invalid JSON'];

test.each([
  ...failures.filter(({ name }) => names.includes(name)),
  statusFault(401),
  statusFault(404),
])(
  'while the organization is not stored and gets $name, pages have no footer and no error',
  async (fault) => {
    failOrganization(fault);
    const message = String(fault.message);
    const pages = await Promise.all([
      ...['/quotes', '/terms'].map((path) => visitPage(site, path, browser)),
      ...['/quotes', '/terms', '/contact'].map((path) => visitPage(site, path)),
      expectApiFailure(site, '/api/organization', 503, message).then(() => undefined),
    ]);
    for (const page of pages) {
      if (!page) continue;
      expect(page.status).toBe(200);
      expect(page.html).not.toContain('Error:');
      expect(page.texts('footer')).toEqual([]);
      expect(page.headers.get('Cache-Control')).toBe('no-store');
      expectOneReason(page, message);
    }
    expect(pages[1]?.text('main')).toContain('Areopagus Sample Ministry');
    site.provider.intercept();
    expect((await visitPage(site, '/quotes')).texts('footer')).toHaveLength(1);
  },
);

test('a document without the organization is not stored by caches, and has it after recovery', async () => {
  failOrganization(statusFault(500));
  const terms = () => site.get('/api/documents/terms');
  const response = await terms();
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).not.toContain('Springfield');
  site.provider.intercept();
  await vi.waitFor(async () => {
    const later = await terms();
    expect(later.headers.get('Cache-Control')).toMatch(/^public/);
    expect(await later.text()).toContain('Springfield');
  });
});

test('while the organization fails but is stored, the footer is shown', async () => {
  await visitPage(site, '/quotes');
  await ageContent(site, '/api/organization', 400_000);
  failOrganization(statusFault(500));
  const page = await visitPage(site, '/quotes', browser);
  expectContent(page);
  expect(page.texts('footer')).toHaveLength(1);
  expect(page.headers.get('Cache-Status')).toMatch(/^areopagus; hit; ttl=-\d+$/);
});
