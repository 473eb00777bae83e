import externalCalendar from 'lectionary';
import { describe, expect, test } from 'vitest';
import { churchYear, firstAdvent, lectionaryYear } from '../../../../worker/sundays/church-year.ts';
import { civilDay, isoDate, weekday } from '../../../../worker/sundays/civil-day.ts';

const namesOfJesus = ['Circumcision and Name of Jesus', 'Holy Name of Jesus'];
const years = Array.from({ length: 111 }, (_, i) => 1990 + i);

/** The names of the `lectionary` package that differ from ours. */
const ourNames: Record<string, string> = {
  Baptism: 'Baptism of Our Lord',
  'Epiphany Day': 'Epiphany',
  Passion: 'Palm Sunday',
  'Holy Thursday': 'Maundy Thursday',
  'Pentecost Day': 'Pentecost',
  Trinity: 'Trinity Sunday',
  'All Saints': "All Saints' Day",
  Thanksgiving: 'Thanksgiving Day',
};

function localIsoDate(date: Date): string {
  return isoDate(civilDay(date.getFullYear(), date.getMonth() + 1, date.getDate()));
}

/** The days of the package `lectionary` as ISO dates and names. */
const externalDays = years
  .flatMap((year) => externalCalendar(year))
  .filter(
    ({ lectionaryShortName: name, lectionaryLongName: longName }) =>
      // The Sunday before Epiphany, as a substitute for it. Palm Sunday is also there as 'Passion'.
      longName !== 'Sunday of Epiphany' && name !== 'Palms',
  )
  .map(({ date, lectionaryShortName: name }) => `${localIsoDate(date)} ${ourNames[name] ?? name}`);

const ourDays = [1989, ...years]
  .flatMap((adventYear) => churchYear(adventYear))
  .map(({ day, name }) => `${isoDate(day)} ${name}`)
  .filter((day) => day >= '1990' && day < '2101');

/** In years in which May 28 is a Sunday, the package begins with Proper 4 on May 28 instead of May 29. */
function isCorrect(day: string): boolean {
  const may28 = civilDay(Number(day.slice(0, 4)), 5, 28);
  return day < '2101' && !(day.includes('Proper') && weekday(may28) === 0);
}

describe('from 1990 to 2100', () => {
  test('every Sunday has a name, and only Christmas Eve, New Year and All Saints share one', () => {
    for (const year of years) {
      const days = churchYear(year);
      const dates = new Set(days.map(({ day }) => day));
      for (let day = firstAdvent(year); day < firstAdvent(year + 1); day += 7) {
        if (!dates.has(day)) throw new Error(`${isoDate(day)} has no name.`);
      }
      const shared = days.filter(
        ({ day }, i) => day === days[i + 1]?.day || day === days[i - 1]?.day,
      );
      const feasts = shared.filter(({ name }) => !/\d$/.test(name)).map(({ name }) => name);
      expect(['Christmas Eve', ...namesOfJesus, 'Reformation Day', "All Saints' Day"]).toEqual(
        expect.arrayContaining(feasts),
      );
    }
  });

  test('the days agree with those of another implementation', () => {
    const ours = new Set(ourDays);
    const theirs = new Set(externalDays);
    expect(ours.size).toBeGreaterThan(6900);
    expect([...theirs].filter((day) => !ours.has(day)).filter(isCorrect)).toEqual([]);
    const onlyOurs = [...ours].filter((day) => !theirs.has(day)).filter(isCorrect);
    // The package does not have these days.
    expect(
      onlyOurs.filter((day) => !/Name of Jesus|Reformation Day|Christmas 2$/.test(day)),
    ).toEqual([]);
  });

  test('the years A, B and C agree with those of another implementation', () => {
    for (const { date, lectionaryYear: year } of years
      .filter((year) => year > 2001)
      .flatMap((year) => externalCalendar(year))) {
      if (year.length > 1) continue;
      const day = civilDay(date.getFullYear(), date.getMonth() + 1, date.getDate());
      expect(lectionaryYear(day), isoDate(day)).toBe(year);
    }
  });
});

test.each([
  ['2026-11-26', 'Thanksgiving Day'],
  ['2027-10-31', 'Reformation Day, Proper 26'],
  ['2023-01-01', [...namesOfJesus, 'Christmas 1'].join(', ')],
  ['2028-12-24', 'Advent 4, Christmas Eve'],
])('%s is %s', (date, expected) => {
  const year = Number(date.slice(0, 4));
  const found = [year - 1, year]
    .flatMap((adventYear) => churchYear(adventYear))
    .filter(({ day }) => isoDate(day) === date);
  expect(found.map(({ name }) => name).join(', ')).toBe(expected);
});
