import { expect, test } from 'vitest';
import { versesOfChapter } from '../../../../shared/scripture/verses.ts';
import { passagesDocument } from '../../../../worker/passages/passages-document.ts';
import { indexOf } from '../../../support/index-of.ts';

/** 4,500 posts on the first verses of each chapter of John, and 30 on Romans 8. */
const index = indexOf(
  Array.from({ length: 4_530 }, (_, i) => {
    const label = i < 4_500 ? `John ${(i % 21) + 1}` : 'Romans 8';
    const first = versesOfChapter(label)?.first ?? 0;
    return { passages: [first, first + 1] };
  }),
);

async function documentOf(query: { book?: string; ref?: string }) {
  const result = await passagesDocument({ book: '', ref: '', ...query }, index);
  const { sections = [], notes, reading } = 'data' in result ? result.data : {};
  const groups = [...(reading?.groups ?? []), ...sections];
  return { rows: groups.flatMap(({ posts = [] }) => posts), notes, sections, rest: reading?.rest };
}

test('a book with 4,500 posts has the first 100, and the numbers of all by chapter', async () => {
  const { rows, sections } = await documentOf({ book: 'John' });
  expect(rows).toHaveLength(100);
  const places = sections[0]?.places ?? [];
  expect(places.map(({ text }) => text)).toEqual(Array.from({ length: 21 }, (_, i) => `${i + 1}`));
  expect(places.reduce((sum, { count }) => sum + Number(count), 0)).toBe(4_500);
});

test('typed books with 4,530 posts have the first 100, and say how many there are', async () => {
  const { rows, rest } = await documentOf({ ref: 'John; Romans; Acts; Luke; Mark' });
  expect(rows).toHaveLength(100);
  expect(rest).toEqual({ text: 'These are the first 100 of 4530 posts.' });
  expect((await documentOf({ ref: 'John 1:1; John 2:9' })).rows).toHaveLength(100);
});

test('the data of a page have at most 50 kB, however many passages the posts cite', async () => {
  const verses = versesOfChapter('Acts 2')?.first ?? 0;
  const passages = Array.from({ length: 200 }, (_, i) => verses + 2 * Math.floor(i / 2));
  const title = 'What the shepherds heard on the hills near Bethlehem, part 1';
  const line = 'And there were in the same country shepherds in the field, keeping watch over …';
  const many = indexOf(Array.from({ length: 4_524 }, () => ({ title, line, passages })));
  const document = await passagesDocument({ book: '', ref: 'Acts; Romans; Hebrews' }, many);
  expect(JSON.stringify(document).length).toBeLessThan(50_000);
});

test('a book in another spelling is a passage, which is not described and so not indexed', async () => {
  const described = async (book: string) =>
    'description' in ((await passagesDocument({ book, ref: '' }, index)) as { data: object }).data;
  expect([await described('John'), await described('jn')]).toEqual([true, false]);
});

test('a passage with few posts has all of them', async () => {
  const { rows, rest } = await documentOf({ ref: 'Romans 8:1' });
  expect([rows.length, rest]).toEqual([30, undefined]);
});

test.each([
  ['Isaiah 60', ['Isaiah 53']],
  ['Jeremiah 1', ['Isaiah 53', 'Luke 2']],
])('%s, without posts, leads to the nearest chapters, first in its book', async (ref, nearest) => {
  const result = await passagesDocument({ book: '', ref }, indexOf(['Isaiah 53:5', 'Luke 2']));
  const { reading, sections } = 'data' in result ? result.data : {};
  expect(reading?.nearest?.map(({ text }) => text)).toEqual(nearest);
  expect(sections).toEqual([]);
});

const read = (title: string, ...notes: string[]) => ({
  data: expect.objectContaining({ title, notes }),
});

/** That a passage has no posts is said only if all posts are known. */
const proposed = (
  message: string,
  text: string,
  ref: string,
  known: { count?: 0 } = { count: 0 },
) => ({
  error: {
    status: 404,
    message: expect.stringContaining(message),
    didYouMean: [{ text, href: `/passages?ref=${ref}`, ...known }],
  },
});

const orVerse = { text: 'Genesis 1:2', href: '/passages?ref=Genesis+1:2', count: 0 };

test.each<[ref: string, expected: object, isComplete?: boolean]>([
  ['Genesis 1, 2', { data: expect.objectContaining({ title: 'Genesis 1; 2', other: orVerse }) }],
  ['prodigal son', read('Luke 15:11–32 (Prodigal son)')],
  ['the Good Samaritan', read('Luke 10:25–37 (Good Samaritan)')],
  ['armor of god', read('Ephesians 6:10–20 (Armor of God)')],
  ['the armor', read('Ephesians 6:10–20 (Armor of God)')],
  ['John 3:16 and also Rom 8', read('John 3:16; Romans 8')],
  ['John 3:16 with Rom 8', read('John 3:16; Romans 8')],
  ['John 3:16 plus Rom 8', read('John 3:16; Romans 8')],
  ['1 Cor 15 – the resurrection', read('1 Corinthians 15', '“the resurrection” is not a passage.')],
  ['Romans 8: no condemnation', read('Romans 8', '“no condemnation” is not a passage.')],
  ['James 1:1-18 (faith); Jude', read('James 1:1–18; Jude', '“faith” is not a passage.')],
  // A misspelled name, and less than half of the words of one.
  ['prodical', proposed('This is not a passage', 'Luke 15:11–32', 'Luke+15:11-32')],
  ['sycamore', proposed('This is not a passage', 'Luke 19:1–10', 'Luke+19:1-10')],
  ['hesekiel 3', proposed('There is no book', 'Ezekiel 3', 'Ezekiel+3')],
  ['hesekiel 3', proposed('There is no book', 'Ezekiel 3', 'Ezekiel+3', {}), false],
  // A short name can mean another book.
  ['Jud 4:8', proposed('Jude has one chapter.', 'Judges 4:8', 'Judges+4:8')],
])('%j is read as %j', async (ref, expected, isComplete = true) => {
  expect(await passagesDocument({ book: '', ref }, indexOf([], isComplete))).toEqual(expected);
});
