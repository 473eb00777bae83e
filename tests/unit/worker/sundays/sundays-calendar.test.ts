import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { civilDay, isoDate } from '../../../../worker/calendar/civil-day.ts';
import { createSundays } from '../../../../worker/sundays/sundays.ts';
import { indexOf } from '../../../support/index-of.ts';

const productName = 'Site 📅é–'.repeat(30);
const now = Date.UTC(2026, 11, 24);
const index = indexOf([
  { cites: 'Mark 13:31', published: Date.UTC(2026, 10, 20, 9, 30) },
  { cites: 'Mark 13:31', published: now + 1 },
]);
const sundays = createSundays({
  settings: { LECTIONARY: 'lsb', PRODUCT_NAME: productName, SITE_URL: 'https://site.example' },
  today: () => civilDay(2026, 12, 24),
  now: () => now,
});
const result = sundays.calendar({ date: '', series: '' }, index);
const text = 'data' in result ? result.data : '';

test('lines end with CRLF and have at most 75 octets', () => {
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBe(75);
});

test('a calendar application reads every day with its readings, on which nobody is busy, and when posts on them have changed', () => {
  const days = sundays.twoChurchYears();
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('name')).toBe(`${productName}: Sundays and Feasts`);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
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
    // The newest post that is not in the future, or else the tables.
    ...['2026-11-20T09:30:00Z', '2026-11-20T09:30:00Z'],
  ]);
  expect(valuesOf(events[at - 1]).slice(3)).toEqual(Array(2).fill('2026-11-01T00:00:00Z'));
});
