import { expect, test } from 'vitest';
import { churchYear, firstAdvent, lectionaryYear } from '../../../../worker/sundays/church-year.ts';
import { civilDay, isoDate } from '../../../../worker/sundays/civil-day.ts';

const namesOfJesus = ['Circumcision and Name of Jesus', 'Holy Name of Jesus'];
const years = Array.from({ length: 111 }, (_, i) => 1990 + i);

test('from 1990 to 2100 every Sunday has a name, and only Christmas Eve, New Year and All Saints share one', () => {
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

/** The first rows are from another implementation, the npm package lectionary. Easter is early in 2008, and late in 2011. */
test.each([
  ['2008-01-13', 'A', 'Baptism of Our Lord'],
  ['2008-02-03', 'A', 'Transfiguration'],
  ['2008-02-06', 'A', 'Ash Wednesday'],
  ['2008-03-16', 'A', 'Palm Sunday'],
  ['2008-05-25', 'A', 'Proper 3'],
  ['2011-02-27', 'A', 'Epiphany 8'],
  ['2011-04-24', 'A', 'Easter Day'],
  ['2011-06-05', 'A', 'Easter 7'],
  ['2011-06-12', 'A', 'Pentecost'],
  ['2011-06-26', 'A', 'Proper 8'],
  ['2026-05-31', 'A', 'Trinity Sunday'],
  ['2026-11-22', 'A', 'Proper 29'],
  ['2026-11-29', 'B', 'Advent 1'],
  ['2026-11-26', 'A', 'Thanksgiving Day'],
  ['2027-10-31', 'B', 'Reformation Day, Proper 26'],
  ['2023-01-01', 'A', [...namesOfJesus, 'Christmas 1'].join(', ')],
  ['2028-12-24', 'A', 'Advent 4, Christmas Eve'],
])('%s, of the year %s, is %s', (date, ofYear, expected) => {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  const day = civilDay(year, month, dayOfMonth);
  const found = [year - 1, year].flatMap(churchYear).filter((other) => other.day === day);
  expect(found.map(({ name }) => name).join(', ')).toBe(expected);
  expect(lectionaryYear(day)).toBe(ofYear);
});
