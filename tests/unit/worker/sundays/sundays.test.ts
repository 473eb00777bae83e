import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { dataOf } from '../../../../shared/content/result.ts';
import { firstAdvent } from '../../../../worker/calendar/church-year.ts';
import { type CivilDay, civilDay, isoDate } from '../../../../worker/calendar/civil-day.ts';
import { lectionaries } from '../../../../worker/sundays/lectionary.ts';
import { createSundays } from '../../../../worker/sundays/sundays.ts';
import { indexOf } from '../../../support/index-of.ts';

const monday = civilDay(2026, 12, 7);
const productName = 'Site 📅é–'.repeat(30);
const index = indexOf(['John 1:6']);

function sundaysOf(LECTIONARY: 'lsb' | 'lsb-one-year' | 'off' = 'lsb', today = monday) {
  const settings = { LECTIONARY, PRODUCT_NAME: productName, SITE_URL: 'https://site.example' };
  return createSundays({ settings, today: () => today });
}

function documentOf(
  query: { date?: string; series?: string } = {},
  ...of: Parameters<typeof sundaysOf>
) {
  const result = sundaysOf(...of).document({ date: '', series: '', ...query }, index);
  return 'data' in result ? result.data : result.error;
}

test.each([
  ['', '', 'Isaiah 61'],
  ['lsb-one-year', ': Lutheran Service Book, one-year series', 'Isaiah 40'],
  ['rcl', ': Revised Common Lectionary', 'Isaiah 61'],
])('the year of series %j is Sundays and Feasts%s, and keeps the series', (series, title, text) => {
  const query = series && `?series=${series}`;
  const advent = (sunday: number, date: string) => ({
    name: `Advent ${sunday}`,
    href: `/sundays${query ? `${query}&` : '?'}date=${date}`,
  });
  expect(documentOf({ series })).toMatchObject({
    title: `Sundays and Feasts${title}`,
    calendarHref: `/sundays.ics${query}`,
    series: ['lsb', 'lsb-one-year', 'rcl'].map((name) => ({
      href: name === 'lsb' ? '/sundays' : `/sundays?series=${name}`,
      isCurrent: name === (series || 'lsb'),
    })),
    coming: [{ ...advent(3, '2026-12-13'), readings: [{ text }, {}, {}] }],
    seasons: {
      0: { id: 'advent-2026', title: 'Advent 2026', days: { 0: advent(4, '2026-12-20') } },
    },
  });
});

test('a coming day has the handout of the posts on its readings', () => {
  const handout = { href: '/handout?title=Advent+3&posts=quotes:0', count: '1' };
  const day = { weekday: 'Sunday', date: 'December 13', handout };
  expect(documentOf()).toMatchObject({ coming: [day] });
});

const others = (...queries: string[]) => queries.map((query) => ({ href: `/sundays${query}` }));

// tests/unit/pages/sundays.test.ts has a page of the site's own series.
test.each([
  [
    { date: '2027-10-31', series: 'lsb-one-year' },
    {
      title: 'Reformation Day and Trinity 23, October 31, 2027',
      details: 'Sunday · Lutheran Service Book, one-year series',
      calendarHref: '/sundays.ics?series=lsb-one-year&date=2027-10-31',
      series: others('?date=2027-10-31', '?series=rcl&date=2027-10-31'),
      around: others(
        '?series=lsb-one-year&date=2027-10-24',
        '?series=lsb-one-year&date=2027-11-01',
        '?series=lsb-one-year',
      ),
      days: [{ name: 'Reformation Day' }, { name: 'Trinity 23' }],
    },
  ],
  // A Tuesday, which is no feast of the Revised Common Lectionary.
  [
    { date: '2028-10-31' },
    { series: others('?series=lsb-one-year&date=2028-10-31', '?series=rcl') },
  ],
  // The days before and after it are a week away.
  [{ date: '2027-02-21' }, { around: [{ text: '← Lent 1' }, { text: 'Lent 3 →' }, {}] }],
])('the page of %j has its days, and the links of its series', (query, document) => {
  expect(documentOf(query)).toMatchObject(document);
});

test.each([
  [civilDay(2026, 12, 20), ['Advent 4']],
  [civilDay(2026, 12, 21), ['Christmas Eve', 'Christmas 1']],
  [civilDay(2026, 12, 25), ['Christmas Day', 'Christmas 1']],
  [civilDay(2026, 12, 26), ['Christmas 1']],
])('on day %i the coming days are %j', (today, names) => {
  const coming = sundaysOf('lsb', today).coming(index);
  expect(coming.map(({ name }) => name)).toEqual(names);
});

test.each([monday, monday + 6])('on day %i, weeks are from Monday to Sunday', (today) => {
  const advent3 = { title: 'Advent 3, December 13, 2026', href: '/sundays?date=2026-12-13' };
  expect(sundaysOf('lsb', today).weeks(index)).toMatchObject([
    { monday: '2026-12-07', days: [advent3] },
    { monday: '2026-11-30', days: [{ name: 'Advent 2' }] },
  ]);
});

