import { type ChurchDay, churchYear, churchYearOf } from '../calendar/church-year.ts';
import type { CivilDay } from '../calendar/civil-day.ts';
import { oneYear } from '../calendar/one-year.ts';
import lsb from './lsb.txt?raw';
import lsbOneYear from './lsb-one-year.txt?raw';
import rcl from './rcl.txt?raw';

export type LectionaryDay = ChurchDay & {
  /** The letter of the year; only in a three-year lectionary. */
  year?: string | undefined;
  /**
   * The readings in the order of the service, such as 'Isaiah 2:1-5' or 'Jude 20-25 or Revelation
   * 1:4b-8'. Optional verses are in parentheses.
   */
  readings: readonly string[];
};

export const lectionaries = {
  /** The Lutheran Service Book (Commission on Worship, The Lutheran Church—Missouri Synod). */
  lsb: createLectionary({
    title: 'Lutheran Service Book, three-year series',
    table: lsb,
    lastSunday: 'Last Sunday of the Church Year',
  }),
  'lsb-one-year': createLectionary({
    title: 'Lutheran Service Book, one-year series',
    table: lsbOneYear,
    isOneYear: true,
  }),
  /** The Revised Common Lectionary (Consultation on Common Texts), with its complementary first readings. */
  rcl: createLectionary({
    title: 'Revised Common Lectionary',
    table: rcl,
    lastSunday: 'Christ the King',
  }),
};

export type LectionaryName = keyof typeof lectionaries;

export const lectionaryNames = Object.keys(lectionaries) as LectionaryName[];

type LectionaryOptions = {
  title: string;
  /**
   * A line for each day, `name | reading | reading ...`. The name of a day that has other readings
   * in each year ends with the year. A day without a line is not in this lectionary.
   */
  table: string;
  /** Another name of Proper 29. */
  lastSunday?: string;
  isOneYear?: boolean;
};

function createLectionary({ title, table, lastSunday, isOneYear = false }: LectionaryOptions) {
  const lines = table.trim().split('\n');
  const readings = new Map(lines.map((line) => [line.split(' | ')[0], line.split(' | ').slice(1)]));

  function withReadings(churchDay: ChurchDay): LectionaryDay[] {
    const { day, name } = churchDay;
    // Year A begins in Advent of the calendar years that are divisible by 3.
    const year = isOneYear ? undefined : 'ABC'.charAt(churchYearOf(day) % 3);
    const ofDay = readings.get(name) ?? readings.get(`${name} ${year}`);
    const alsoCalled = name === 'Proper 29' ? lastSunday : churchDay.alsoCalled;
    return ofDay ? [{ ...churchDay, year, alsoCalled, readings: ofDay }] : [];
  }

  return {
    title,
    days(from: CivilDay, until: CivilDay): LectionaryDay[] {
      const years: number[] = [];
      for (let year = churchYearOf(from); year <= churchYearOf(until); year += 1) years.push(year);
      return years
        .flatMap(isOneYear ? oneYear : churchYear)
        .filter(({ day }) => day >= from && day < until)
        .flatMap(withReadings);
    },
  };
}
