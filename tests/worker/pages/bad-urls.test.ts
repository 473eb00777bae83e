import { beforeAll, expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';

const site = await siteForFile();

beforeAll(async () => {
  await readPage(site.get('/'));
});

const notText = 'has characters in it that are not text.';

test.each([
  ['/apologetics?q=', 'x', 'The search text is too long: at most 200 characters.'],
  ['/quotes?label=', 'x', 'The label is too long: at most 100 characters.'],
  ['/articles?pageToken=', 'x', 'The page token is too long: at most 2000 characters.'],
  ['/resources?label=', 'x', 'The label is too long: at most 100 characters.'],
])('%s and 5,000 times %s gets 400: %s', async (before, character, message) => {
  await expectRejection(before + character.repeat(5000), message);
});

test.each([
  ['/articles?pageToken=%7F', `The page token ${notText}`],
  ['/resources?label=%00', `The label ${notText}`],
])('%s gets 400: %s', async (path, message) => {
  await expectRejection(path, message);
});

async function expectRejection(path: string, message: string) {
  const page = await readPage(site.get(path));
  expect(page.status).toBe(400);
  expect(page.text('main')).toContain(`Error: ${message}`);
  expect(page.texts('header nav a')).toContain('Quotes');
  expect(page.headers.get('Cache-Control')).toBe('no-store');
}

test.each(['/%zz', '/articles/%FF', '/apologetics?q=100%'])(
  '%s, with invalid percent-encoding, gets 400',
  async (path) => {
    const page = await readPage(site.get(path));
    expect(page.status).toBe(400);
    expect(page.texts('h1')).toEqual(['Invalid Address']);
    expect(page.text('main p')).toContain('a percent sign');
    expect(page.texts('header nav a')).toContain('Quotes');
    expect(page.hrefs('link[rel=canonical]')).toEqual([]);
  },
);

test('none of these requests reached the provider', () => {
  const requests = site.provider.requests.filter(({ query }) => query.size > 0);
  expect(requests.map(({ query }) => query.toString())).toEqual(['label=Featured']);
});

test.each([
  ['/apologetics?pageToken=refused', '/apologetics'],
  ['/quotes?label=Hell&pageToken=refused', '/quotes?label=Hell'],
  ['/articles?q=Easter&pageToken=refused', '/articles?q=Easter'],
])(
  'a page token that the provider rejects leads back to the first page: %s',
  async (path, first) => {
    const page = await readPage(site.get(path, crawler));
    expect(page.status).toBe(400);
    expect(page.text('main')).toContain('Error: Invalid page token.');
    const link = page.document.querySelector('main [data-await] a.button');
    expect(link?.textContent).toBe('Go to the first page');
    expect(link?.getAttribute('href')).toBe(first);
    expect((await readPage(site.get(first))).status).toBe(200);
  },
);

test('an unknown label is not an error, and matches no posts', async () => {
  const page = await readPage(site.get('/apologetics?label=Tobit+1', crawler));
  expect(page.status).toBe(200);
  expect(page.text('[data-await="/api/thoughts?label=Tobit+1"]')).toBe(
    'No blog posts match this passage.',
  );
});
