import { expect, test } from 'vitest';
import { siteForTests } from '../../support/content-site.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';

const site = siteForTests({}, { isCrawled: true });

const read = (path: string) => site.read(path);

const subjects = 'nav[aria-labelledby=subjects]';

/** Above the posts of a list. */
const chips = 'nav[aria-label="Topics and passages"]';

test('a search of the site shows what the words mean, then the posts that fit, and then each list', async () => {
  const { status, text, texts, hrefs } = await read('/search?q=Lazarus');
  expect(status).toBe(200);
  expect(text('title')).toBe('Search results | Areopagus');
  expect(text('h1')).toBe('Search results for “Lazarus”');
  expect(hrefs('meta[name=robots]')).toHaveLength(1);
  expect(hrefs(`${subjects} a`)).toContain('/passages?ref=John+11:1-44');
  expect(text(subjects)).toContain('Raising of Lazarus 1 postJohn 11:1–44');
  // The found posts stand above.
  expect(texts('main h2')).toEqual(['Topics and passages', 'Best matches']);
  expect(texts('section[aria-labelledby=best] p')[0]).toMatch(/\w+ \w+/);
  const found = await read('/search?q=bread');
  expect(found.texts('main h2')).toContain('Thoughts');
  expect(found.hrefs('main a')).not.toContain('/apologetics?q=bread');
});

test('a search of only small words finds nothing', async () => {
  expect((await read('/search?q=what+are+these')).texts('.empty')).toHaveLength(1);
});

test('each example of a search finds posts', async () => {
  const { hrefs } = await read('/search');
  const examples = hrefs('nav[aria-labelledby=examples] a');
  expect(examples).toHaveLength(4);
  for (const href of examples)
    expect((await read(`${href}`)).texts('main li small').length, `${href}`).toBeGreaterThan(0);
});

test('a search without anything leads on', async () => {
  const { texts, hrefs } = await read('/search?q=xylophone');
  expect(texts('main h2')).toEqual([]);
  expect(texts('.empty').join()).toMatch(/^Nothing found for “xylophone”\..*, or ask us\.$/);
  expect(hrefs('.empty a')).toEqual(expect.arrayContaining(['/search', '/quotes', '/contact']));
});

test('a list without a hit says so in one line, then what the words mean, then where to go on', async () => {
  const { text, hrefs, texts } = await read('/quotes?q=Lazarus');
  expect(text('main')).toMatch(/No quotes match .*Raising of Lazarus.*Search all lists/);
  expect(texts('.empty > p a')).toEqual(['Search all lists', 'Search tips']);
  expect(hrefs('.empty > p a')).toContain('/search?q=Lazarus');
});

test.each(['/quotes?q=evil', '/search?q=evil', '/search?q=John+3', '/search?q=Lazarus'])(
  'no post stands twice on %s',
  async (path) => {
    const { hrefs } = await read(path);
    const posts = hrefs('main :is(li a, h3 a)').filter(
      (href) => href && /\?post=|^\/articles\//.test(href),
    );
    expect(posts.length).toBeGreaterThan(0);
    expect(posts).toEqual([...new Set(posts)]);
  },
);

test('a search of a list has the first of what its words may mean above the results', async () => {
  const { html, hrefs } = await read('/quotes?q=lamb');
  expect(hrefs(`${chips} a`)).toContain('/passages?ref=Isaiah+53');
  expect(hrefs(`${chips} a`)).not.toContain('/passages?ref=Isaiah+52:13-53:12');
  expect(html.indexOf('aria-label="Topics and passages"')).toBeLessThan(html.indexOf('<article'));
  const all = await read('/search?q=lamb');
  expect(all.hrefs(`${subjects} a`)).toContain('/passages?ref=Isaiah+52:13-53:12');
});

test('a search without a hit has what is nearest to it, and one with hits has not', async () => {
  const none = await read('/quotes?q=lamb+zzyzx+plugh');
  expect(none.text('main')).toMatch(
    /No quotes match.*Nearest topics and passages.*Led like a lamb/,
  );
  const some = await read('/quotes?q=lamb+aloud+opened+anybody');
  expect(some.texts('main article h3')).toEqual(['Led like a lamb']);
  expect(some.texts(chips)).toEqual([]);
});

test('what the words mean is there when the search of the provider fails', async () => {
  site.intercept(respondTo('/posts', () => failure(500, 'Down for repairs.')));
  for (const path of ['/quotes?q=skeptcizm', '/search?q=skeptcizm']) {
    const { texts } = await read(path);
    expect(texts(`${subjects} a`), path).toContain('Skepticism');
  }
});
