import { expect, test } from 'vitest';
import { handoutLimits, parseHandout } from '../../../../shared/handout/handout.ts';
import { civilDay } from '../../../../worker/calendar/civil-day.ts';
import type { LectionaryDay } from '../../../../worker/sundays/lectionary.ts';
import { handoutCount, postsOfDay } from '../../../../worker/sundays/posts-of-day.ts';
import { indexOf } from '../../../support/index-of.ts';

const day: LectionaryDay = {
  day: civilDay(2026, 11, 22),
  season: 'After Pentecost',
  name: 'Proper 29',
  alsoCalled: 'Christ the King',
  readings: ['Malachi 3:13-18', 'Colossians 1:13-20', 'Luke 23:27-43 or Matthew 25:31-46'],
};

function handoutOf(posts: Parameters<typeof indexOf>[0], ofDay = day) {
  const { href = '', count } = handoutCount(postsOfDay(ofDay, indexOf(posts)).handout) ?? {};
  const { handout } = parseHandout(new URLSearchParams(href.replace(/^.*\?/, '')));
  return { ...handout, ids: handout.posts.map(({ id }) => id), count };
}

test('first are the posts whose titles name the day, then those with the most of its verses, then the newest', () => {
  const { title, ids, posts, count } = handoutOf([
    { id: 'old', cites: 'Luke 23:34' },
    { id: 'new', cites: 'Luke 23:35' },
    { id: 'four-verses', cites: 'Colossians 1:19-22' },
    { id: 'other-verses', cites: 'Colossians 1:1-12' },
    { id: 'only-the-chapter', cites: 'Luke 23:1-56' },
    { id: 'thought', title: 'On Proper 29: a throne', cites: 'Malachi 3:13' },
    { id: 'article', title: 'For CHRIST THE KING', list: 'articles' },
    { id: 'six-of-eight', cites: 'Luke 23:20-30; Matthew 25:31-32' },
  ]);
  expect(title).toBe('Proper 29');
  expect(ids).toEqual(['article', 'thought', 'six-of-eight', 'four-verses', 'new', 'old']);
  expect(posts.slice(0, 1)).toEqual([{ list: 'articles', id: 'article' }]);
  expect(count).toBe('6');
});

test('a reading without posts has those on its parallel accounts, at the end, and the handout says so', () => {
  const index = indexOf([
    { id: 'parallel', cites: 'Mark 15:22' },
    { id: 'on-verse', cites: 'Colossians 1:15' },
  ]);
  const { posts, instead, leftOut } = postsOfDay(day, index).handout ?? {};
  expect(posts?.map(({ id }) => id)).toEqual(['on-verse', 'parallel']);
  expect(instead).toEqual([{ reading: 'Luke 23:27–43', parallels: 'Mark 15:21–32' }]);
  expect(leftOut).toEqual([]);
  const withOwn = indexOf(['Luke 23:34', 'Mark 15:22']);
  expect(postsOfDay(day, withOwn).handout).toMatchObject({ posts: [{ id: '0' }], instead: [] });
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

test('there are at most 20 posts, and the number of all', () => {
  const { ids, count } = handoutOf(Array.from({ length: 23 }, () => 'Luke 23:34'));
  expect(ids).toEqual(Array.from({ length: handoutLimits.posts }, (_, i) => `${22 - i}`));
  expect(count).toBe('20 of 23');
});
