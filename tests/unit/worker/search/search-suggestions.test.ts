import { expect, test } from 'vitest';
import type { ListName } from '../../../../shared/content/lists.ts';
import { searchSuggestions } from '../../../../worker/search/search-suggestions.ts';
import { indexOf, wordsOf } from '../../../support/index-of.ts';

const counts = {
  thoughts: { John: 12, Philippians: 0 },
  quotes: { John: 1, Resurrection: '10+' },
  articles: {},
};

const index = indexOf(
  [
    { list: 'thoughts', id: 'rolled', title: 'The pebble that was rolled away' },
    { list: 'thoughts', title: 'Proper 1: “Sébastien’s” pebble' },
    { list: 'thoughts', title: 'Proper 13: Why ask Sebastian?' },
    { title: 'A pebble unturned' },
    { title: 'Pebbles and ferns' },
    { list: 'articles', title: 'Six jars of pebble' },
  ],
  true,
  counts,
);

const names = { rolled: 'tischendorf bengel' };

const suggested = (q: string, list: ListName | undefined = 'thoughts', of = index) =>
  searchSuggestions(q, list, of, wordsOf(of, names));

const subjects = (...search: Parameters<typeof suggested>) => suggested(...search)?.subjects ?? [];

/** The names of the subjects, then the titles. */
function texts(...search: Parameters<typeof suggested>): string[] {
  const { posts = [] } = suggested(...search) ?? {};
  return [...subjects(...search).map(({ text }) => text), ...posts.map(({ title }) => title)];
}

test.each([
  ['1 cor 15', ['1 Corinthians 15']],
  ['is 53:4-6', ['Isaiah 53:4–6']],
  ['isiah', ['Isaiah']],
  ['mork', []],
  ['Genesis 1, 2', ['Genesis 1', 'Genesis 2', 'Genesis 1:2']],
  ['corinthians 1', ['1 Corinthians', '2 Corinthians']],
  ['rolled pebble', ['The pebble that was rolled away']],
  ['sebastiens pebble', ['Proper 1: “Sébastien’s” pebble']],
  ['title:"Proper 1"', ['Proper 1: “Sébastien’s” pebble']],
  ['sebastain', ['Proper 13: Why ask Sebastian?']],
  ['filippians', ['Philippians']],
  ['pebbels', ['Pebbles and ferns']],
  ['romans 8 sermon', ['Romans 8']],
  ['what is in 1 cor 15:3-8', ['1 Corinthians 15']],
  ['Romans 8 28 and pebble jars', ['Romans 8', 'Six jars of pebble']],
  ['Genesis 1 and 2', ['Genesis 1', 'Genesis 2']],
  [
    'do 2 samuel 24 and 1 chronicles 21 and 22 fit?',
    ['2 Samuel 24', '1 Chronicles 21', '1 Chronicles 22'],
  ],
  ['Is Genesis 3:16 or Luke 2:1 right?', ['Luke 2', 'Genesis 3:16']],
  ['Is Song of Solomon 8:8 on marriage?', ['Song of Songs 8:8', 'Marriage']],
  ['how many ferns, 1,700?', ['Pebbles and ferns']],
  ['1', []],
  ['why did Sebastian ask?', ['Proper 13: Why ask Sebastian?']],
  ['an unturned fern', ['A pebble unturned', 'Pebbles and ferns']],
  ['a', []],
  ['why does it?', []],
  ['xyzzya xyzzyb xyzzyc xyzzyd xyzzyf xyzzyg xyzzyh xyzzyj pebble', []],
  ['🙂', []],
])('%j typed in thoughts is suggested %j', (q, expected) => {
  expect(texts(q)).toEqual(expected);
});

test.each([
  ['sermon series', 'Preach through a book', '/series'],
  ['how do I preach through a book of the Bible?', 'Preach through a book', '/series'],
  ['preach through James', 'Preach through James', '/series?book=James'],
  ['Sermons through the gospel of Mark', 'Preach through Mark', '/series?book=Mark'],
  ['sermon series on Song of Songs', 'Preach through Song of Songs', '/series?book=Song+of+Songs'],
  ['1 peter series, 6 weeks', 'Preach through 1 Peter', '/series?book=1+Peter'],
])('%j offers %j first', (q, text, href) => {
  expect(subjects(q)[0]).toEqual({ text, href });
});

test.each([
  'sermon on the mount',
  'psalm 23 sermon',
  'why did Jesus preach?',
  'does God preach through prophets?',
  'world series',
  'sermon on James',
  'through the Bible',
])('%j offers no series', (q) => {
  expect(texts(q).join()).not.toContain('Preach through');
});

