import { expect, test } from 'vitest';
import type { ListName } from '../../../../shared/content/lists.ts';
import { relatedContent } from '../../../../worker/passages/related-content.ts';
import { indexOf } from '../../../support/index-of.ts';

const index = indexOf([
  { id: 'eight', cites: 'John 3:16; Luke 1; 2; 3; 4; 5; 6; Mark 1', labels: ['Truth', 'Mark 1'] },
  { list: 'articles', id: 'first', title: 'First' },
  { list: 'articles', id: 'second', title: 'Second' },
  { list: 'articles', id: 'third', title: 'Third' },
  { list: 'articles', id: 'cites', cites: 'John 3:16-17' },
  ...Array.from({ length: 7 }, () => 'Acts 2:1'),
  { id: 'wide', labels: ['Bible Characters', 'Peter', 'Hell', 'Mark', 'Mark 5', '1 John'] },
]);

function relatedTo(list: ListName, id: string) {
  const related = relatedContent({ list, id }, index);
  if (!related) throw new Error('There is nothing related.');
  const places = [...related.places, ...(related.otherPlaces ?? [])];
  return { ...related, all: places, ids: related.posts.map(({ id }) => id) };
}

test('a quote has its labels and six passages that it cites, none of them twice', () => {
  const { places, all } = relatedTo('quotes', 'eight');
  expect(places).toHaveLength(2);
  expect(all.map(({ text }) => text)).toEqual([
    ...['Truth', 'Mark 1', 'Luke 1', 'Luke 2', 'Luke 3', 'Luke 4', 'Luke 5', 'Luke 6'],
  ]);
  expect(all[0]?.href).toBe('/quotes?label=Truth');
  expect(all[2]?.href).toBe('/passages?ref=Luke+1');
  expect(relatedTo('articles', 'cites').places).toEqual([]);
});

test('a post has no label of a group with one of its topics, or of a book with one of its chapters', () => {
  const { all } = relatedTo('quotes', 'wide');
  expect(all.map(({ text }) => text)).toEqual(['Peter', 'Hell', 'Mark 5', '1 John']);
});

test('a post leads to five on the same passages, or else to those before and after it', () => {
  expect(relatedTo('quotes', 'eight').ids).toEqual(['cites']);
  expect(relatedTo('quotes', '11').ids).toEqual(['10', '9', '8', '7', '6']);
  expect(relatedTo('articles', 'second')).toMatchObject({
    title: 'More articles',
    ids: ['first', 'third'],
  });
  expect(relatedTo('articles', 'first').ids).toEqual(['second']);
});

test('a quote without passages leads to those with the most of its topics', () => {
  const ofTopics = indexOf([
    { id: 'next', labels: ['Music'] },
    { id: 'one', labels: ['Doubt', 'Christianity'] },
    { id: 'group', labels: ['Christianity'] },
    { id: 'both', labels: ['Faith', 'Doubt'] },
    { id: 'of', labels: ['Questions', 'Faith', 'Doubt', 'Christianity'] },
  ]);
  const related = relatedContent({ list: 'quotes', id: 'of' }, ofTopics);
  expect(related?.title).toBe('Also on Faith and Doubt');
  expect(related?.posts.map(({ id }) => id)).toEqual(['both', 'one']);
});

test.each([
  ['Suffering', ['Evil', 'Resurrection']],
  ['Death', ['Suffering']],
  // It has many posts.
  ['Evil', undefined],
])('near the topic %s, with few posts, are %j', (label, expected) => {
  const posts = ['Evil', 'Evil', 'Resurrection'].map((it) => ({ labels: ['Suffering', it] }));
  const quotes = { Suffering: 3, Evil: '10+', Resurrection: 1, Death: 1, Satan: 0 };
  const of = indexOf(posts, true, { thoughts: {}, articles: {}, quotes });
  const related = relatedContent({ list: 'quotes', browse: { label } }, of);
  expect(related?.near?.map(({ text }) => text)).toEqual(expected);
});

test.each([
  ['John 3', ['eight', 'cites']],
  // Its only post has its label.
  ['Mark 1', undefined],
])('related to a chapter, %s, are the posts %j that its list does not have', (label, ids) => {
  const related = relatedContent({ list: 'thoughts', browse: { label } }, index);
  expect(related?.posts.map(({ id }) => id)).toEqual(ids);
});
