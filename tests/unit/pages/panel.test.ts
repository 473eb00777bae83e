import { expect, test } from 'vitest';
import { books } from '../../../shared/scripture/books.ts';
import { topicGroups } from '../../../shared/scripture/topics.ts';
import { siteForTests } from '../../support/content-site.ts';

const site = siteForTests();

type Chip = [text: string, label: string];

/** The chips of each group. */
const groupsOf: Record<string, [name: string, chips: Chip[]][]> = {
  '/apologetics': books.map(([book, count]) => [
    book,
    Array.from({ length: count }, (_, i) => [`${i + 1}`, `${book} ${i + 1}`]),
  ]),
  '/quotes': topicGroups.map(([group, topics]) => [
    group,
    topics.toSorted((a, b) => a.localeCompare(b, 'en')).map((topic) => [topic, topic]),
  ]),
};

test.each(Object.entries(groupsOf))('the panel of %s has all its chips', async (path, groups) => {
  const { texts, hrefs, attribute } = await site.read(path);
  expect(texts('summary')).toEqual(groups.map(([name]) => name));
  const chips = groups.flatMap(([name, chips]): Chip[] => [['Any', name], ...chips]);
  expect(texts('#label-panel details a')).toEqual(chips.map(([text]) => text));
  expect(hrefs('#label-panel details a')).toEqual(
    chips.map(([, label]) => `${path}?${new URLSearchParams({ label })}#posts`),
  );
  expect(attribute('#label-panel > div', 'tabindex')).toBe('-1');
});

test("groups are an accordion, closed at first; the selected label's group is open", async () => {
  const { texts } = await site.read('/apologetics');
  expect(texts('details[name=group]')).toHaveLength(27);
  expect(texts('details[open], details [aria-current]')).toEqual([]);
  for (const [label, chip] of [
    ['1 John', 'Any'],
    ['1 John 3', '3'],
  ]) {
    const { text, texts } = await site.read(`/apologetics?label=${label}`);
    expect(texts('details[open] summary')).toEqual(['1 John']);
    expect(texts('details a[aria-current=true]')).toEqual([chip]);
    expect(text('#posts')).toBe(label);
  }
});

test("'Clear ×' appears only with a label and links to all posts", async () => {
  const clear = '#label-panel header a';
  for (const path of ['/quotes', '/quotes?q=God', '/apologetics']) {
    expect((await site.read(path)).texts(clear)).toEqual([]);
  }
  const { texts, hrefs } = await site.read('/quotes?label=Hell');
  expect(texts(clear)).toEqual(['Clear ×']);
  expect(hrefs(clear)).toEqual(['/quotes']);
});

// tests/unit/client/browse/label-groups.test.ts has what is found.
test.each<[path: string, closed: string[], open: string[], message?: string]>([
  ['/apologetics?filter=JOH', ['John', '1 John', '2 John', '3 John'], []],
  ['/quotes?filter=+ATHEISM', [], ['Worldview', 'Any', 'Atheism', 'Atheism']],
  ['/quotes?filter=hell&label=God', [], ['Christianity', 'Any', 'Hell']],
  ['/apologetics?filter=.*', [], [], 'No books found.'],
  ['/quotes?filter=Tobit', [], [], 'No topics found.'],
])('%s shows the groups %j and the open topics %j', async (path, closed, open, message = '') => {
  const { texts, text } = await site.read(path);
  expect(texts('details[name]:not([open]) summary')).toEqual(closed);
  expect(texts('details[open]:not([name]) :is(summary, a)')).toEqual(open);
  expect(text('#label-panel')).toContain(message);
  expect(texts('main article').length).toBeGreaterThan(0);
});

test('the box of the panel submits its text with the label, and describes what can be entered', async () => {
  const form = '#label-panel form';
  const { attribute, attributes, texts, text } = await site.read(
    '/apologetics?label=John&filter=ruth',
  );
  expect(attributes(`${form} input`, 'name')).toEqual(['label', 'filter']);
  expect(attributes(`${form} input`, 'value')).toEqual(['John', 'ruth']);
  expect(text('#posts')).toBe('John');
  const box = `${form} input[name=filter]`;
  expect(attribute(box, 'aria-label')).toBe('Search Books of the Bible');
  expect(text(`#${attribute(box, 'aria-describedby')}`)).toContain('1 cor 15');
  expect(texts(`${form} button[type=submit]`)).toEqual(['Find']);
});

test.each<[typed: string, book: string, chapter: string, message: string, ref?: string]>([
  ['1 cor 15', '1 Corinthians', '15', ''],
  ['Jude 3', 'Jude', '1', ''],
  ['pslam 22', '', '', 'Passage: Psalm 22.', 'Psalm+22'],
  ['Jud 4:8', 'Jude', '', 'Jude has one chapter.', 'Judges+4:8'],
  ['John 22', 'John', '', 'John has 21 chapters.'],
  ['prodigal son', '', '', 'Passages with this name', 'prodigal+son'],
])('%j opens the book %s, marks %s, says: %s', async (typed, book, chapter, message, ref) => {
  const filter = new URLSearchParams({ filter: typed });
  const { texts, text, hrefs } = await site.read(`/apologetics?label=Mark+1&${filter}`);
  expect(texts('details[open] summary')).toEqual([book].filter(Boolean));
  expect(texts('[data-marked]')).toEqual([chapter].filter(Boolean));
  expect(text('#label-panel')).toContain(message);
  if (ref) expect(hrefs('#label-panel > div a')).toContain(`/passages?ref=${ref}`);
  expect(text('#posts')).toBe('Mark 1');
});

test('a list says that it shows the whole chapter, and a form preserves what is no passage', async () => {
  const list = await site.read('/apologetics?label=Jude+1');
  expect(list.texts('#whole-chapter')).toEqual(['Showing Jude 1 (whole chapter)']);
  const { attribute } = await site.read('/passages?ref=%3Cq%3E');
  expect(attribute('input[name=ref]', 'value')).toBe('<q>');
});