test('a book and the topic with its name come before the other books that have it', () => {
  expect(subjects('john').map(({ text, list }) => [text, list])).toEqual([
    ['John', 'thoughts'],
    ['John', 'quotes'],
    ...['1 John', '2 John', '3 John'].map((book) => [book, 'thoughts']),
  ]);
});

test.each([
  ['prodigal son', 'Prodigal son', '/passages?ref=Luke+15:11-32'],
  ['leah and rachel', 'Jacob, Leah and Rachel', '/passages?ref=Genesis+29:14-30'],
  ['i am who i am', 'Burning bush', '/passages?ref=Exodus+3'],
  ['devil', 'Satan', '/quotes?label=Satan'],
  ['did jesus exist', 'Historical Evidence of Jesus', undefined],
  ['who made god', 'Creation', '/quotes?label=Creation'],
])('by %j people mean %j', (q, text, href) => {
  const found = subjects(q, undefined).slice(0, 2);
  expect(found).toContainEqual(expect.objectContaining({ text, ...(href && { href }) }));
});

test('a passage with a name has its references', () => {
  expect(subjects('prodigal son')[0]?.reference).toBe('Luke 15:11–32');
});

test('a word that begins another one finds it only if nothing has the word whole', () => {
  const titles = ['Existentialists', 'Zebu', 'Zebulonite', 'Quaggas'];
  const of = indexOf(titles);
  expect(texts('zebu', 'quotes', of)).toEqual(['Zebu']);
  expect(texts('quagg', 'quotes', of)).toEqual(['Quaggas']);
  expect(texts('exist', 'quotes', of)).not.toContain('Existentialists');
});

test.each(['witness', 'creates', 'prophecy', 'prophecies witnessed', 'doubts', 'planning'])(
  'a title is found by %j, a form of its words',
  (q) => {
    const titles = ['Witnesses created a prophecy that doubters planned'];
    expect(texts(q, 'quotes', indexOf(titles))).toEqual(expect.arrayContaining(titles));
  },
);

test.each([
  ['materials', 'Materialism'],
  ['changed', 'Quagga changers'],
  ['mean', 'Meaning of quaggas'],
  ['one', 'On quaggas'],
  ['eat', 'Quaggas at home'],
  ['mad', 'Made of quaggas'],
  ['since', 'Sincere quaggas'],
])('%j does not find %j, which only begins like it', (q, title) => {
  expect(texts(q, 'quotes', indexOf([title]))).not.toContain(title);
});

test('a title is found by another form of an irregular word', () => {
  expect(texts('quaggas written', 'quotes', indexOf(['He wrote quaggas']))).toContain(
    'He wrote quaggas',
  );
});

test.each(['who am i', 'to be', 'soren', 'caedmon', 'thorlakr', 'zeus'])(
  'a title is found by %j, all of its words as they are typed',
  (q) => {
    const titles = ['Who Am I?', 'To be', 'Søren', 'Cædmon', 'Þórlákr', 'Zeus’s'];
    const found = suggested(q, 'quotes', indexOf(titles));
    expect(found?.posts.map(({ title }) => title)).toHaveLength(1);
    expect(found).not.toHaveProperty('corrected');
  },
);

test('a subject without posts has less of its score', () => {
  const namesOf = (cites: string) =>
    subjects('lazarus', 'quotes', indexOf([cites])).flatMap(({ text }) =>
      text.endsWith('Lazarus') ? [text] : [],
    );
  expect(namesOf('Genesis 1')).toEqual(['Raising of Lazarus', 'Rich man and Lazarus']);
  expect(namesOf('Luke 16:20')).toEqual(['Rich man and Lazarus', 'Raising of Lazarus']);
});

test('a subject whose name is the search comes first, also without posts', () => {
  const counts = { ...index.counts, quotes: { Creation: 3 } };
  const found = subjects('Garden of Eden', undefined, indexOf([], true, counts));
  expect(found.map(({ text }) => text).slice(0, 2)).toEqual(['Adam and Eve', 'Creation']);
});

test('a post is found by a name that only its text has', () => {
  expect(texts('bengel', undefined)).toEqual(['The pebble that was rolled away']);
  expect(texts('tishendorf', undefined)).toEqual(['The pebble that was rolled away']);
});

test('titles of all lists are suggested, at most three above results, those of the own list first', () => {
  expect(texts('pebble', 'articles')).toEqual([
    'Six jars of pebble',
    'A pebble unturned',
    'Pebbles and ferns',
  ]);
});

