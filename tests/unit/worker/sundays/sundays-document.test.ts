import { expect, test } from 'vitest';
import { civilDay } from '../../../../worker/calendar/civil-day.ts';
import type { PostIndex } from '../../../../worker/crawl/post-index.ts';
import type { LectionaryDay } from '../../../../worker/sundays/lectionary.ts';
import { dateDocument, shortDay } from '../../../../worker/sundays/sundays-document.ts';
import { indexOf } from '../../../support/index-of.ts';

const day = civilDay(2026, 11, 22);
const sunday: LectionaryDay = {
  day,
  name: 'A Day',
  season: 'Advent',
  readings: ['Mark 2:23-28 (3:1-6) or Baruch 5:1-9', 'Jude 20-25', 'John 9:1-7 or John 9:35-41'],
};

function detailsOf(index: PostIndex) {
  const document = dateDocument({ day, days: [sunday], ofSite: 'lsb', linked: '', index });
  if (document.kind !== 'date' || !document.days[0]) throw new Error('There is no day.');
  return { ...document, ...document.days[0] };
}

test.each([
  [true, ['Mark 2–3 (1)', 'Baruch 5:1–9 (0)', 'Jude (1)', 'John 9 (3)']],
  [false, ['Mark 2–3', 'Baruch 5:1–9', 'Jude', 'John 9']],
])('in short, a reading has chapters and the number of posts (%s)', (isComplete, expected) => {
  const titles = ['Mark 3:1', 'John 9:2', 'John 9:40', 'John 9', 'Jude 3'];
  const { readings } = shortDay(sunday, indexOf(titles, isComplete));
  const countText = (count?: number | string) => (count === undefined ? '' : ` (${count})`);
  expect(readings.map(({ text, count }) => text + countText(count))).toEqual(expected);
  expect(readings.map(({ href }) => href)).toEqual([
    '/passages?ref=Mark+2:23-28;+3:1-6',
    undefined,
    '/passages?ref=Jude+20-25',
    '/passages?ref=John+9:1-7,+35-41',
  ]);
});

const titlesOf = (posts: readonly { title: string }[] = []) => posts.map(({ title }) => title);

test('a reading has the posts on its verses, and the narrowest others of its chapters, five in all', () => {
  const others = ['Jude 1', 'Jude 2', 'Jude 3', 'Jude 4-5', 'Jude 6-7', 'Jude 6-9'];
  const { readings } = detailsOf(indexOf(['Jude 20-21', 'Mark 2:1', 'John 9:8', ...others]));
  const [mark, jude] = readings;
  expect(titlesOf(jude?.groups[0]?.posts)).toEqual(['Jude 20-21']);
  expect(titlesOf(jude?.groups[1]?.posts).sort()).toEqual([...others.slice(0, 3), 'Jude 6-7']);
  expect(jude?.rest?.text).toBe('All 7 posts');
  const headings = [mark, jude, readings.at(-1)].map((reading) => titlesOf(reading?.groups));
  expect(headings).toEqual([['In chapters 2–3'], ['On these verses', 'In Jude'], ['In chapter 9']]);
  const references = readings.map(({ reference, alternatives }) => [
    reference,
    ...alternatives.map(({ reference }) => reference),
  ]);
  expect(references).toEqual([
    ['Mark 2:23-28; 3:1-6', ''],
    ['Jude 20-25'],
    ['John 9:1-7', 'John 9:35-41'],
  ]);
});

test('a reading has the posts on its parallel accounts after those on its verses', () => {
  const cited = ['Mark 3:2', 'Luke 6:3', 'Matthew 12:3', 'Matthew 12:40', 'Mark 2:1'];
  expect(detailsOf(indexOf(cited)).readings[0]?.groups).toMatchObject([
    { title: 'On these verses', posts: [{ title: 'Mark 3:2' }] },
    {
      title: 'Matthew 12:1–14; Luke 6:1–11 tell this, too',
      posts: [{ title: 'Matthew 12:3' }, { title: 'Luke 6:3' }],
    },
    { title: 'In chapters 2–3', posts: [{ title: 'Mark 2:1' }] },
  ]);
});

test('a post on several readings is shown once, with them if it is named after the day, and is counted under the others', () => {
  const { named, readings } = detailsOf(
    indexOf([{ title: 'For a day', cites: 'Mark 3:2' }, 'Jude 21; John 9:2', 'John 9:35']),
  );
  expect(named).toMatchObject([{ reference: 'Mark\u00a02:23–28\u00a0(3:1–6)' }]);
  const [mark, jude, blind] = readings;
  expect(mark).toMatchObject({ groups: [], above: 1 });
  expect(titlesOf(jude?.groups[0]?.posts)).toEqual(['Jude 21; John 9:2']);
  expect(titlesOf(blind?.groups)).toEqual(['In chapter 9']);
  expect(blind?.above).toBe(1);
  expect(blind?.alternatives).toMatchObject([{ groups: [], above: 2 }]);
});

test('a reading without posts has the nearest chapters with posts and is no link, once all posts are known', () => {
  const titles = ['John 3:16', 'John 11:35', 'Romans 8:28'];
  const readings = detailsOf(indexOf(titles)).readings.flatMap((reading) => [
    reading,
    ...reading.alternatives,
  ]);
  expect(readings.map(({ nearest }) => nearest?.map(({ text }) => text))).toEqual([
    ['John 3'],
    [],
    ['Romans 8'],
    ['John 3', 'John 11'],
    ['John 3', 'John 11'],
  ]);
  expect(readings.every(({ page }) => page === undefined)).toBe(true);
  const reading = detailsOf(indexOf(titles, false)).readings[0];
  expect(reading).toMatchObject({
    nearest: undefined,
    page: { text: 'Mark 2–3', href: '/passages?ref=Mark+2:23-28;+3:1-6' },
  });
});
