import { expect, test } from 'vitest';
import type { ListName } from '../../../../shared/content/lists.ts';
import { searchSuggestions } from '../../../../worker/search/search-suggestions.ts';
import { indexOf } from '../../../support/index-of.ts';

const index = indexOf([
  { list: 'thoughts', title: 'The stone that was rolled away' },
  { list: 'thoughts', title: 'Proper 1: “Péter’s” stone' },
  { list: 'thoughts', title: 'Proper 13: Why ask Philip?' },
  { title: 'A stone unturned' },
  { title: 'Stones and stars' },
  { list: 'articles', title: 'Six jars of stone' },
]);

const counts = {
  thoughts: { John: 12, Philippians: 0 },
  quotes: { John: 1, Resurrection: 'more' as const },
  articles: {},
};

const suggested = (q: string, list: ListName = 'thoughts', of = index) =>
  searchSuggestions(q, list, { index: of, counts });

/** The texts of the chips, then the titles. */
function texts(...search: Parameters<typeof suggested>): string[] {
  const { scripture = [], topics = [], posts = [] } = suggested(...search) ?? {};
  return [...[...scripture, ...topics].map(({ text }) => text), ...posts.map(({ title }) => title)];
}

test.each([
  ['1 cor 15', ['1 Corinthians 15']],
  ['is 53:4-6', ['Isaiah 53:4-6']],
  ['isiah', ['Isaiah']],
  ['corinthians 1', ['1 Corinthians']],
  ['john', ['John', '1 John', '2 John', '3 John', 'John']],
  ['rolled stone', ['The stone that was rolled away']],
  ['peters stone', ['Proper 1: “Péter’s” stone']],
  ['pet', ['1 Peter', '2 Peter', 'Peter', 'Proper 1: “Péter’s” stone']],
  ['title:"Proper 1"', ['Proper 1: “Péter’s” stone']],
  ['phillip', ['Proper 13: Why ask Philip?']],
  ['sttars', ['Stones and stars']],
  ['why did Philip ask?', ['Proper 13: Why ask Philip?']],
  ['an unturned star', ['A stone unturned', 'Stones and stars']],
  ['a', []],
  ['why does it?', []],
  ['xyzzy plugh xyzzy plugh xyzzy plugh xyzzy plugh stone', []],
  ['🙂', []],
])('%j typed in thoughts is suggested %j', (q, expected) => {
  expect(texts(q)).toEqual(expected);
});

test('titles of all lists are suggested, at most three above results, those of the own list first', () => {
  expect(texts('stone', 'articles')).toEqual([
    'Six jars of stone',
    'A stone unturned',
    'Stones and stars',
  ]);
});

test('a title with all words is not followed by others, and five nearest titles are the most', () => {
  const titles = ['Stone in store', ...[1, 2, 3, 4, 5, 6, 7].map((number) => `Stone ${number}`)];
  const many = indexOf(titles);
  expect(texts('stone store', 'quotes', many)).toEqual(['Stone in store']);
  expect(texts('stoen', 'quotes', many)).toHaveLength(5);
});

test('a possessive is found despite a typing error', () => {
  const titles = ["Gallio's name at Delphi"];
  expect(texts('galio', 'thoughts', indexOf(titles))).toEqual(titles);
});

test('a word that few titles have counts more, and a title with little else comes first', () => {
  const titles = ['Oil, and bread for each of the seven days', 'Oil and water', 'Salt'];
  const few = indexOf(titles);
  expect(texts('salt oil', 'quotes', few)).toEqual(titles.toReversed());
});

test('a suggestion leads to its list, its passages or its post', () => {
  const found = (q: string) => suggested(q) ?? { scripture: [], topics: [], posts: [] };
  const href = (q: string) => [...found(q).scripture, ...found(q).topics][0]?.href;
  expect(href('jn 3:16')).toBe('/apologetics?label=John+3#whole-chapter');
  expect(href('ps 22')).toBe('/passages?ref=Psalm+22');
  expect(href('obadiah')).toBe('/passages?book=Obadiah');
  expect(href('current concerns')).toBe('/quotes?label=Current+Concerns');
  expect(found('unturned').posts).toEqual([{ list: 'quotes', id: '3', title: 'A stone unturned' }]);
});

test('a book, a topic and a passage have the number of their posts, if it is known', () => {
  expect(suggested('john')?.scripture.map(({ count }) => count)).toEqual([
    12,
    ...Array(3).fill(undefined),
  ]);
  expect(suggested('john')?.topics[0]?.count).toBe(1);
  expect(suggested('philippians')?.scripture[0]?.count).toBe(0);
  expect(suggested('resurrection')?.topics[0]?.count).toBeUndefined();
  const cited = indexOf(['Leviticus 3']);
  const counted = ['lev 3', 'lev 4', 'leviticus', 'john 3'].map(
    (q) => suggested(q, 'thoughts', cited)?.scripture[0]?.count,
  );
  expect(counted).toEqual([1, 0, 1, undefined]);
});

test.each([
  ['ressurection', 'resurrection', '/quotes?q=resurrection'],
  ['who rolled the stoen?', 'rolled stone', '/quotes?q=rolled+stone'],
  ['stone', undefined, undefined],
  ['rolling', undefined, undefined],
  ['xyzzy', undefined, undefined],
])('for %j the search for %j is offered', (q, text, href) => {
  expect(suggested(q, 'quotes')?.corrected).toEqual(text && { text, href });
});

test('a misspelled word is corrected to that of the most titles', () => {
  const titles = ['The house', 'A house of hours', 'Three hours', 'Two hours'];
  expect(suggested('housr', 'quotes', indexOf(titles))?.corrected?.text).toBe('hours');
});

test('what has less than half of the words, or is misspelled, is shown only without results', () => {
  const isHidden = (q: string) => suggested(q)?.isDidYouMean ?? false;
  expect(isHidden('stoen')).toBe(true);
  expect(isHidden('stone xyzzy plugh')).toBe(true);
  expect(isHidden('stone xyzzy')).toBe(false);
  expect(isHidden('isiah 7')).toBe(false);
});
