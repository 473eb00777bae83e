import { type CivilDay, civilDay, sundayFrom, yearOf } from './civil-day.ts';

/** A Sunday or feast. Here the names are those of the three-year lectionaries, such as 'Proper 29'. */
export type ChurchDay = {
  day: CivilDay;
  name: string;
  alsoCalled?: string | undefined;
  /** 'Advent', 'After Pentecost' */
  season: string;
};

/** Easter in the Gregorian calendar: the Sunday after the full moon that the church has computed for the spring. */
export function easter(year: number): CivilDay {
  const century = Math.floor(year / 100);
  const shift = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const moon = (19 * (year % 19) + shift + 15) % 30;
  const isLate = moon === 29 || (moon === 28 && year % 19 > 10);
  return sundayFrom(civilDay(year, 3, 22) + moon - (isLate ? 1 : 0));
}

/** The first Sunday in Advent of a calendar year: between November 27 and December 3. */
export function firstAdvent(year: number): CivilDay {
  return sundayFrom(civilDay(year, 11, 27));
}

/** Returns the calendar year in which the church year of a day began. */
export function churchYearOf(day: CivilDay): number {
  const year = yearOf(day);
  return day < firstAdvent(year) ? year - 1 : year;
}

/**
 * The days of all lectionaries: January 1 has the names that they give it. A feast comes before a Sunday on the same
 * day. Only Christmas Eve follows it: its services are in the evening.
 */
export function churchYear(adventYear: number): ChurchDay[] {
  const first = firstAdvent(adventYear);
  const next = firstAdvent(adventYear + 1);
  const eve = { day: civilDay(adventYear, 12, 24), name: 'Christmas Eve', season: 'Christmas' };
  const days = [...feasts(adventYear), ...sundays(first, next), eve];
  return days.sort((a, b) => a.day - b.day);
}

/** The principal feasts on fixed dates and weekdays. Lesser feasts and the days of apostles are not included. */
function feasts(adventYear: number): ChurchDay[] {
  const year = adventYear + 1;
  const easterDay = easter(year);
  const newYear = civilDay(year, 1, 1);
  /** The fourth Thursday in November. */
  const thanksgiving = sundayFrom(civilDay(year, 11, 18)) + 4;
  return [
    { day: civilDay(adventYear, 12, 25), name: 'Christmas Day', season: 'Christmas' },
    { day: newYear, name: 'Circumcision and Name of Jesus', season: 'Christmas' },
    { day: newYear, name: 'Holy Name of Jesus', season: 'Christmas' },
    { day: civilDay(year, 1, 6), name: 'Epiphany', season: 'Epiphany' },
    { day: easterDay - 46, name: 'Ash Wednesday', season: 'Lent' },
    { day: easterDay - 3, name: 'Maundy Thursday', season: 'Holy Week' },
    { day: easterDay - 2, name: 'Good Friday', season: 'Holy Week' },
    { day: easterDay + 39, name: 'Ascension', season: 'Easter' },
    { day: civilDay(year, 10, 31), name: 'Reformation Day', season: 'After Pentecost' },
    { day: civilDay(year, 11, 1), name: "All Saints' Day", season: 'After Pentecost' },
    { day: thanksgiving, name: 'Thanksgiving Day', season: 'After Pentecost' },
  ];
}

/** The Sundays from one day until before another. Sundays on which a feast has no Sunday beside it are omitted. */
function sundays(first: CivilDay, next: CivilDay): ChurchDay[] {
  const easterDay = easter(yearOf(next));
  const newYear = civilDay(yearOf(next), 1, 1);
  const baptism = sundayFrom(newYear + 6);
  const ordinary = easterDay + 63;
  const firstProper = 30 - (next - ordinary) / 7;
  /** The first of days with a name. If they are counted, it is a Sunday with this number. */
  const spans = [
    { from: first, name: 'Advent', season: 'Advent', number: 1 },
    { from: newYear - 6, name: 'Christmas 1', season: 'Christmas' },
    { from: newYear + 1, name: 'Christmas 2', season: 'Christmas' },
    { from: baptism, name: 'Baptism of Our Lord', season: 'Epiphany' },
    { from: baptism + 7, name: 'Epiphany', season: 'Epiphany', number: 2 },
    { from: easterDay - 49, name: 'Transfiguration', season: 'Epiphany' },
    { from: easterDay - 42, name: 'Lent', season: 'Lent', number: 1 },
    { from: easterDay - 7, name: 'Palm Sunday', season: 'Holy Week' },
    { from: easterDay, name: 'Easter Day', season: 'Easter' },
    { from: easterDay + 7, name: 'Easter', season: 'Easter', number: 2 },
    { from: easterDay + 49, name: 'Pentecost', season: 'After Pentecost' },
    { from: easterDay + 56, name: 'Trinity Sunday', season: 'After Pentecost' },
    { from: ordinary, name: 'Proper', season: 'After Pentecost', number: firstProper },
  ];
  const days: ChurchDay[] = [];
  for (let day = first; day < next; day += 7) {
    const span = spans.findLast(({ from }) => from <= day);
    // Christmas Day and Epiphany.
    if (!span || day === newYear - 7 || day === newYear + 5) continue;
    const { from, name, season, number } = span;
    days.push({ day, season, name: number ? `${name} ${number + (day - from) / 7}` : name });
  }
  return days;
}
