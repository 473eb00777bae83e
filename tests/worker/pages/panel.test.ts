import { expect, test } from 'vitest';
import { books } from '../../../shared/scripture/books.ts';
import { topicGroups } from '../../../shared/scripture/topics.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();

type Chips = { text: string; label: string }[];

/** The chips of each group. */
const groupsOf: Record<string, [name: string, chips: Chips][]> = {
  '/apologetics': books.map(([book, count]) => [
    book,
    Array.from({ length: count }, (_, i) => ({ text: `${i + 1}`, label: `${book} ${i + 1}` })),
  ]),
  '/quotes': topicGroups.map(([group, topics]) => [
    group,
    topics
      .toSorted((a, b) => a.localeCompare(b, 'en'))
      .map((topic) => ({ text: topic, label: topic })),
  ]),
};

test.each(Object.entries(groupsOf))(
  "the panel of %s has all groups, each with 'Any' and its chips in order, which lead to the list",
  async (path, groups) => {
    const { texts, document, hrefs } = await readPage(site.get(path));
    expect(texts('summary')).toEqual(groups.map(([name]) => name));
    const shown = [...document.querySelectorAll('#label-panel details a')].map((chip) => ({
      text: chip.textContent,
      label: new URL(chip.getAttribute('href') ?? '', site.url).searchParams.get('label'),
    }));
    const all = groups.flatMap(([name, chips]) => [{ text: 'Any', label: name }, ...chips]);
    expect(shown).toEqual(all);
    const chipHrefs = hrefs('#label-panel details a');
    expect(chipHrefs.filter((href) => !href?.endsWith('#posts'))).toEqual([]);
    expect(document.querySelector('#label-panel > div')?.getAttribute('tabindex')).toBe('-1');
  },
);

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

test.each<[path: string, closed: string[], open: Record<string, string[]>, message?: string]>([
  ['/apologetics?filter=JOH', ['John', '1 John', '2 John', '3 John'], {}],
  ['/quotes?filter=bible', ['Bible', 'Bible Characters'], {}],
  ['/quotes?filter=+ATHEISM', [], { Worldview: ['Atheism', 'Atheism'] }],
  ['/quotes?filter=hell&label=God', [], { Christianity: ['Hell'] }],
  ['/apologetics?filter=.*', [], {}, 'No books found.'],
  ['/quotes?filter=Tobit', [], {}, 'No topics found.'],
])(
  'without JavaScript, %s shows the groups %j and, in open groups, the topics %j',
  async (path, closed, open, message) => {
    const page = await readPage(site.get(path));
    expect(page.texts('details[name]:not([open]) summary')).toEqual(closed);
    const found = [...page.document.querySelectorAll('details[open]:not([name])')].map((it) => [
      it.querySelector('summary')?.textContent,
      [...it.querySelectorAll('a')].map((chip) => chip.textContent),
    ]);
    const withAny = Object.entries(open).map(([group, topics]) => [group, ['Any', ...topics]]);
    expect(found).toEqual(withAny);
    if (message) expect(page.text('#label-panel')).toContain(message);
    expect(page.texts('main article').length).toBeGreaterThan(0);
  },
);

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

test.each([
  ['1 cor 15', '1 Corinthians', '15', ''],
  ['Jude 3', 'Jude', '1', ''],
  ['pslam 22', undefined, undefined, 'Passage: Psalm 22.'],
  ['John 22', 'John', undefined, 'John has 21 chapters.'],
  ['prodigal son', undefined, undefined, 'No books found. Passages with this name'],
])(
  'without JavaScript, %j in the box opens the book %s, marks chapter %s, and says: %s',
  async (text, book, chapter, message) => {
    const query = new URLSearchParams({ label: 'Mark 1', filter: text });
    const page = await readPage(site.get(`/apologetics?${query}`));
    expect(page.texts('details[open] summary')).toEqual([book].filter(Boolean));
    expect(page.texts('[data-marked]')).toEqual([chapter].filter(Boolean));
    expect(page.text('#label-panel')).toContain(message);
    expect(page.text('#posts')).toBe('Mark 1');
  },
);

test.each([
  ['Psalm 22', '/passages?ref=Psalm+22'],
  ['Jud 4:8', '/passages?ref=Judges+4:8'],
  ['prodigal son', '/passages?ref=prodigal+son'],
])('without JavaScript, %j in the box has a link to %s', async (text, href) => {
  const page = await readPage(site.get(`/apologetics?${new URLSearchParams({ filter: text })}`));
  expect(page.hrefs('#label-panel > div a')).toContain(href);
});

test('a list says that it shows the whole chapter, and a form preserves what is no passage', async () => {
  const list = await readPage(site.get('/apologetics?label=Jude+1'));
  expect(list.texts('#whole-chapter')).toEqual(['Showing Jude 1 (whole chapter)']);
  const passages = await readPage(site.get('/passages?ref=%3Cq%3E'));
  expect(passages.document.querySelector('input[name=ref]')?.getAttribute('value')).toBe('<q>');
});

test('without JavaScript the box submits the text and describes what can be entered', async () => {
  const page = await readPage(site.get('/apologetics?label=John'));
  const box = page.document.querySelector('#label-panel form input[name=filter]');
  expect(box?.getAttribute('aria-label')).toBe('Search Books of the Bible');
  expect(page.text(`#${box?.getAttribute('aria-describedby')}`)).toContain('1 cor 15');
  expect(page.texts('#label-panel form button[type=submit]')).toEqual(['Find']);
});
