import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();

function enter(text: string, more = '') {
  return site.get(`/apologetics?${new URLSearchParams({ ref: text })}${more}`);
}

test.each([
  ['1 cor 15', '?label=1+Corinthians+15'],
  ['1Co', '?label=1+Corinthians'],
  ['Phlm', '?label=Philemon'],
  ['Revelations 21', '?label=Revelation+21'],
  [' JOHN  3 ', '?label=John+3'],
])('%j leads to its label', async (text, query) => {
  const response = await enter(text);
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe(`/apologetics${query}`);
});

test.each([
  ['isaiah 53', '?ref=Isaiah+53'],
  ['Is 53:4-6', '?ref=Isaiah+53:4-6'],
  ['pslam 22', '?ref=Psalm+22'],
])('%j, in the Old Testament, leads to what is there on it', async (text, query) => {
  const response = await enter(text);
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe(`/passages${query}`);
});

test.each([
  ['1 Cor 15:3-8', '1 Corinthians 15'],
  ['Jn 3:16-18', 'John 3'],
  ['Jude 3', 'Jude 1'],
])(
  'the verses of %j lead to their chapter, and the list says that it shows the whole chapter',
  async (text, label) => {
    const response = await enter(text);
    expect(response.status).toBe(303);
    const location = new URL(response.headers.get('Location') ?? '', site.url);
    expect(location.search).toBe(`?${new URLSearchParams({ label })}`);
    const page = await readPage(site.get(location.pathname + location.search));
    expect(page.text('#posts')).toBe(label);
    expect(page.texts(location.hash)).toEqual([`Showing ${label} (whole chapter)`]);
  },
);

test('a book, a topic and all posts show no chapter note', async () => {
  for (const path of ['/apologetics', '/apologetics?label=John', '/quotes?label=Hell']) {
    expect((await readPage(site.get(path))).html).not.toContain('(whole chapter)');
  }
});

test.each([
  ['John 22', 'John has 21 chapters.', 'John'],
  ['Jude 2:1', 'Jude has one chapter.', 'Jude'],
  ['John 3:99', 'John 3 has 36 verses.', 'John'],
  ['Jn 5:9-3', 'This passage ends before it begins.', 'John'],
])(
  '%j gets a page that explains the error and the existing passages',
  async (text, problem, book) => {
    const page = await readPage(enter(text));
    expect(page.status).toBe(404);
    expect(page.text('#posts')).toBe('Passage not found');
    expect(page.text('#posts + p')).toBe(problem);
    expect(page.hrefs('#posts ~ p a')).toEqual([`/apologetics?label=${book}`]);
    expect(page.text('#label-panel')).toContain(problem);
    expect(page.texts('summary')).toEqual([book]);
    expect(page.texts('details[open] summary')).toEqual([book]);
    expect(page.document.querySelector('input[name=ref]')?.getAttribute('value')).toBe(text);
    expect(page.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(
      'noindex, follow',
    );
  },
);

test('a passage that a book of the Old Testament does not have leads to that book', async () => {
  const page = await readPage(enter('Isaiah 67'));
  expect(page.status).toBe(404);
  expect(page.text('#posts + p')).toBe('Isaiah has 66 chapters.');
  expect(page.hrefs('#posts ~ p a')).toEqual(['/passages?book=Isaiah']);
  expect(page.text('#label-panel')).toContain('Isaiah has 66 chapters.');
  expect(page.text('#label-panel')).not.toContain('No books found.');
  expect(page.texts('summary')).toEqual([]);
});

test.each(['Judith 1', 'Tobit 3', 'Mark 3 boxes', '<b>'])('%j matches no book', async (text) => {
  const page = await readPage(enter(text));
  expect(page.status).toBe(404);
  expect(page.text('#posts + p')).toBe('No books found.');
  expect(page.hrefs('#posts ~ p a')).toEqual(['/apologetics']);
  expect(page.texts('summary')).toEqual([]);
  expect(page.document.querySelector('input[name=ref]')?.getAttribute('value')).toBe(text);
});

test('a passage that does not exist causes no call for posts', async () => {
  await (await site.get('/about')).text();
  const before = site.provider.requests.length;
  await (await enter('John 22')).text();
  await (await enter('Genesis 51')).text();
  expect(site.provider.requests.length).toBe(before);
});

test.each([
  ['joh', '', '?filter=joh', ['John', '1 John', '2 John', '3 John']],
  [
    'ti',
    '&label=Mark',
    '?label=Mark&filter=ti',
    ['Galatians', '1 Timothy', '2 Timothy', 'Titus', 'Revelation'],
  ],
])(
  'a part of several names, %j%s, leads to the panel with those books',
  async (text, more, query, names) => {
    const response = await enter(text, more);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`/apologetics${query}`);
    expect((await readPage(site.get(`/apologetics${query}`))).texts('summary')).toEqual(names);
  },
);

test.each([
  ['', '', '/apologetics'],
  ['  ', '&label=John+3', '/apologetics?label=John+3'],
])('an empty box, %j%s, changes nothing', async (text, more, path) => {
  const response = await enter(text, more);
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe(path);
});

test('without JavaScript the box submits the text and describes what can be entered', async () => {
  const page = await readPage(site.get('/apologetics?label=John'));
  const box = page.document.querySelector('#label-panel form input[name=ref]');
  expect(box?.getAttribute('aria-label')).toBe('Search Books of the Bible');
  expect(page.text(`#${box?.getAttribute('aria-describedby')}`)).toContain('1 cor 15');
  expect(page.texts('#label-panel form button[type=submit]')).toEqual(['Find']);
});

test('only the Scripture panel reads passages', async () => {
  const page = await readPage(site.get('/quotes?ref=John+22'));
  expect(page.status).toBe(200);
  expect(page.texts('main article').length).toBeGreaterThan(0);
});
