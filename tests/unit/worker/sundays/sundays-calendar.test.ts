import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { civilDay, isoDate } from '../../../../worker/calendar/civil-day.ts';
import { lectionaries } from '../../../../worker/sundays/lectionary.ts';
import { sundaysCalendar } from '../../../../worker/sundays/sundays-calendar.ts';
import { indexOf } from '../../../support/index-of.ts';

const days = lectionaries.lsb
  .days(civilDay(2026, 11, 29), civilDay(2027, 11, 22))
  .map((day) => (day.alsoCalled ? { ...day, alsoCalled: `${day.alsoCalled}, \\n; or so` } : day));
const productName = 'Site 📅é–'.repeat(30);
const settings = { PRODUCT_NAME: productName, SITE_URL: 'https://site.example' };
const now = Date.UTC(2026, 11, 24);
const published = Date.UTC(2026, 10, 20, 9, 30);
const index = indexOf([
  { cites: 'Mark 13:31', published },
  { cites: 'Mark 13:31', published: now + 1 },
]);
const options = { settings, days, series: '', isCopy: false, index, now } as const;
const calendarOfYear = () => sundaysCalendar(options);

test('lines end with CRLF and have at most 75 octets', () => {
  const text = calendarOfYear();
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBe(75);
});

test('a calendar application reads every day with its readings, on which nobody is busy', () => {
  const calendar = new ICAL.Component(ICAL.parse(calendarOfYear()));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('name')).toBe(`${productName}: Sundays and Feasts`);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(
    days.map(({ day }) => isoDate(day)),
  );
  expect(events.every(({ startDate, duration }) => startDate.isDate && duration.days === 1)).toBe(
    true,
  );
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(days.length);
  const last = events.at(-1);
  expect(last?.summary).toBe('Proper 29 (Last Sunday of the Church Year, \\n; or so)');
  expect(last?.uid).toBe('2027-11-21-proper-29@site.example');
  expect(last?.description).toBe(
    'Isaiah 51:4–6 (none) or Daniel 7:9–10, 13–14 (none)\nJude 20–25 (none) or Revelation 1:4b–8 (none)\nMark 13:24–37 (2 posts) or John 18:33–37 (none)',
  );
  expect(last?.component.getFirstPropertyValue('url')).toBe(
    'https://site.example/sundays?date=2027-11-21',
  );
  expect(last?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
});

test('an event was changed when the newest post on its readings was published, and never in the future', () => {
  const calendar = new ICAL.Component(ICAL.parse(calendarOfYear()));
  const times = calendar.getAllSubcomponents('vevent').map((event) => {
    const [stamp, modified] = ['dtstamp', 'last-modified'].map((name) =>
      String(event.getFirstPropertyValue(name)),
    );
    expect(modified).toBe(stamp);
    return stamp;
  });
  expect(times.at(-1)).toBe('2026-11-20T09:30:00Z');
  expect(times.at(-2)).toBe('2026-11-01T00:00:00Z');
});

test('another series is a calendar of its own: its name and its events have the series', () => {
  const calendar = sundaysCalendar({
    ...options,
    settings: { ...settings, PRODUCT_NAME: 'Site' },
    series: 'rcl',
  });
  expect(calendar).toContain('NAME:Site: Sundays and Feasts\\, Revised Common Lectionary\r\n');
  const uids = [...calendar.matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid);
  expect(uids[0]).toBe('rcl-2026-11-29-advent-1@site.example');
});

test('a subscription is loaded daily, and the file of one date says that it is a copy', () => {
  const text = calendarOfYear();
  expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:P1D\r\nX-PUBLISHED-TTL:P1D\r\n');
  expect(text).not.toContain('copy');
  const copy = sundaysCalendar({ ...options, days: days.slice(0, 1), isCopy: true });
  expect(copy).not.toMatch(/REFRESH|TTL/);
  expect(copy.replaceAll('\r\n ', '')).toContain(
    'This is a copy\\, which does not change. What is new: https://site.example/sundays?date=2026-11-29',
  );
});
