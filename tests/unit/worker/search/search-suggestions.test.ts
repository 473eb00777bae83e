import { expect, test } from 'vitest';
import type { ListName } from '../../../../shared/content/lists.ts';
import { PostIndex } from '../../../../worker/crawl/post-index.ts';
import {
  didYouMean,
  searchSuggestions,
  suggestionsFor,
} from '../../../../worker/search/search-suggestions.ts';

function indexOf(...titles: [list: ListName, title: string][]): PostIndex {
  const posts = titles.map(([list, title], i) => ({
    ...{ list, title, id: `${i}`, published: null, passages: [], labelled: [] },
  }));
  return new PostIndex(posts, true);
}

const index = indexOf(
  ['thoughts', 'The stone that was rolled away'],
  ['thoughts', 'Proper 1: “Péter’s” stone'],
  ['thoughts', 'Proper 13: Why ask Philip?'],
  ['quotes', 'A stone unturned'],
  ['quotes', 'Stones and stars'],
  ['articles', 'Six jars of stone'],
);

function texts(q: string, list: ListName = 'thoughts', of = index) {
  return searchSuggestions(q, list, of).suggestions.map(({ kind, text }) => `${kind}: ${text}`);
}

test.each([
  ['1 cor 15', ['Passage: 1 Corinthians 15']],
  ['is 53:4-6', ['Passage: Isaiah 53:4-6']],
  ['isiah', ['Book: Isaiah']],
  ['corinthians 1', ['Book: 1 Corinthians']],
  ['john', ['Book: John', 'Book: 1 John', 'Book: 2 John', 'Book: 3 John']],
  ['rolled stone', ['Thought: The stone that was rolled away']],
  ['peters stone', ['Thought: Proper 1: “Péter’s” stone']],
  ['pet', ['Book: 1 Peter', 'Book: 2 Peter', 'Topic: Peter', 'Thought: Proper 1: “Péter’s” stone']],
  ['title:"Proper 1"', ['Thought: Proper 1: “Péter’s” stone']],
  ['phillip', ['Thought: Proper 13: Why ask Philip?']],
  ['stoen', ['Thought: Proper 1: “Péter’s” stone', 'Thought: The stone that was rolled away']],
  ['🙂', []],
])('%j typed in thoughts is suggested %j', (q, suggestions) => {
  expect(texts(q)).toEqual(suggestions);
});

test('books are first in thoughts, topics in quotes', () => {
  expect(texts('john', 'quotes').slice(0, 2)).toEqual(['Topic: John', 'Topic: Gospel of John']);
});

test('a title with all words is not followed by titles with others, and five are the most', () => {
  const many = indexOf(
    ...Array.from({ length: 9 }, (_, i): [ListName, string] => ['thoughts', `Stone ${i}`]),
    ['thoughts', 'Store'],
  );
  expect(texts('stone', 'thoughts', many)).toHaveLength(5);
  expect(texts('store', 'thoughts', many)).toEqual(['Thought: Store']);
});

test('a suggestion leads to its list, its passages or its post', () => {
  const hrefs = (q: string, list: ListName = 'thoughts') =>
    searchSuggestions(q, list, index).suggestions.map(({ href }) => href);
  expect(hrefs('jn 3:16')).toEqual(['/apologetics?label=John+3#whole-chapter']);
  expect(hrefs('ps 22')).toEqual(['/passages?ref=Psalm+22']);
  expect(hrefs('obadiah')).toEqual(['/passages?book=Obadiah']);
  expect(hrefs('current concerns')).toEqual(['/quotes?label=Current+Concerns']);
  expect(hrefs('rolled')).toEqual(['/apologetics?post=0']);
  expect(hrefs('jars', 'articles')).toEqual(['/articles/5']);
});

test('the searches of other lists are suggested with the number of their titles', () => {
  expect(searchSuggestions('"stone"', 'thoughts', index).elsewhere).toEqual([
    { text: 'Quotes (2)', href: '/quotes?q=%22stone%22' },
    { text: 'Articles (1)', href: '/articles?q=%22stone%22' },
  ]);
  expect(searchSuggestions('stoen', 'thoughts', index).elsewhere).toEqual([]);
});

test('the nearest have the most of the words, then the closest spelling', () => {
  const nearest = (q: string) => didYouMean(q, 'thoughts', index).map(({ text }) => text);
  expect(nearest('stone rolled by angels')).toEqual(['The stone that was rolled away']);
  expect(nearest('ressurection')).toEqual(['Resurrection', 'Resurrection of Jesus']);
  expect(nearest('xyzzy plugh')).toEqual([]);
});

test('without suggestions and other lists, a search has what is nearest to it, or nothing', () => {
  const found = (q: string) => suggestionsFor(q, 'thoughts', index);
  expect(found('six jars')).toMatchObject({ suggestions: [], elsewhere: [{}] });
  expect(found('rolled <xyzzy>')).toMatchObject({
    suggestions: [{ text: 'The stone that was rolled away' }],
    isDidYouMean: true,
  });
  expect(found('<xyzzy>')).toBeNull();
});
