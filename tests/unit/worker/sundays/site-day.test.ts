import { expect, test } from 'vitest';
import { isoDate, siteDay } from '../../../../worker/sundays/civil-day.ts';

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
