import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { parseSeriesQuery } from '../../../../shared/content/series.ts';
import { civilDay } from '../../../../worker/calendar/civil-day.ts';
import { seriesCalendar, seriesDocument } from '../../../../worker/series/series-document.ts';
import { indexOf } from '../../../support/index-of.ts';

const today = civilDay(2026, 11, 25);
const index = indexOf(['James 1:2', 'James 1:22', 'Mark 1:9', 'Matthew 3:13', 'John 3:16']);

const queryOf = (query: string) => parseSeriesQuery(new URLSearchParams(query));
const documentOf = (query: string, of = index) =>
  seriesDocument(queryOf(query), { index: of, today });

/** 'January 10, 2027: James 1' for each week. */
const weeksOf = async (query: string) =>
  (await documentOf(query)).weeks.map((week) => {
    const text = 'error' in week ? week.error.message : week.reading.text;
    return `${week.date.replace(/^\w+, /, '')}: ${text}`;
  });

test.each([
  [
    'a passage on the date beside it, and those after it later',
    'start=2027-01-10&p=James+1&p=2027-04-04 1 Cor 15&p=Jas 2&p=Jas 3, 5/2/2027',
    [
      ...['January 10, 2027: James 1', 'April 4, 2027: 1 Corinthians 15'],
      ...['April 11, 2027: James 2', 'May 2, 2027: James 3'],
    ],
  ],
  [
    'passages without the numbers of their lines',
    'p=1. John 3:1-17&p=2) April 11: 2 John&p=2. John&p=4/18/2027 Ruth 1',
    [
      ...['November 29, 2026: John 3:1–17', 'April 11, 2027: 2 John'],
      ...['April 18, 2027: 2 John', 'April 18, 2027: Ruth 1'],
    ],
  ],
])('a series has %s', async (_, query, weeks) => {
  expect(await weeksOf(query)).toEqual(weeks);
});

test('a week has the posts on its verses and parallels, those of the chapter, and a handout', async () => {
  const [james, mark, none] = (await documentOf('p=James+1:1-18&p=Mark 1:9-11&p=Amos 1')).weeks;
  expect(james).toMatchObject({
    reading: {
      page: { text: 'James 1', href: '/passages?ref=James+1:1-18' },
      groups: [
        { title: 'On these verses', posts: [{ title: 'James 1:2' }] },
        { title: 'In chapter 1', posts: [{ title: 'James 1:22' }] },
      ],
    },
    handout: { title: 'James 1:1–18', posts: [{ title: 'James 1:2' }] },
  });
  expect(mark).toHaveProperty('reading.groups.1.title', 'Matthew 3:13–17 tells this, too');
  expect(none).toMatchObject({
    reading: { groups: [], nearest: [{ text: 'Matthew 3' }] },
    handout: undefined,
  });
});

test('what cannot be read is said in the week of its line, which keeps its date', async () => {
  const lines = ['Jamez 9', 'hezekiel 3', '2027-02-30 John 3', 'John 3; xyz 3', 'x'.repeat(101)];
  const query = `start=2027-01-10&${lines.map((line) => `p=${line}`).join('&')}`;
  const document = await documentOf(query);
  expect(await weeksOf(query)).toEqual([
    'January 10, 2027: James has 5 chapters.',
    'January 17, 2027: There is no book “hezekiel”.',
    'January 24, 2027: This is not a date. Write the year, month and day, as in 2026-12-24.',
    'January 31, 2027: John 3',
    'February 7, 2027: This is too long: at most 100 characters.',
  ]);
  expect(document.weeks[1]).toMatchObject({
    passage: 'hezekiel 3',
    error: { didYouMean: [{ text: 'Ezekiel 3' }] },
  });
  expect(document.weeks[3]).toMatchObject({ notes: ['“xyz 3” is not a passage.'] });
});

