import { expect, test } from 'vitest';
import { siteForTests } from '../../support/content-site.ts';
import { failure } from '../../support/watched-provider.ts';

const site = siteForTests({
  LEGAL_ENTITY: 'The Legal Entity',
  SUPPORT_EMAIL: 'help@entity.example',
  LECTIONARY: 'off',
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
    expect(html).not.toMatch(/\{\{|undefined/);
    expect(texts('footer')).toEqual([]);
  }
});

test.each([
  ['/about', 0],
  ['/copyright', 0],
  ['/privacy-policy', 12],
  ['/terms', 25],
])(
  '%s has one title, no missing names, %i numbered sections and a link to each section',
  async (path, numbered) => {
    const { html, texts, hrefs, attributes } = await site.read(path);
    expect(texts('h1')).toHaveLength(1);
    expect(html).not.toMatch(/\{\{|undefined|\[object/);
    const numbers = texts('main h2:not(#contents)').map((title) => Number.parseInt(title, 10));
    if (numbered > 0) expect(numbers).toEqual(Array.from({ length: numbered }, (_, i) => i + 1));
    const sections = attributes('main h2[id]:not(#contents)', 'id').map((id) => `#${id}`);
    const contents = hrefs('nav[aria-labelledby=contents] a');
    expect(contents).toEqual(path === '/about' ? [] : sections);
  },
);

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
  ['/copyright', inAll, [support]],
  ['/privacy-policy', [...inAll, ...inMost], links],
  ['/terms', [...inAll, ...inMost], links],
])(
  'the names and addresses of %s are those of the organization and the settings',
  async (path, words, linked) => {
    const { text, hrefs } = await site.read(path);
    for (const part of words) expect(text('main')).toContain(part);
    expect(hrefs('main a')).toEqual(expect.arrayContaining(linked));
  },
);
