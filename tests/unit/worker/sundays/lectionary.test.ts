import { describe, expect, test } from 'vitest';
import { churchYear } from '../../../../worker/sundays/church-year.ts';
import { civilDay } from '../../../../worker/sundays/civil-day.ts';
import { lectionaries } from '../../../../worker/sundays/lectionary.ts';
import { parseReadings } from '../../../../worker/sundays/readings.ts';

describe.each(Object.entries(lectionaries))('%s', (series, lectionary) => {
  const days = lectionary.days(civilDay(1990, 1, 1), civilDay(2101, 1, 1));

  test('has at least three readings for each day from 1990 to 2100', () => {
    const dates = new Set(days.map(({ day }) => day));
    const without = Array.from({ length: 110 }, (_, i) => churchYear(1990 + i))
      .flat()
      .filter(({ day }) => !dates.has(day));
    expect([...new Set(without.map(({ name }) => name))]).toEqual(
      series === 'rcl' ? ['Reformation Day'] : [],
    );
    expect(days.filter(({ readings }) => readings.length < 3)).toEqual([]);
  });

  test('names verses that exist, but for books that are not of the 66', () => {
    const readings = parseReadings([...new Set(days.flatMap(({ readings }) => readings))]);
    const without = readings.filter(({ verses }) => verses.length === 0);
    expect(without.filter(({ text }) => !/^(?:Wisdom|Sirach|Baruch) /.test(text))).toEqual([]);
  });
});

/** Published readings of single days. */
test.each([
  ['lsb', '2026-11-22', 'Ezekiel 34:11-16, 20-24 | 1 Corinthians 15:20-28 | Matthew 25:31-46'],
  ['lsb', '2017-06-11', 'Genesis 1:1-2:4a | Acts 2:14a, 22-36 | Matthew 28:16-20'],
  ['lsb', '2026-10-31', 'Revelation 14:6-7 | Romans 3:19-28 | John 8:31-36 or Matthew 11:12-19'],
  ['rcl', '2026-11-22', 'Ezekiel 34:11-16, 20-24 | Ephesians 1:15-23 | Matthew 25:31-46'],
  [
    'rcl',
    '2025-03-16',
    'Genesis 15:1-12, 17-18 | Philippians 3:17-4:1 | Luke 13:31-35 or Luke 9:28-36 (37-43a)',
  ],
  ['rcl', '2015-11-26', 'Joel 2:21-27 | 1 Timothy 2:1-7 | Matthew 6:25-33'],
  [
    'lsb-one-year',
    '2024-12-29',
    'Isaiah 11:1-5 or 2 Samuel 7:1-16 | Galatians 4:1-7 | Luke 2:(22-32) 33-40',
  ],
  ['lsb-one-year', '2026-02-01', 'Exodus 17:1-7 | 1 Corinthians 9:24-10:5 | Matthew 20:1-16'],
  ['lsb-one-year', '2027-11-21', 'Isaiah 65:17-25 | 1 Thessalonians 5:1-11 | Matthew 25:1-13'],
] as const)('the readings of %s on %s', (name, date, readings) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const from = civilDay(year, month, day);
  const [found] = lectionaries[name].days(from, from + 1);
  expect(found?.readings.join(' | ')).toBe(readings);
});
