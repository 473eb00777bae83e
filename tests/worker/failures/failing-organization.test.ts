import { expect, test } from 'vitest';
import { expectApiFailure } from '../../support/api-error.ts';
import { samplePosts } from '../../support/handout-document.ts';
import { readChunks, readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { browserUserAgent } from '../../support/user-agent.ts';
import { expectOneReason, visitPage } from '../../support/visits.ts';

/** Only the organization fails: pages render without their footer. */

const site = await siteForFile({}, { clock: true });

const isOrganization = (path: string) => path.startsWith('/v1/organizations/');
const browser = { 'User-Agent': browserUserAgent };

test('while the organization is not stored and has no response, pages have no footer and no error', async () => {
  const message = 'The content service took too long.';
  site.provider.intercept(({ path }) =>
    isOrganization(path) ? site.advance(4_500).then(() => new Promise(() => {})) : undefined,
  );
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
});

test('a streamed handout waits for the organization, which the source of each post names', async () => {
  await site.startAnew();
  const release = site.provider.hold('/v1/organizations/');
  const response = site.get(`/handout?posts=${samplePosts}`, browser);
  const { html } = await readChunks(response, release);
  const sources = (await readPage(new Response(html))).texts('[data-source]');
  expect(sources.map((source) => source.split(',')[0])).toEqual(
    Array(3).fill('Areopagus Sample Ministry'),
  );
});
