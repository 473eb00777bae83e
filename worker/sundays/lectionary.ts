import {
  type ChurchDay,
  churchYear,
  churchYearOf,
  type FeastNames,
  type LectionaryYear,
  lectionaryYear,
} from './church-year.ts';
import type { CivilDay } from './civil-day.ts';
import lsb from './lsb.txt?raw';
import rcl from './rcl.txt?raw';

export type LectionaryDay = ChurchDay & {
  year: LectionaryYear;
  alsoCalled?: string | undefined;
  /** In the order of the service, such as 'Isaiah 2:1-5' or 'Jude 20-25 or Revelation 1:4b-8'. Optional verses are in parentheses. */
  readings: readonly string[];
};

export type Lectionary = {
  title: string;
  /** Returns the Sundays and feasts from one day until before another, in order. */
  days(from: CivilDay, until: CivilDay): LectionaryDay[];
};

/** The three-year lectionary of the Lutheran Service Book (Commission on Worship, The Lutheran Church—Missouri Synod). */
const lutheranServiceBook = createLectionary(
  'three-year lectionary of the Lutheran Service Book',
  lsb,
  { nameOfJesus: 'Circumcision and Name of Jesus', hasReformation: true },
  { 'Proper 29': 'Last Sunday of the Church Year' },
);

/** The Revised Common Lectionary (Consultation on Common Texts), with its complementary first readings. */
const revisedCommon = createLectionary(
  'Revised Common Lectionary',
  rcl,
  { nameOfJesus: 'Holy Name of Jesus', hasReformation: false },
  { 'Proper 29': 'Christ the King' },
);

export const lectionaries = { lsb: lutheranServiceBook, rcl: revisedCommon };

/**
 * @param table a line for each day, `name | reading | reading ...`. The name of a day that has other
 *   readings in each year ends with the year.
 */
function createLectionary(
  title: string,
  table: string,
  names: FeastNames,
  otherNames: Record<string, string>,
): Lectionary {
  const readings = new Map<string, string[]>();
  for (const line of table.trim().split('\n')) {
    const [name = '', ...ofDay] = line.split(' | ');
    readings.set(name, ofDay);
  }
  const complete = (churchDay: ChurchDay): LectionaryDay => {
    const { day, name } = churchDay;
    const year = lectionaryYear(day);
    const ofDay = readings.get(name) ?? readings.get(`${name} ${year}`);
    if (!ofDay) throw new Error(`The lectionary has no readings for ${name} ${year}.`);
    return { ...churchDay, year, alsoCalled: otherNames[name], readings: ofDay };
  };
  return {
    title,
    days(from, until) {
      const years: number[] = [];
      for (let year = churchYearOf(from); year <= churchYearOf(until); year += 1) years.push(year);
      return years
        .flatMap((year) => churchYear(year, names))
        .filter(({ day }) => day >= from && day < until)
        .map(complete);
    },
  };
}