test.each([
  [
    { series: 'rcl' },
    ['20261129', '20281126'],
    [
      ...['Feasts\\, Revised Common Lectionary\r\n', 'UID:rcl-2026-11-29-advent-1@'],
      'REFRESH-INTERVAL;VALUE=DURATION:P1D\r\nX-PUBLISHED-TTL:P1D\r\n',
    ],
  ],
  [
    { date: '2026-12-13' },
    ['20261213', '20261213'],
    [
      'John 1:6–8\\, 19–28 (1 post)',
      'This is a copy\\, which does not change. What is new: https://site.example/sundays?date=2026-12-13',
    ],
  ],
])('the calendar of %j is from and to %j, and has %j', (query, ends, parts) => {
  const result = sundaysOf().calendar({ date: '', series: '', ...query }, index);
  const text = dataOf(result)?.replaceAll('\r\n ', '') ?? '';
  const days = [...text.matchAll(/^DTSTART;VALUE=DATE:(\d+)\r$/gm)].map(([, day]) => day);
  expect([days[0], days.at(-1)]).toEqual(ends);
  expect(parts.filter((part) => !text.includes(part))).toEqual([]);
  expect(text.includes('copy')).toBe('date' in query);
  expect(text.includes('REFRESH')).toBe(!('date' in query));
});

const changes = [Date.UTC(2026, 10, 20, 9, 30), null];
const dated = indexOf(changes.map((updated) => ({ cites: 'Mark 13:31', updated })));
const calendar = dataOf(sundaysOf().calendar({ date: '', series: '' }, dated)) ?? '';

test('lines end with CRLF and have at most 75 octets', () => {
  expect(calendar.endsWith('\r\n')).toBe(true);
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lengths = calendar.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBe(75);
});

test('a calendar application reads every day with its readings, on which nobody is busy, and when posts on them have changed', () => {
  const days = lectionaries.lsb.days(firstAdvent(2026), firstAdvent(2028));
  const component = new ICAL.Component(ICAL.parse(calendar));
  expect(component.getFirstPropertyValue('version')).toBe('2.0');
  expect(component.getFirstPropertyValue('name')).toBe(`${productName}: Sundays and Feasts`);
  const events = component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.map(({ startDate }) => `${startDate}`)).toEqual(days.map((it) => isoDate(it.day)));
  expect(events.every(({ startDate, duration }) => startDate.isDate && duration.days === 1)).toBe(
    true,
  );
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(days.length);
  const at = events.findIndex(({ uid }) => uid === '2027-11-21-proper-29@site.example');
  const valuesOf = (event = events[at]) =>
    ['description', 'url', 'transp', 'dtstamp', 'last-modified'].map((name) =>
      String(event?.component.getFirstPropertyValue(name)),
    );
  expect(events[at]?.summary).toBe('Proper 29 (Last Sunday of the Church Year)');
  expect(valuesOf()).toEqual([
    'Isaiah 51:4–6 (none) or Daniel 7:9–10, 13–14 (none)\nJude 20–25 (none) or Revelation 1:4b–8 (none)\nMark 13:24–37 (2 posts) or John 18:33–37 (none)',
    'https://site.example/sundays?date=2027-11-21',
    'TRANSPARENT',
    // The newest change of a post, or else of the tables.
    ...['2026-11-20T09:30:00Z', '2026-11-20T09:30:00Z'],
  ]);
  expect(valuesOf(events[at - 1]).slice(3)).toEqual(Array(2).fill('2026-11-01T00:00:00Z'));
});

test('LECTIONARY decides which Sundays all pages and the calendar have', () => {
  const named = (series: Parameters<typeof sundaysOf>[0]) => {
    const sundays = sundaysOf(series, civilDay(2027, 1, 29));
    const coming = sundays.coming(index).map(({ name }) => name);
    const calendar = dataOf(sundays.calendar({ date: '', series: '' }, index));
    return [calendar?.includes('Sexagesima'), coming, sundays.weeks(index).length];
  };
  expect(named('lsb')).toEqual([false, ['Epiphany 4'], 2]);
  expect(named('lsb-one-year')).toEqual([true, ['Sexagesima'], 2]);
  expect(named('off')).toEqual([undefined, [], 0]);
  const error = { message: 'There is nothing at this URL.', status: 404 };
  expect(documentOf({}, 'off')).toEqual(error);
  expect(sundaysOf('off').calendar({ date: '', series: '' }, index)).toEqual({ error });
});

function seasonsOn(today: CivilDay, series: 'lsb' | 'lsb-one-year'): string[] {
  const document = documentOf({}, series, today);
  return 'seasons' in document ? document.seasons.map(({ title }) => title) : [];
}

test('a season has the year of its own first day, so that no two of a year ahead are called the same', () => {
  expect(seasonsOn(civilDay(2026, 12, 26), 'lsb')[0]).toBe('Christmas 2026');
  for (let year = 2026; year < 2028; year++) {
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
  expect(documentOf(given)).toEqual({ message, status });
});
