import { expect, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { siteForTests } from '../../support/content-site.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';

const site = siteForTests({
  LEGAL_ENTITY: 'The Legal Entity',
  SUPPORT_EMAIL: 'help@entity.example',
  LECTIONARY: 'off',
  BIBLE_URL: 'off',
});

test('BIBLE_URL=off removes the links to a Bible outside', async () => {
  expect((await site.read('/passages?ref=John+3')).texts('main a[rel=external]')).toEqual([]);
});

test('LECTIONARY=off removes the Sundays', async () => {
  for (const path of ['/', '/apologetics']) {
    const { texts, hrefs } = await site.read(path);
    expect(texts('[data-await="/api/sunday"] > *')).toEqual([]);
    expect(hrefs('a')).not.toContain('/sundays');
  }
  for (const query of ['', '?date=2026-12-24', '?series=rcl', '.ics', '/feed.xml']) {
    expect((await site.get(`/sundays${query}`)).status, query).toBe(404);
  }
  expect(await (await site.get('/sitemap.xml')).text()).not.toContain('/sundays');
});

test('without the organization, the documents have the names in the settings', async () => {
  site.intercept(() => failure(500, 'Down for repairs.'));
  for (const path of ['/about', '/copyright', '/privacy-policy', '/terms']) {
    const { status, html, text, texts } = await site.read(path);
    expect(status).toBe(200);
    expect(text('main')).toContain('The Legal Entity');
    expect(html).not.toMatch(/\{\{|undefined|Error:/);
    expect(texts('footer')).toEqual([]);
  }
});

const address = 'Areopagus Sample Ministry, Inc., 1 Sample Street, Springfield, IL 62701';
const inAll = ['The Legal Entity', 'help@entity.example', address];
const inMost = [
  'The Legal Entity ("Areopagus," "we," "us" and "our")',
  'E-mail: contact@example.org',
  'Website of Areopagus Sample Ministry: https://www.example.org',
];
const support = 'mailto:help@entity.example';
const links = [support, 'mailto:contact@example.org', 'https://www.example.org'];

test.each([
  ['/about', 0, [], []],
  ['/copyright', 0, inAll, [support]],
  ['/privacy-policy', 12, [...inAll, ...inMost], links],
  ['/terms', 25, [...inAll, ...inMost], links],
])('%s has a title, %i linked sections, and all names', async (path, numbered, words, linked) => {
  const { html, text, texts, hrefs, attributes } = await site.read(path);
  expect(texts('h1')).toHaveLength(1);
  expect(html).not.toMatch(/\{\{|undefined|\[object/);
  const numbers = texts('main h2:not(#contents)').map((title) => Number.parseInt(title, 10));
  if (numbered > 0) expect(numbers).toEqual(Array.from({ length: numbered }, (_, i) => i + 1));
  const sections = attributes('main h2[id]:not(#contents)', 'id').map((id) => `#${id}`);
  const contents = hrefs('nav[aria-labelledby=contents] a');
  expect(contents).toEqual(path === '/about' ? [] : sections);
  for (const part of words) expect(text('main')).toContain(part);
  expect(hrefs('main a')).toEqual(expect.arrayContaining(linked));
});

function respondWith(data: object) {
  site.intercept(respondTo('/v1/organizations/', () => Response.json({ data })));
}

const { organization } = sampleContent();

// The schemas of responses have unit tests.
test.each<[name: string, data: object]>([
  ['no postal address', { ...organization, physical_address: null }],
  ['a state only', { physical_address: { state: 'IL', city: 7 } }],
])('pages of an organization with %s have no gaps in their texts', async (_, data) => {
  respondWith(data);
  for (const path of ['/quotes', '/terms', '/copyright', '/privacy-policy', '/contact']) {
    const page = await site.read(path);
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
  respondWith({ organization_name: 'Grace House' });
  const { text, texts } = await site.read('/terms');
  expect(text('main')).toContain('("Grace House," "we," "us" and "our")');
  expect(text('main')).toContain('Website of Grace House: https://areopagus.example');
  expect(text('footer')).toMatch(/© 20\d\d Grace House$/);
  expect(texts('footer address')).toEqual(['Grace House']);
  expect(text('main')).toContain('Mail: Grace House, help@entity.example');
});
