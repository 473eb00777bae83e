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
import lsbOneYear from './lsb-one-year.txt?raw';
import { oneYearDays, otherOneYearNames } from './one-year.ts';
import rcl from './rcl.txt?raw';

export type LectionaryDay = ChurchDay & {
  /** Only in a three-year lectionary. */
  year?: LectionaryYear | undefined;
  alsoCalled?: string | undefined;
  /** In the order of the service, such as 'Isaiah 2:1-5' or 'Jude 20-25 or Revelation 1:4b-8'. Optional verses are in parentheses. */
  readings: readonly string[];
};

export type Lectionary = {
  title: string;
  /** Returns the Sundays and feasts from one day until before another, in order. */
  days(from: CivilDay, until: CivilDay): LectionaryDay[];
};

const lsbFeasts = { nameOfJesus: 'Circumcision and Name of Jesus', hasReformation: true };

export const lectionaries = {
  /** The Lutheran Service Book (Commission on Worship, The Lutheran Church—Missouri Synod). */
  lsb: createLectionary({
    title: 'Lutheran Service Book, three-year series',
    table: lsb,
    feasts: lsbFeasts,
    otherNames: { 'Proper 29': 'Last Sunday of the Church Year' },
  }),
  'lsb-one-year': createLectionary({
    title: 'Lutheran Service Book, one-year series',
    table: lsbOneYear,
    feasts: lsbFeasts,
    otherNames: otherOneYearNames,
    isOneYear: true,
  }),
  /** The Revised Common Lectionary (Consultation on Common Texts), with its complementary first readings. */
  rcl: createLectionary({
    title: 'Revised Common Lectionary',
    table: rcl,
    feasts: { nameOfJesus: 'Holy Name of Jesus', hasReformation: false },
    otherNames: { 'Proper 29': 'Christ the King' },
  }),
};

export type Series = keyof typeof lectionaries;

export const allSeries = Object.keys(lectionaries) as Series[];

type LectionaryOptions = {
  title: string;
  /**
   * A line for each day, `name | reading | reading ...`. The name of a day that has other readings
   * in each year ends with the year.
   */
  table: string;
  feasts: FeastNames;
  otherNames: Readonly<Record<string, string>>;
  isOneYear?: boolean;
};

function createLectionary(options: LectionaryOptions): Lectionary {
  const { title, table, feasts, otherNames, isOneYear = false } = options;
  const readings = new Map<string, string[]>();
  for (const line of table.trim().split('\n')) {
    const [name = '', ...ofDay] = line.split(' | ');
    readings.set(name, ofDay);
  }
  const complete = (churchDay: ChurchDay): LectionaryDay => {
    const { day, name } = churchDay;
    const year = isOneYear ? undefined : lectionaryYear(day);
    const ofDay = readings.get(name) ?? readings.get(`${name} ${year}`);
    if (!ofDay) throw new Error(`The ${title} has no readings for ${name} ${year}.`);
    return { ...churchDay, year, alsoCalled: otherNames[name], readings: ofDay };
  };
  return {
    title,
    days(from, until) {
      const years: number[] = [];
      for (let year = churchYearOf(from); year <= churchYearOf(until); year += 1) years.push(year);
      return years
        .flatMap((year) => {
          const days = churchYear(year, feasts);
          return isOneYear ? oneYearDays(year, days) : days;
        })
        .filter(({ day }) => day >= from && day < until)
        .map(complete);
    },
  };
}
