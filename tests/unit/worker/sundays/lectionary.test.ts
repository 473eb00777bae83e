import { describe, expect, test } from 'vitest';
import { dataOf } from '../../../../shared/content/result.ts';
import { churchYear, firstAdvent } from '../../../../worker/calendar/church-year.ts';
import { chosenDay, civilDay, sundayFrom } from '../../../../worker/calendar/civil-day.ts';
import { parseReadings } from '../../../../worker/readings/parse-readings.ts';
import { type LectionaryName, lectionaries } from '../../../../worker/sundays/lectionary.ts';

const years = Array.from({ length: 110 }, (_, i) => 1990 + i);
const churchDays = years.flatMap(churchYear);

test('from 1990 to 2100, these feasts share their day with another feast or a Sunday', () => {
  const shared = churchDays.filter(({ day }, i) =>
    [churchDays[i - 1]?.day, churchDays[i + 1]?.day].includes(day),
  );
  const feasts = shared.map(({ name }) => name).filter((name) => !/\d$/.test(name));
  expect([...new Set(feasts)].sort()).toEqual([
    ...["All Saints' Day", 'Christmas Eve', 'Circumcision and Name of Jesus'],
    ...['Holy Name of Jesus', 'Reformation Day'],
  ]);
});

const readDays = (series: LectionaryName) =>
  lectionaries[series].days(civilDay(1990, 1, 1), civilDay(2101, 1, 1));

describe.each(['lsb', 'lsb-one-year', 'rcl'] as const)('%s', (series) => {
  const days = readDays(series);

  test('has at least three readings for each Sunday and feast from 1990 to 2100', () => {
    const dates = new Set(days.map(({ day }) => day));
    for (let day = sundayFrom(civilDay(1990, 1, 1)); day < civilDay(2101, 1, 1); day += 7) {
      if (!dates.has(day)) throw new Error(`${day} days after 1970 is no Sunday.`);
    }
    const without = churchDays.filter(({ day }) => !dates.has(day)).map(({ name }) => name);
    expect([...new Set(without)]).toEqual(series === 'rcl' ? ['Reformation Day'] : []);
    expect(days.filter(({ readings }) => readings.length < 3)).toEqual([]);
  });

  test('names verses that exist, but for books that are not of the 66', () => {
    const readings = parseReadings([...new Set(days.flatMap(({ readings }) => readings))]);
    const without = readings.filter(({ verses }) => verses.length === 0);
    expect(without.filter(({ text }) => !/^(?:Wisdom|Sirach|Baruch) /.test(text))).toEqual([]);
  });
});

test('the one-year series has the dates of the three-year series, in no year A, B or C', () => {
  const days = readDays('lsb-one-year');
  expect(days.map(({ day }) => day)).toEqual(readDays('lsb').map(({ day }) => day));
  expect(days.filter(({ year }) => year)).toEqual([]);
});

test('each year of the one-year series has its Sundays in order, without a gap or a name twice', () => {
  for (const year of years) {
    const days = lectionaries['lsb-one-year'].days(firstAdvent(year), firstAdvent(year + 1));
    const names = days.map(({ name }) => name);
    expect(new Set(names).size, `${year}`).toBe(names.length);
    const trinity = names.filter((name) => name.startsWith('Trinity '));
    expect(trinity).toEqual(trinity.map((_, i) => `Trinity ${i + 1}`));
    expect([21, 22, 23, 24, 25, 26]).toContain(trinity.length);
    const epiphany = names.filter((name) => name.startsWith('Epiphany '));
    expect(epiphany).toEqual(epiphany.map((_, i) => `Epiphany ${i + 2}`));
    const preLent = names.indexOf('Septuagesima');
    expect(names.slice(preLent - 1, names.indexOf('Palm Sunday'))).toEqual([
      // In 2008 there is one Sunday after Epiphany.
      year === 2007 ? 'Baptism of Our Lord' : 'Transfiguration',
      ...['Septuagesima', 'Sexagesima', 'Quinquagesima', 'Ash Wednesday'],
      ...['Invocabit', 'Reminiscere', 'Oculi', 'Laetare', 'Judica'],
    ]);
  }
});

/** The Sundays and feasts of a date. */
function daysOn(series: LectionaryName, date: string) {
  const day = dataOf(chosenDay(date)) ?? Number.NaN;
  return lectionaries[series].days(day, day + 1);
}

/**
 * The dates of 2008 and 2011 are from another implementation, the npm package lectionary. Easter is
 * early in 2008, and late in 2011 and 2038.
 */
test.each([
  ['lsb', '2008-01-13', 'Baptism of Our Lord, Epiphany, A'],
  ['lsb', '2008-02-03', 'Transfiguration, Epiphany, A'],
  ['lsb', '2008-05-25', 'Proper 3, After Pentecost, A'],
  ['lsb', '2011-02-27', 'Epiphany 8, Epiphany, A'],
  ['lsb', '2011-06-12', 'Pentecost, After Pentecost, A'],
  ['lsb', '2026-11-22', 'Proper 29 (Last Sunday of the Church Year), After Pentecost, A'],
  ['lsb', '2026-11-26', 'Thanksgiving Day, After Pentecost, A'],
  ['lsb', '2026-11-29', 'Advent 1, Advent, B'],
  ['lsb', '2027-10-31', 'Reformation Day, After Pentecost, B; Proper 26, After Pentecost, B'],
  ['lsb', '2023-01-01', 'Circumcision and Name of Jesus, Christmas, A; Christmas 1, Christmas, A'],
  ['rcl', '2023-01-01', 'Holy Name of Jesus, Christmas, A; Christmas 1, Christmas, A'],
  ['rcl', '2026-11-22', 'Proper 29 (Christ the King), After Pentecost, A'],
  ['rcl', '2028-12-24', 'Advent 4, Advent, A; Christmas Eve, Christmas, A'],
  ['lsb-one-year', '2008-01-20', 'Septuagesima, Pre-Lent'],
  ['lsb-one-year', '2026-02-22', 'Invocabit (Lent 1), Lent'],
  ['lsb-one-year', '2026-05-31', 'Holy Trinity, After Trinity'],
  ['lsb-one-year', '2026-11-22', 'Last Sunday of the Church Year, After Trinity'],
  ['lsb-one-year', '2038-11-14', 'Trinity 21, After Trinity'],
] as const)('in %s, %s is %s', (series, date, expected) => {
  const texts = daysOn(series, date).map(({ name, alsoCalled, season, year }) =>
    [alsoCalled ? `${name} (${alsoCalled})` : name, season, year ?? []].flat().join(', '),
  );
  expect(texts.join('; ')).toBe(expected);
});

/** Published readings of single days. */
test.each([
  ['lsb', '2026-11-22', 'Ezekiel 34:11-16, 20-24 | 1 Corinthians 15:20-28 | Matthew 25:31-46'],
  ['lsb', '2026-10-31', 'Revelation 14:6-7 | Romans 3:19-28 | John 8:31-36 or Matthew 11:12-19'],
  ['rcl', '2015-11-26', 'Joel 2:21-27 | 1 Timothy 2:1-7 | Matthew 6:25-33'],
  ['lsb-one-year', '2026-02-01', 'Exodus 17:1-7 | 1 Corinthians 9:24-10:5 | Matthew 20:1-16'],
] as const)('the readings of %s on %s', (series, date, readings) => {
  expect(daysOn(series, date)[0]?.readings.join(' | ')).toBe(readings);
});
