import { expect, test } from 'vitest';
import type { ListName } from '../../../../shared/content/lists.ts';
import { readPassages } from '../../../../shared/scripture/passage.ts';
import { type IndexedPost, PostIndex } from '../../../../worker/crawl/post-index.ts';
import { relatedContent } from '../../../../worker/passages/related-content.ts';

function post(list: ListName, title: string, cited = '', labels: string[] = []): IndexedPost {
  const passages = readPassages(cited)?.passages ?? [];
  return { list, id: title, title, published: null, labels, passages };
}

const index = new PostIndex(
  [
    post('quotes', 'eight', 'John 3:16; Luke 1; 2; 3; 4; 5; 6; Mark 1', ['Truth', 'Mark 1']),
    post('articles', 'first'),
    post('articles', 'second'),
    post('articles', 'third'),
    post('articles', 'cites', 'John 3:16-17'),
  ],
  true,
);

function relatedTo(list: ListName, title: string) {
  const request = { kind: 'related', list, query: `?post=${title}` } as const;
  const counts = { thoughts: {}, quotes: {}, articles: {} };
  const related = relatedContent(request, { index, counts });
  if (related?.kind !== 'posts') throw new Error('There is nothing related.');
  const { posts, places } = related;
  return { ...related, titles: posts.map(({ title }) => title), places };
}

test('a quote has its labels and six passages that it cites, none of them twice', () => {
  const { places } = relatedTo('quotes', 'eight');
  expect(places.map(({ text }) => text)).toEqual([
    ...['Truth', 'Mark 1', 'Luke 1', 'Luke 2', 'Luke 3', 'Luke 4', 'Luke 5', 'Luke 6'],
  ]);
  expect(places[0]?.href).toBe('/quotes?label=Truth');
  expect(places[2]?.href).toBe('/passages?ref=Luke+1');
  expect(relatedTo('articles', 'cites').places).toEqual([]);
});

test('a post leads to those on the same passages, or else to those before and after it', () => {
  expect(relatedTo('quotes', 'eight').titles).toEqual(['cites']);
  expect(relatedTo('articles', 'second')).toMatchObject({
    title: 'More articles',
    titles: ['first', 'third'],
  });
  expect(relatedTo('articles', 'first').titles).toEqual(['second']);
});
