import { expect, test } from 'vitest';
import { handoutLimits } from '../../../../shared/handout/handout.ts';
import { type IndexedPost, PostIndex } from '../../../../worker/crawl/post-index.ts';
import { civilDay } from '../../../../worker/sundays/civil-day.ts';
import { dayHandout } from '../../../../worker/sundays/day-handout.ts';
import type { LectionaryDay } from '../../../../worker/sundays/lectionary.ts';
import { versesOfReading } from '../../../../worker/sundays/reading-parts.ts';

const day: LectionaryDay = {
  day: civilDay(2026, 11, 22),
  season: 'Pentecost',
  name: 'Proper 29',
  alsoCalled: 'Christ the King',
  readings: ['Malachi 3:13-18', 'Colossians 1:13-20', 'Luke 23:27-43 or Matthew 25:31-46'],
};

type Post = Partial<IndexedPost> & { id: string; cites?: string };

function handoutOf(posts: readonly Post[], ofDay = day) {
  const indexed = posts.map(({ cites, ...post }) => ({
    ...{ list: 'thoughts' as const, title: 'A title', published: 0 },
    ...post,
    labelled: [],
    passages: cites ? versesOfReading(cites) : [],
  }));
  const { handout, omitted } = dayHandout(ofDay, new PostIndex(indexed, true));
  return { ...handout, ids: handout.posts.map(({ postId }) => postId), omitted };
}

test('first are the posts whose titles name the day, then those with the most verses, then the newest', () => {
  const { title, ids, posts, omitted } = handoutOf([
    { id: 'old, one verse', cites: 'Luke 23:34' },
    { id: 'new, one verse', cites: 'Luke 23:35', published: 1, list: 'quotes' },
    { id: 'three verses', cites: 'Colossians 1:19-22, 13' },
    { id: 'another chapter', cites: 'Colossians 2:13-20' },
    { id: 'named, old', title: 'Proper 29: a throne' },
    { id: 'named, new', title: 'For CHRIST THE KING', published: 1, list: 'articles' },
    { id: 'named, one verse', title: 'On Proper 29', cites: 'Malachi 3:13' },
  ]);
  expect(title).toBe('Proper 29');
  expect(ids).toEqual([
    ...['named, one verse', 'named, new', 'named, old'],
    ...['three verses', 'new, one verse', 'old, one verse'],
  ]);
  expect(posts.slice(1, 2)).toEqual([{ list: 'articles', postId: 'named, new' }]);
  expect(omitted).toBe(0);
});

test('a verse of two overlapping readings counts once', () => {
  const overlapping = { ...day, readings: ['Luke 23:27-34', 'Luke 23:34-43'] };
  const posts = [
    { id: 'the common verse', cites: 'Luke 23:34', published: 0 },
    { id: 'another verse', cites: 'Luke 23:35', published: 1 },
  ];
  expect(handoutOf(posts, overlapping).ids).toEqual(['another verse', 'the common verse']);
});

test.each([
  ['Proper 2', 'Proper 29: a throne', false],
  ['Proper 29', 'On proper  29.', true],
  ['Christ the King', 'The King who is Christ', false],
  ['Epiphany', 'Epiphany 2: a wedding', false],
  ['Epiphany', 'Epiphany 2027: a star', true],
  ['St. Matthew', 'For St Matthew, apostle', true],
])('%j is in the title %j: %s', (name, title, isNamed) => {
  const named = { ...day, name, alsoCalled: undefined, readings: [] };
  expect(handoutOf([{ id: '1', title }], named).ids).toEqual(isNamed ? ['1'] : []);
});

test('there are at most 20 posts, the best ones, and the number of the others', () => {
  const posts = Array.from({ length: 23 }, (_, i) => ({
    id: `${i}`,
    cites: 'Luke 23:34',
    published: i,
  }));
  const { ids, omitted } = handoutOf(posts);
  expect(ids).toEqual(Array.from({ length: handoutLimits.posts }, (_, i) => `${22 - i}`));
  expect(omitted).toBe(3);
});
