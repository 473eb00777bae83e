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
  expect(texts('h2')).toEqual(expect.arrayContaining(['Thoughts', 'Articles']));
  for (const list of ['Thoughts', 'Articles'])
    expect(texts(`section[aria-label=${list}] mark`), list).toContain('Lazarus');
  expect(hrefs('section a')).toContain('/apologetics?q=Lazarus');
  expect(texts('section > div > p')).toContain('Quotes: no posts with these words.');
});

test('a list without a hit says so in one line, then what the words mean, then which lists have some', async () => {
  const { html, text, texts } = await page('/quotes?q=Lazarus');
  const parts = ['No quotes match this filter.', 'Raising of Lazarus', 'In other lists:'];
  const offsets = parts.map((part) => html.indexOf(part));
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  expect(Math.min(...offsets)).toBeGreaterThan(0);
  expect(texts('p')).toContain('In other lists: 1 in Thoughts, 1 in Articles');
  expect(text('[data-await] p a[href^="/articles/"]')).toBe('Search tips');
});

test('what the words mean is there when the search of the provider fails', async () => {
  site.provider.intercept(respondTo('/posts', () => failure(500, 'Down for repairs.')));
  for (const path of ['/quotes?q=skeptcizm', '/search?q=skeptcizm']) {
    const { texts } = await page(path);
    expect(texts(`${related} a`).join(' '), path).toContain('Quotes on Skepticism');
  }
});
