import { expect, test } from 'vitest';
import type { PostIndex } from '../../../../worker/crawl/post-index.ts';
import { type CivilDay, civilDay, isoDate } from '../../../../worker/sundays/civil-day.ts';
import type { LectionaryDay } from '../../../../worker/sundays/lectionary.ts';
import { createSundays } from '../../../../worker/sundays/sundays.ts';
import { dateDocument, shortDay } from '../../../../worker/sundays/sundays-document.ts';
import { indexOf } from '../../../support/index-of.ts';

const day = civilDay(2026, 11, 22);
const sunday: LectionaryDay = {
  ...{ day, name: 'A Day', season: 'Advent' },
  readings: ['Mark 2:23-28 (3:1-6) or Baruch 5:1-9', 'Jude 20-25', 'John 9:1-7 or John 9:35-41'],
};

function detailsOf(index: PostIndex) {
  const document = dateDocument({
    day,
    days: [sunday],
    shown: 'lsb',
    ofSite: 'lsb',
    linked: '',
    index,
  });
  if (document.kind !== 'date' || !document.days[0]) throw new Error('There is no day.');
  return { ...document, ...document.days[0] };
}

test.each([
  [true, ['Mark 2–3 (1)', 'Baruch 5:1–9 (0)', 'Jude (0)', 'John 9 (2)']],
  [false, ['Mark 2–3', 'Baruch 5:1–9', 'Jude', 'John 9']],
])(
  'in short, a reading has its chapters and the number of posts on its verses (%s)',
  (isComplete, expected) => {
    const titles = ['Mark 3:1', 'John 9:2', 'John 9:40', 'John 9', 'Jude 3'];
    const { readings } = shortDay(sunday, indexOf(titles, isComplete));
    const countText = (count?: number) => (count === undefined ? '' : ` (${count})`);
    expect(readings.map(({ text, count }) => text + countText(count))).toEqual(expected);
    expect(readings.map(({ href }) => href)).toEqual([
      '/passages?ref=Mark+2:23-28;+3:1-6',
      undefined,
      isComplete ? undefined : '/passages?ref=Jude+20-25',
      '/passages?ref=John+9:1-7,+35-41',
    ]);
  },
);

test('a reading has the posts on its verses, and the narrowest five others of its chapters', () => {
  const others = ['Jude 1', 'Jude 2', 'Jude 3', 'Jude 4-5', 'Jude 6-7', 'Jude 6-9'];
  const { readings, books } = detailsOf(indexOf(['Jude 20-21', 'Mark 2:1', ...others]));
  const [mark, baruch, jude] = readings;
  expect(jude?.onVerses.map(({ title }) => title)).toEqual(['Jude 20-21']);
  expect(jude?.inChapter.map(({ title }) => title).sort()).toEqual(others.slice(0, 5));
  expect([mark?.chapter, jude?.chapter, readings.at(-1)?.chapter]).toEqual([
    ...['chapters 2–3', 'Jude', 'chapter 9'],
  ]);
  expect(baruch).toMatchObject({ onVerses: [], inChapter: [] });
  expect(readings.map(({ isAlternative }) => isAlternative)).toEqual([
    ...[false, true, false, false, true],
  ]);
  expect(readings.map(({ reference }) => reference)).toEqual([
    ...['Mark 2:23-28; 3:1-6', '', 'Jude 20-25', 'John 9:1-7', 'John 9:35-41'],
  ]);
  expect(books).toBeUndefined();
});

test('a day without posts names the books of its readings that have some, once all posts are known', () => {
  const titles = ['John 3:16', 'John 11:35', 'Romans 8:28'];
  expect(detailsOf(indexOf(titles)).books).toEqual([
    { text: 'John', count: 2, href: '/passages?book=John' },
  ]);
  expect(detailsOf(indexOf(titles, false))).toMatchObject({ books: undefined, isIncomplete: true });
  expect(detailsOf(indexOf(['On a day', ...titles])).books).toBeUndefined();
});

test('a Sunday leads to the days before and after it, also a week later', () => {
  const lent2 = civilDay(2027, 2, 21);
  const series = { shown: 'lsb', ofSite: 'lsb', linked: '' } as const;
  const document = dateDocument({ ...series, day: lent2, days: [sunday], index: indexOf([]) });
  const around = document.kind === 'date' ? document.around : [];
  const texts = around.map(({ text }) => text);
  expect(texts.join(', ')).toBe('← Lent 1, All Sundays and feasts, Lent 3 →');
});

const query = { date: '', series: '' };

const ofSeries = (LECTIONARY: 'lsb' | 'lsb-one-year' | 'off', today = civilDay(2027, 1, 29)) =>
  createSundays({
    settings: { LECTIONARY, PRODUCT_NAME: 'Site', SITE_URL: 'https://site.example' },
    today: () => today,
    now: Date.now,
  });

test('LECTIONARY decides which Sundays all pages and the calendar have', () => {
  const named = (series: Parameters<typeof ofSeries>[0]) => {
    const sundays = ofSeries(series);
    const [year, coming] = [sundays.twoChurchYears(), sundays.coming(indexOf([]))];
    return [
      year[10]?.name,
      coming.map(({ name }) => name),
      'data' in sundays.document(query, indexOf([])),
    ];
  };
  expect(named('lsb')).toEqual(['Baptism of Our Lord', ['Epiphany 4'], true]);
  expect(named('lsb-one-year')).toEqual(['Baptism of Our Lord', ['Sexagesima'], true]);
  expect(named('off')).toEqual([undefined, [], false]);
});

function seasonsOn(today: CivilDay, series: 'lsb' | 'lsb-one-year'): string[] {
  const result = ofSeries(series, today).document(query, indexOf([]));
  const document = 'data' in result ? result.data : undefined;
  return document?.kind === 'year' ? document.seasons.map(({ title }) => title) : [];
}

test('a season has the year of its own first day, so that no two of a year ahead are called the same', () => {
  expect(seasonsOn(civilDay(2026, 12, 30), 'lsb')[0]).toBe('Christmas 2026');
  for (let year = 2026; year < 2036; year++) {
    for (let day = civilDay(year, 12, 24); day <= civilDay(year + 1, 1, 7); day++) {
      for (const series of ['lsb', 'lsb-one-year'] as const) {
        const seasons = seasonsOn(day, series);
        expect([...new Set(seasons)], isoDate(day)).toEqual(seasons);
      }
    }
  }
});

const noDate = 'This is not a date. Write the year, month and day, as in 2026-12-24.';
const noSeries = 'There is no such series. The series are lsb, lsb-one-year, rcl.';

test.each([
  [{ series: 'tlh' }, 404, noSeries],
  [{ series: 'constructor' }, 404, noSeries],
  [{ date: '2026-12-23' }, 404, 'There is no Sunday or feast on December 23, 2026.'],
  [{ date: '2101-01-02' }, 404, 'The calendar has the dates from 1990 to 2100.'],
  [{ date: '2026-02-30' }, 400, noDate],
  [{ date: 'Christmas' }, 400, noDate],
])('of %j there are no Sundays: %i, %s', (given, status, message) => {
  expect(ofSeries('lsb').document({ ...query, ...given }, indexOf([]))).toEqual({
    error: { message, status },
  });
});
