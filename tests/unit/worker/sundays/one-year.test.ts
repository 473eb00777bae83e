import { describe, expect, test } from 'vitest';
import { firstAdvent } from '../../../../worker/sundays/church-year.ts';
import { civilDay, isoDate } from '../../../../worker/sundays/civil-day.ts';
import { lectionaries } from '../../../../worker/sundays/lectionary.ts';

const { 'lsb-one-year': oneYear, lsb } = lectionaries;
const years = Array.from({ length: 111 }, (_, i) => 1990 + i);
const daysOf = (adventYear: number) =>
  oneYear.days(firstAdvent(adventYear), firstAdvent(adventYear + 1));

describe('from 1990 to 2100', () => {
  const from = civilDay(1990, 1, 1);
  const until = civilDay(2101, 1, 1);

  test('the dates are those of the three-year series, and no day has a year', () => {
    const days = oneYear.days(from, until);
    expect(days.map(({ day }) => day)).toEqual(lsb.days(from, until).map(({ day }) => day));
    expect(days.filter(({ year }) => year)).toEqual([]);
  });

  test('each church year has its Sundays in order, without a gap or a name twice', () => {
    for (const year of years) {
      const names = daysOf(year).map(({ name }) => name);
      expect(new Set(names).size, `${year}`).toBe(names.length);
      const trinity = names.filter((name) => /^Trinity \d/.test(name));
      expect(trinity).toEqual(trinity.map((_, i) => `Trinity ${i + 1}`));
      expect([21, 22, 23, 24, 25, 26]).toContain(trinity.length);
      const epiphany = names.filter((name) => /^Epiphany \d/.test(name));
      expect(epiphany).toEqual(epiphany.map((_, i) => `Epiphany ${i + 2}`));
      const lent = names.slice(names.indexOf('Septuagesima'), names.indexOf('Palm Sunday'));
      expect(lent).toEqual([
        ...['Septuagesima', 'Sexagesima', 'Quinquagesima', 'Ash Wednesday'],
        ...['Invocabit', 'Reminiscere', 'Oculi', 'Laetare', 'Judica'],
      ]);
    }
  });

  test('the Transfiguration is ten weeks before Easter, except in 2008', () => {
    const without = years.filter((year) => {
      const days = daysOf(year);
      const dayOf = (name: string) => days.find((day) => day.name === name)?.day ?? Number.NaN;
      return dayOf('Easter Day') - dayOf('Transfiguration') !== 70;
    });
    expect(without).toEqual([2007]);
  });
});

test.each([
  ['2008-01-13', 'Baptism of Our Lord', 'Epiphany'],
  ['2008-01-20', 'Septuagesima', 'Pre-Lent'],
  ['2026-02-22', 'Invocabit (Lent 1)', 'Lent'],
  ['2026-05-17', 'Exaudi (Easter 7)', 'Easter'],
  ['2026-05-31', 'Holy Trinity', 'After Trinity'],
  ['2026-11-15', 'Trinity 24', 'After Trinity'],
  ['2026-11-22', 'Last Sunday of the Church Year', 'After Trinity'],
  // The latest Easter of these years.
  ['2038-11-14', 'Trinity 21', 'After Trinity'],
])('%s is %s', (date, name, season) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [found] = oneYear.days(civilDay(year, month, day), civilDay(year, month, day) + 1);
  const { alsoCalled } = found ?? {};
  expect([
    isoDate(found?.day ?? 0),
    alsoCalled ? `${found?.name} (${alsoCalled})` : found?.name,
  ]).toEqual([date, name]);
  expect(found?.season).toBe(season);
});
