import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';

const settings = { LEGAL_ENTITY: 'The Legal Entity', SUPPORT_EMAIL: 'help@entity.example' };

const site = await siteForFile(settings);

async function read(path: string) {
  const page = await readPage(site.get(path));
  return { ...page, words: page.text('main') ?? '' };
}

test('without the organization, the documents have the names in the settings', async () => {
  await site.startAnew();
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  for (const path of ['/about', '/copyright', '/privacy-policy', '/terms']) {
    const { status, html, words, document } = await read(path);
    expect(status).toBe(200);
    expect(words).toContain('The Legal Entity');
    expect(html).not.toMatch(/\{\{|undefined/);
    expect(document.querySelector('footer')).toBeNull();
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
    const { status, html, document, texts, hrefs } = await read(path);
    expect(status).toBe(200);
    expect(texts('h1')).toHaveLength(1);
    expect(html).not.toMatch(/\{\{|undefined|\[object/);
    const sections = [...document.querySelectorAll('main h2[id]:not(#contents)')];
    const numbers = texts('main h2:not(#contents)').map((title) => Number.parseInt(title, 10));
    if (numbered > 0) expect(numbers).toEqual(Array.from({ length: numbered }, (_, i) => i + 1));
    const contents = hrefs('nav[aria-labelledby=contents] a');
    if (path !== '/about') expect(contents).toEqual(sections.map(({ id }) => `#${id}`));
  },
);

test.each(['/copyright', '/privacy-policy', '/terms'])(
  'the names and addresses of %s are those of the organization and the settings',
  async (path) => {
    const { words, hrefs } = await read(path);
    expect(words).toContain('The Legal Entity');
    expect(words).toContain('help@entity.example');
    expect(hrefs('main a')).toContain('mailto:help@entity.example');
    const address = 'Areopagus Sample Ministry, Inc., 1 Sample Street, Springfield, IL 62701';
    expect(words).toContain(address);
    if (path === '/copyright') return;
    expect(words).toContain('The Legal Entity ("Areopagus," "we," "us" and "our")');
    expect(words).toContain('E-mail: contact@example.org');
    expect(hrefs('main a')).toContain('mailto:contact@example.org');
    expect(words).toContain('Website of Areopagus Sample Ministry: https://www.example.org');
    expect(hrefs('main a')).toContain('https://www.example.org');
  },
);