test('lines after the thirtieth are refused, and a wrong date or book is said', async () => {
  const lines = Array.from({ length: 35 }, (_, i) => `p=Psalm ${i + 1}`).join('&');
  const long = await documentOf(lines);
  expect([long.weeks.length, queryOf(lines).lines.length]).toEqual([30, 31]);
  expect((await documentOf('book=Genesis')).weeks).toHaveLength(30);
  expect(long.problems[0]?.message).toMatch(/^A series has at most 30 passages/);
  const { start, problems } = await documentOf('start=soon&book=Jamezzzz+x');
  expect(start).toBe('2026-11-29');
  expect(problems).toEqual([
    { field: 'book', message: expect.stringMatching(/^“Jamezzzz x”: /) },
    { field: 'start', message: expect.stringMatching(/^“soon”: This is not a date/) },
  ]);
  expect((await documentOf('book=James;+Jude')).problems).toEqual([
    { field: 'book', message: '“James; Jude”: Write one book, or a part of it.' },
  ]);
  expect((await documentOf('book=James&p=Jude')).problems).toEqual([
    { field: 'book', message: '“James”: A series has a book or typed passages, not both.' },
  ]);
});

test.each([
  ['book=jas&weeks=5&start=2027-01-10', 'James in 5 weeks', 'January 10 to February 7, 2027'],
  ['book=Jude&start=2027-01-10', 'Jude in 1 week', 'January 10, 2027'],
  ['book=jas&p=Jude&start=2027-01-10', '', 'January 10, 2027'],
  ['p=Jude&p=2 John&start=2026-12-27', '', 'December 27, 2026 to January 3, 2027'],
  ['weeks=5', '', ''],
])('the series of %s has the title %j and the dates %j', async (query, title, dates) => {
  expect(await documentOf(query)).toMatchObject({ title, dates });
});

test('a week shows three posts', async () => {
  const many = indexOf(Array.from({ length: 60 }, () => 'James 1:2'));
  expect((await documentOf('p=James', many)).weeks[0]).toMatchObject({
    reading: { groups: [{ posts: { length: 3 } }], rest: { text: 'All 60 posts' } },
    handout: { posts: { length: 20 }, leftOut: { length: 5 }, all: 60 },
  });
});

test('a week without room for its posts leads to its own page', async () => {
  const many = indexOf([...Array.from({ length: 3_000 }, () => 'James 1:2'), 'Jude 3']);
  const { weeks } = await documentOf('p=James 1&p=James 1:1-3&p=Jude', many);
  expect(weeks).toMatchObject([
    { reading: { groups: [{}] }, notes: [] },
    {
      reading: { page: { href: '/passages?ref=James+1:1-3' }, groups: [] },
      notes: ['A series has no room for so many posts. These are on their own page.'],
    },
    { reading: { groups: [{}] }, notes: [] },
  ]);
});

const site = { url: 'https://site.example', productName: 'Site' } as never;
const sources = { site, index, today };

test('the calendar of a series has an event for each passage', async () => {
  const query = queryOf('start=2027-01-10&p=James 1:1-18&p=Jamez 9&p=Jude');
  const calendar = (await seriesCalendar({ ...query, title: 'Faith; \\n works' }, sources)) ?? '';
  const component = new ICAL.Component(ICAL.parse(calendar));
  expect(calendar).toContain('\r\nNAME:Site: Faith\\; \\\\n works\r\n');
  const events = component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.map(({ startDate, summary }) => `${startDate} ${summary}`)).toEqual([
    '2027-01-10 Faith; \\n works: James 1:1–18',
    '2027-01-24 Faith; \\n works: Jude',
  ]);
  expect(events[0]?.description).toBe('James 1:1–18 (2 posts)');
  expect(await seriesCalendar({ ...queryOf('p=Jamez 9'), title: '' }, sources)).toBeUndefined();
});

test('events have the same id only if their title, their date and their passage are the same', async () => {
  const idsOf = async (title: string, ...lines: string[]) => {
    const query = queryOf(`start=2027-01-10&${lines.map((line) => `p=${line}`).join('&')}`);
    const calendar = (await seriesCalendar({ ...query, title }, sources)) ?? '';
    return Array.from(calendar.replaceAll('\r\n ', '').matchAll(/^UID:(.*)\r$/gm), ([, id]) => id);
  };
  const dated = ['John 3:1, 4', 'John 3:1-4', 'John 3:1-4'].map((text) => `2027-01-10 ${text}`);
  const men = await idsOf('Men', ...dated);
  const women = await idsOf('Women', ...dated);
  expect(new Set([...men, ...women]).size).toBe(6);
  expect(await idsOf('Men', '2027-01-10 Jn 3:1-4', ...dated.slice(0, 1))).toEqual([men[1], men[0]]);
});