test('a title with all words is not followed by others', () => {
  const titles = ['Pebble in store', 'Pebble 1', 'Pebble 2'];
  expect(texts('pebble store', 'quotes', indexOf(titles))).toEqual(['Pebble in store']);
});

test('a title with half of the words and many others is offered only in a search of its list', () => {
  const trees = 'elms, oaks, yews, firs, figs, sloes, ivies, ashes, boxes, pines, limes, pears';
  const titles = ['Quaggas', `Quaggas beside ${trees}`];
  const of = indexOf(titles);
  const titlesIn = (list?: ListName) =>
    searchSuggestions('quagga resurrection', list, of, wordsOf(of))?.posts.map(
      ({ title }) => title,
    );
  expect(titlesIn()).toEqual(titles.slice(0, 1));
  expect(titlesIn('quotes')).toEqual(titles);
});

test('a possessive is found despite a typing error', () => {
  const titles = ["Gwalior's name at Delphi"];
  expect(texts('gwailor', 'thoughts', indexOf(titles))).toEqual(titles);
});

test('a word that few titles have counts more, and a title with little else comes first', () => {
  const titles = ['Ferns, and jars for each of the seven days', 'Ferns and jars', 'Quaggas'];
  const few = indexOf(titles);
  expect(texts('quagga fern', 'quotes', few)).toEqual(titles.toReversed());
});

test('a suggestion leads to its list, its passages or its post', () => {
  const href = (q: string) => subjects(q)[0]?.href;
  expect(href('jn 3:16')).toBe('/apologetics?label=John+3#whole-chapter');
  expect(href('ps 22')).toBe('/passages?ref=Psalm+22');
  expect(href('obadiah')).toBe('/passages?book=Obadiah');
  expect(href('current concerns')).toBe('/quotes?label=Current+Concerns');
  expect(suggested('unturned')?.posts).toMatchObject([
    { list: 'quotes', id: '3', title: 'A pebble unturned', published: '1970-01-01T00:00:00.003Z' },
  ]);
});

test('a book, a topic and a passage have the number of their posts, if it is known', () => {
  const countsOf = (...search: Parameters<typeof suggested>) =>
    subjects(...search).map(({ count }) => count);
  expect(countsOf('john')).toEqual([12, 1, ...Array(3).fill(undefined)]);
  expect(countsOf('philippians')).toEqual([0]);
  expect(countsOf('resurrection')[0]).toBe('10+');
  const cited = indexOf(['Leviticus 3']);
  const counted = ['lev 3', 'lev 4', 'leviticus', 'john 3'].map(
    (q) => countsOf(q, 'thoughts', cited)[0],
  );
  expect(counted).toEqual([1, 0, 1, undefined]);
});

test.each([
  ['ressurection', 'resurrection', '/quotes?q=resurrection'],
  ['who rolled the pebbel?', 'who rolled the pebble?', '/quotes?q=who+rolled+the+pebble%3F'],
  ['pebble', undefined, undefined],
  ['rolling', undefined, undefined],
  ['a pebble of manner and jars at hanging fernes', undefined, undefined],
  ['xyzzy', undefined, undefined],
])('for %j the search for %j is offered', (q, text, href) => {
  expect(suggested(q, 'quotes')?.corrected).toEqual(text && { text, href });
});

test('a misspelled word is corrected to that of the most titles', () => {
  const titles = ['The fernz', 'A fernz of fernq', 'Three fernq', 'Two fernq'];
  expect(suggested('fernx', 'quotes', indexOf(titles))?.corrected?.text).toBe('fernq');
});

test('what has less than half of the words is only near', () => {
  const isNearest = (q: string) => suggested(q)?.isNearest ?? false;
  expect(isNearest('creation xyzzy plugh')).toBe(true);
  expect(suggested('creation xyzzy plugh pebble')?.posts).toEqual([]);
  expect(isNearest('pebble fern xyzzy')).toBe(false);
  expect(isNearest('isiah 7')).toBe(false);
});

test('words that no title has lead to the newest posts of the topics that they mean', () => {
  const labels = ['Resurrection of Jesus'];
  const of = indexOf([{ title: 'The stone' }, { title: 'The linen', labels }]);
  for (const list of [undefined, 'thoughts' as const])
    expect(searchSuggestions('did jesus rise', list, of, wordsOf(of))?.posts).toMatchObject([
      { title: 'The linen' },
    ]);
});
