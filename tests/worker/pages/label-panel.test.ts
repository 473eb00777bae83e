import { expect, test } from 'vitest';
import { books } from '../../../shared/scripture/books.ts';
import { topicGroups } from '../../../shared/scripture/topics.ts';
import { type ReadPage, readPage } from '../../support/page.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

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

test('chips are list items whose accessible name contains the visible text', async () => {
  const scripture = await readPage(site.get('/apologetics'));
  const topics = await readPage(site.get('/quotes'));
  for (const [page, group, names] of [
    [scripture, 'Titus', ['Any in Titus', 'Titus 1', 'Titus 2', 'Titus 3']],
    [scripture, '3 John', ['Any in 3 John', '3 John 1']],
    [topics, 'God', ['Any in God', 'Faith', "God's Activity", "Gods' Love"]],
  ] as const) {
    const items = [...page.document.querySelectorAll('details')]
      .find((details) => details.querySelector('summary')?.textContent === group)
      ?.querySelectorAll('ul > li > a:only-child');
    const chips = [...(items ?? [])];
    expect(chips.map((chip) => chip.getAttribute('aria-label') ?? chip.textContent)).toEqual(names);
    for (const [i, chip] of chips.entries()) expect(names[i]).toContain(chip.textContent);
  }
});

test('without JavaScript a chip links to its list, past the content above', async () => {
  for (const path of ['/apologetics', '/quotes']) {
    const page = await readPage(site.get(path));
    const chips = page.hrefs('#label-panel details a');
    expect(chips.length).toBeGreaterThan(80);
    expect(chips.filter((href) => !href?.endsWith('#posts'))).toEqual([]);
  }
});

test("the panel's scroll area is not focusable", async () => {
  const page = await readPage(site.get('/quotes'));
  expect(page.document.querySelector('#label-panel > div')?.getAttribute('tabindex')).toBe('-1');
});

test('both chips of Atheism exist and link to its quotes', async () => {
  const page = await readPage(site.get('/quotes'));
  const chips = chipsOf(page, 'Worldview').filter(({ text }) => text === 'Atheism');
  expect(chips).toEqual([
    { text: 'Atheism', label: 'Atheism' },
    { text: 'Atheism', label: 'Atheism' },
  ]);
  const chosen = await readPage(site.get('/quotes?label=Atheism'));
  expect(chosen.texts('details[open] a[aria-current=true]')).toEqual(['Atheism', 'Atheism']);
  expect(chosen.texts('main article').length).toBeGreaterThan(0);
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

test.each([
  '/apologetics?label=John+3',
  '/quotes',
  '/articles?q=the',
  '/resources',
  '/apologetics?ref=x',
])('every link of %s has a path', async (path) => {
  const page = await readPage(site.get(path));
  expect(page.hrefs('a').filter((href) => !/^(\/|#|mailto:|https:)/.test(href ?? ''))).toEqual([]);
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
