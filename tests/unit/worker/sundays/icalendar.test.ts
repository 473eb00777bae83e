import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { civilDay, isoDate } from '../../../../worker/sundays/civil-day.ts';
import { sundaysCalendar } from '../../../../worker/sundays/icalendar.ts';
import { lectionaries } from '../../../../worker/sundays/lectionary.ts';
import { indexOf } from '../../../support/index-of.ts';

const days = lectionaries.lsb
  .days(civilDay(2026, 11, 29), civilDay(2027, 11, 22))
  .map((day) => (day.alsoCalled ? { ...day, alsoCalled: `${day.alsoCalled}, \\n; or so` } : day));
const productName = 'Site 📅é–'.repeat(30);
const settings = { PRODUCT_NAME: productName, SITE_URL: 'https://site.example' };
const text = sundaysCalendar({ settings, days, index: indexOf(['Mark 13:31']) });

test('lines end with CRLF and have at most 75 octets', () => {
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBe(75);
});

test('a calendar application reads every day with its readings, on which nobody is busy', () => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('name')).toBe(`${productName}: Sundays and Feasts`);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(
    days.map(({ day }) => isoDate(day)),
  );
  expect(events.every(({ startDate }) => startDate.isDate)).toBe(true);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(days.length);
  const last = events.at(-1);
  expect(last?.summary).toBe('Proper 29 (Last Sunday of the Church Year, \\n; or so)');
  expect(last?.uid).toBe('2027-11-21-proper-29@site.example');
  expect(last?.description).toBe(
    'Isaiah 51:4–6 (none) or Daniel 7:9–10, 13–14 (none)\nJude 20–25 (none) or Revelation 1:4b–8 (none)\nMark 13:24–37 (1 post) or John 18:33–37 (none)',
  );
  expect(last?.component.getFirstPropertyValue('url')).toBe(
    'https://site.example/sundays?date=2027-11-21',
  );
  expect(String(last?.component.getFirstPropertyValue('dtstamp'))).toBe('2027-11-21T00:00:00Z');
  expect(last?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
});
