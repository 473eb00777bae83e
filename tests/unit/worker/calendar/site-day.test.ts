import { expect, test } from 'vitest';
import { isoDate, secondsLeft, siteDay } from '../../../../worker/calendar/civil-day.ts';

test.each([
  ['2026-11-22T05:59:59.999Z', '2026-11-21'],
  ['2026-11-22T06:00:00.000Z', '2026-11-22'],
  // The clocks go forward on March 8, 2026, and back on November 1, 2026.
  ['2026-03-08T06:30:00.000Z', '2026-03-08'],
  ['2026-11-01T05:30:00.000Z', '2026-11-01'],
  ['2026-11-02T05:30:00.000Z', '2026-11-01'],
])('%s is %s in the time zone of the site', (time, day) => {
  expect(isoDate(siteDay(Date.parse(time)))).toBe(day);
});

const hour = 3_600;

test.each([
  ['2026-11-22T06:00:00.000Z', 24 * hour],
  ['2026-11-23T05:50:00.000Z', 600],
  ['2026-03-08T06:00:00.000Z', 23 * hour],
  ['2026-11-01T05:00:00.000Z', 25 * hour],
])('at %s the day of the site has %i s left', (text, seconds) => {
  const time = Date.parse(text);
  expect(secondsLeft(siteDay(time), time)).toBe(seconds);
  expect(secondsLeft(siteDay(time), time + (seconds + 10) * 1_000)).toBe(0);
});
