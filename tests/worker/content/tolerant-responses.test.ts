import { expect, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';

/** Pages for responses without some fields. Their schemas have unit tests. */

const site = await siteForFile({}, { clock: true });

const read = (path: string) => readPage(site.get(path, crawler));

function respond(path: RegExp, body: unknown) {
  site.provider.intercept((request) => (path.test(request.path) ? Response.json(body) : undefined));
}

/** Resolves when the site has loaded the organization again. */
async function loadOrganization(data: object) {
  respond(/organizations/, { data });
  await site.advance(301_000);
  const cacheStatus = async () =>
    (await site.get('/api/organization')).headers.get('Cache-Status') ?? '';
  await expect.poll(cacheStatus).toMatch(/ttl=[1-9]/);
}

test.each(['/quotes?pageToken=page-2', '/quotes?label=label', '/quotes?q=word'])(
  '%s shows posts that have nothing but an id, and says so without posts',
  async (path) => {
    respond(/^\/v1\/blogger\//, { posts: [{ id: '4' }, { id: 5, title: null }, null] });
    const page = await read(path);
    expect(page.texts('main [data-item] h3')).toEqual(['Untitled', 'Untitled']);
    expect(page.text('main')).not.toMatch(/Error:|null|undefined/);
    respond(/^\/v1\/blogger\//, { posts: null });
    expect((await read(`${path}s`)).text('main')).toMatch(
      /No quotes match this filter\.|There are no more posts\./,
    );
  },
);

const { organization } = sampleContent();

test.each<[name: string, data: object]>([
  ['no postal address', { ...organization, physical_address: null }],
  ['a state only', { physical_address: { state: 'IL', city: 7 } }],
])('pages of an organization with %s have no gaps in their texts', async (_, data) => {
  await loadOrganization(data);
  for (const path of ['/quotes', '/terms', '/copyright', '/privacy-policy', '/contact']) {
    const page = await read(path);
    expect(page.status).toBe(200);
    expect(page.texts('footer')).toHaveLength(1);
    expect(page.html).not.toMatch(/\b(undefined|null)\b(?!")/);
    for (const text of page.texts('footer address, footer p, main p, main li')) {
      expect(text).not.toMatch(/, ,|,\s*$|^,|,,| {2}/);
    }
    for (const href of page.hrefs('a[href^="mailto:"]')) expect(href).toMatch(/^mailto:\S+@\S+$/);
    const json = JSON.parse(page.text('script[type="application/ld+json"]') ?? '{}');
    expect(JSON.stringify(json)).not.toMatch(/null|undefined|""/);
  }
});

test('an organization with only a name is named where others have more', async () => {
  await loadOrganization({ organization_name: 'Grace House' });
  const page = await read('/terms');
  expect(page.text('main')).toContain('("Grace House," "we," "us" and "our")');
  expect(page.text('main')).toContain('Website of Grace House: https://areopagus.example');
  expect(page.text('footer')).toMatch(/© 20\d\d Grace House$/);
  expect(page.texts('footer address')).toEqual(['Grace House']);
  expect(page.text('main')).toContain('Mail: Grace House, support@example.org');
});
