import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';

const site = await siteForFile({});

// All posts of the sample content are found in fewer runs.
for (let run = 0; run < 12; run++) await site.runScheduled();

const page = (path: string) => readPage(site.get(path, crawler));

const related = 'nav[aria-label=Related]';

test('a search of the site shows what the words mean, and the first posts of each list', async () => {
  const { status, text, texts, hrefs } = await page('/search?q=Lazarus');
  expect(status).toBe(200);
  expect(text('title')).toBe('Search results | Areopagus');
  expect(text('h1')).toBe('Search results for “Lazarus”');
  expect(hrefs('meta[name=robots]')).toHaveLength(1);
  expect(hrefs(`${related} a`)).toContain('/passages?ref=John+11:1-44');
  // The found thought stands above.
  const lines = [
    'Thoughts: no other posts with these words.',
    'Quotes: no posts with these words.',
  ];
  expect(texts('section > div > p')).toEqual(expect.arrayContaining(lines));
  const found = await page('/search?q=bread');
  expect(found.texts('h2')).toContain('Thoughts');
  expect(found.hrefs('section a')).toContain('/apologetics?q=bread');
  expect(found.texts('section[aria-label=Thoughts] mark')).toContain('bread');
});

test('a list without a hit says so in one line, then what the words mean, then where to go on', async () => {
  const { html, hrefs, texts } = await page('/quotes?q=Lazarus');
  const parts = ['No quotes match this filter.', 'Raising of Lazarus', 'Search all lists'];
  const offsets = parts.map((part) => html.indexOf(part));
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  expect(Math.min(...offsets)).toBeGreaterThan(0);
  expect(texts('[data-await] > p a')).toEqual(['Search all lists', 'Search tips']);
  expect(hrefs('[data-await] > p a')).toContain('/search?q=Lazarus');
});

test.each(['/search?q=evil', '/quotes?q=evil'])('no post stands twice on %s', async (path) => {
  const { texts } = await page(path);
  const titles = texts(`${related} li a, h3`);
  expect(titles.length).toBeGreaterThan(1);
  expect(titles).toEqual([...new Set(titles)]);
});

test('what the words mean is there when the search of the provider fails', async () => {
  site.provider.intercept(respondTo('/posts', () => failure(500, 'Down for repairs.')));
  for (const path of ['/quotes?q=skeptcizm', '/search?q=skeptcizm']) {
    const { texts } = await page(path);
    expect(texts(`${related} a`).join(' '), path).toContain('Quotes on Skepticism');
  }
});
