import { failure, type Result } from '../../shared/content/result.ts';
import { siteTimeZone } from '../../shared/site-calendar.ts';

/** A day of the Gregorian calendar without a time or time zone, as the number of days since January 1, 1970. */
export type CivilDay = number;

const msPerDay = 86_400_000;

/** @param month from 1 to 12 */
export function civilDay(year: number, month: number, day: number): CivilDay {
  return Date.UTC(year, month - 1, day) / msPerDay;
}

/** The years of the dates that visitors may choose. The tests cover these years. */
const years = { first: 1990, last: 2100 };

export const notADate = failure(
  400,
  'This is not a date. Write the year, month and day, as in 2026-12-24.',
);

/** Parses the date that a visitor has chosen, in ISO 8601. The error says what is wrong with it. */
export function chosenDay(text: string): Result<CivilDay> {
  const day = Date.parse(text) / msPerDay;
  if (isoDate(day) !== text) return notADate;
  const { first, last } = years;
  if (yearOf(day) >= first && yearOf(day) <= last) return { data: day };
  return failure(404, `The calendar has the dates from ${first} to ${last}.`);
}

/** Formats a day as ISO 8601; an empty string if it is no day. */
export function isoDate(day: CivilDay): string {
  return Number.isNaN(day) ? '' : toDate(day).toISOString().slice(0, 10);
}

/** Returns the day of the week, from 0 for Sunday to 6 for Saturday. */
export function weekday(day: CivilDay): number {
  return toDate(day).getUTCDay();
}

export function yearOf(day: CivilDay): number {
  return toDate(day).getUTCFullYear();
}

/** Returns the day if it is a Sunday, or else the first Sunday after it. */
export function sundayFrom(day: CivilDay): CivilDay {
  return day + ((7 - weekday(day)) % 7);
}

export function dayFormat(options: Intl.DateTimeFormatOptions): (day: CivilDay) => string {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day) => format.format(toDate(day));
}

function toDate(day: CivilDay): Date {
  return new Date(day * msPerDay);
}

/** Swedish dates are those of ISO 8601. */
const siteDate = new Intl.DateTimeFormat('sv-SE', { timeZone: siteTimeZone });

const quarterHour = 15 * 60_000;

/** The day that was read from the clock last, because that takes 10 % of the time of a page from memory. */
let current = { day: Number.NaN, startsAt: Number.POSITIVE_INFINITY, endsAt: 0 };

/** Returns the day in the time zone of the site. @param time ms since the epoch */
export function siteDay(time: number): CivilDay {
  if (time < current.startsAt || time >= current.endsAt) {
    const day = dayAt(time);
    current = { day, startsAt: endOfDay(day - 1), endsAt: endOfDay(day) };
  }
  return current.day;
}

/** Returns the time until a day ends in the time zone of the site, 0 if it has ended; s. @param now ms since the epoch */
export function secondsLeft(day: CivilDay, now: number): number {
  return siteDay(now) > day ? 0 : Math.floor((current.endsAt - now) / 1000);
}

/** The offsets of time zones are from -12 to +14 hours in quarters of an hour. */
function endOfDay(day: CivilDay): number {
  let end = (day + 1) * msPerDay - 14 * 4 * quarterHour;
  while (dayAt(end) <= day) end += quarterHour;
  return end;
}

function dayAt(time: number): CivilDay {
  return Date.parse(siteDate.format(time)) / msPerDay;
}
