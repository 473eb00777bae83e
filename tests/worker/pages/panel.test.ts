import { expect, test } from 'vitest';
import { books } from '../../../shared/scripture/books.ts';
import { topicGroups } from '../../../shared/scripture/topics.ts';
import { type ReadPage, readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();

/** The text and `href` of the chips below a group's name. */
function chipsOf(page: ReadPage, group: string) {
  const details = [...page.document.querySelectorAll('details')].find(
    (element) => element.querySelector('summary')?.textContent === group,
  );
  return [...(details?.querySelectorAll('a') ?? [])].map((chip) => ({
    text: chip.textContent,
    label: new URL(chip.getAttribute('href') ?? '', `${site.url}/x`).searchParams.get('label'),
  }));
}

test("the Scripture panel has all books, each with 'Any' and a chip for each chapter", async () => {
  const page = await readPage(site.get('/apologetics'));
  expect(page.texts('summary')).toEqual(books.map(([book]) => book));
  for (const [book, chapters] of books) {
    const numbers = Array.from({ length: chapters }, (_, i) => `${i + 1}`);
    expect(chipsOf(page, book)).toEqual([
      { text: 'Any', label: book },
      ...numbers.map((text) => ({ text, label: `${book} ${text}` })),
    ]);
  }
});

test("the Topics panel has all groups, each with 'Any' and its topics in alphabetical order", async () => {
  const page = await readPage(site.get('/quotes'));
  expect(page.texts('summary')).toEqual(topicGroups.map(([group]) => group));
  for (const [group, topics] of topicGroups) {
    const inOrder = topics.toSorted((a, b) => a.localeCompare(b, 'en'));
    expect(chipsOf(page, group)).toEqual([
      { text: 'Any', label: group },
      ...inOrder.map((topic) => ({ text: topic, label: topic })),
    ]);
  }
});

test('a chip links to its list, past the content above, and the scroll area has no tab stop', async () => {
  for (const path of ['/apologetics', '/quotes']) {
    const page = await readPage(site.get(path));
    const chips = page.hrefs('#label-panel details a');
    expect(chips.length).toBeGreaterThan(80);
    expect(chips.filter((href) => !href?.endsWith('#posts'))).toEqual([]);
    expect(page.document.querySelector('#label-panel > div')?.getAttribute('tabindex')).toBe('-1');
  }
});

test("groups are an accordion, closed at first; the selected label's group is open", async () => {
  const page = await readPage(site.get('/apologetics'));
  expect(page.texts('details[name=group]')).toHaveLength(27);
  expect(page.texts('details[open], details [aria-current]')).toEqual([]);
  for (const [label, chip] of [
    ['1 John', 'Any'],
    ['1 John 3', '3'],
  ]) {
    const chosen = await readPage(
      site.get(`/apologetics?${new URLSearchParams({ label: `${label}` })}`),
    );
    expect(chosen.texts('details[open] summary')).toEqual(['1 John']);
    expect(chosen.texts('details a[aria-current=true]')).toEqual([chip]);
    expect(chosen.text('#posts')).toBe(label);
  }
});

test("'Clear ×' appears only with a label and links to all posts", async () => {
  const clear = '#label-panel header a';
  for (const path of ['/quotes', '/quotes?q=God', '/apologetics']) {
    expect((await readPage(site.get(path))).texts(clear)).toEqual([]);
  }
  const page = await readPage(site.get('/quotes?label=Hell'));
  expect(page.texts(clear)).toEqual(['Clear ×']);
  expect(page.hrefs(clear)).toEqual(['/quotes']);
});

test.each([
  ['/apologetics?filter=JOH', ['John', '1 John', '2 John', '3 John']],
  ['/apologetics?filter=+acts+', ['Acts']],
  ['/apologetics?filter=1', ['1 Corinthians', '1 Thessalonians', '1 Timothy', '1 Peter', '1 John']],
  ['/quotes?filter=bible', ['Bible', 'Bible Characters']],
])('without JavaScript, %s shows the groups whose name contains the text', async (path, groups) => {
  const page = await readPage(site.get(path));
  expect(page.texts('summary')).toEqual(groups);
  expect(page.texts('details[open]')).toEqual([]);
  expect(page.texts('main article').length).toBeGreaterThan(0);
});

test.each<[path: string, open: Record<string, string[]>, closed: string[]]>([
  ['/quotes?filter=Miracles', { Bible: ['Miracles'] }, []],
  ['/quotes?filter=+ATHEISM', { Worldview: ['Atheism', 'Atheism'] }, []],
  [
    '/quotes?filter=god&label=God',
    {
      Apologetics: ['Rejecting God'],
      Christianity: ['Image of God'],
      Creation: ["God's World"],
      Science: ['God of the Gaps'],
    },
    ['Gods Existence'],
  ],
])(
  'without JavaScript, %s shows the topics that contain the text in open groups',
  async (path, open, closed) => {
    const page = await readPage(site.get(path));
    const found = [...page.document.querySelectorAll('details:not([name])')].map((details) => [
      details.querySelector('summary')?.textContent,
      [...details.querySelectorAll('a')].map((chip) => chip.textContent),
    ]);
    const withAny = Object.entries(open).map(([group, topics]) => [group, ['Any', ...topics]]);
    expect(found).toEqual(withAny);
    expect(page.texts('details:not([name], [open])')).toEqual([]);
    expect(page.texts('details[name]:not([open]) summary')).toEqual(closed);
  },
);

test.each([
  ['/apologetics?filter=Tobit', 'No books found.'],
  ['/apologetics?filter=.*', 'No books found.'],
  ['/quotes?filter=Tobit', 'No topics found.'],
])('%s says: %s', async (path, message) => {
  const page = await readPage(site.get(path));
  expect(page.texts('summary')).toEqual([]);
  expect(page.text('#label-panel')).toContain(message);
});

test('filtering the panel does not change the list', async () => {
  const page = await readPage(site.get('/quotes?label=Hell&filter=god'));
  const form = page.document.querySelector('#label-panel form');
  const fields = [...(form?.querySelectorAll('input') ?? [])].map((input) => [
    input.getAttribute('name'),
    input.getAttribute('value'),
  ]);
  expect(fields).toEqual([
    ['label', 'Hell'],
    ['filter', 'god'],
  ]);
  expect(page.text('#posts')).toBe('Hell');
});

function enter(text: string, more = '') {
  return site.get(`/apologetics?${new URLSearchParams({ ref: text })}${more}`);
}

test.each([
  ['1 cor 15', '/apologetics?label=1+Corinthians+15'],
  ['Revelations 21', '/apologetics?label=Revelation+21'],
  [' JOHN  3 ', '/apologetics?label=John+3'],
  ['Is 53:4-6', '/passages?ref=Isaiah+53:4-6'],
  ['pslam 22', '/passages?ref=Psalm+22'],
])('%j leads to %s', async (text, location) => {
  const response = await enter(text);
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe(location);
});

test.each([
  ['1 Cor 15:3-8', '1 Corinthians 15'],
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

test.each([
  ['John 22', 'John has 21 chapters.'],
  ['Jn 5:9-3', 'This passage ends before it begins.'],
  ['Isaiah 67', 'Isaiah has 66 chapters.'],
  ['Judith 1', 'This is not a passage of the Bible.'],
  ['<b>', 'This is not a passage of the Bible.'],
])('%j leads to the page of passages, which says: %s', async (text, problem) => {
  const response = await enter(text, '&label=John+3');
  expect(response.status).toBe(303);
  const location = response.headers.get('Location') ?? '';
  expect(location).toMatch(/^\/passages\?ref=/);
  const page = await readPage(site.get(location));
  expect(page.status).toBe(404);
  expect(page.text('main')).toContain(problem);
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
