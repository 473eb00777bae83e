import { siteTimeZone } from '../../shared/site-calendar.ts';
import { type CivilDay, civilDay } from './civil-day.ts';

const siteClock = new Intl.DateTimeFormat('en-US', {
  timeZone: siteTimeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

const msPerDay = 86_400_000;

/** Returns the day in the time zone of the site. @param time ms since the epoch */
export function siteDay(time: number): CivilDay {
  return readClock(time).day;
}

/** Returns when the next day begins in the time zone of the site; ms since the epoch. */
export function nextMidnight(time: number): number {
  const { day, msOfDay } = readClock(time);
  const guess = time - msOfDay + msPerDay;
  // A day on which the clocks change has 23 or 25 hours.
  const clock = readClock(guess);
  return clock.day > day ? guess - clock.msOfDay : guess - clock.msOfDay + msPerDay;
}

function readClock(time: number): { day: CivilDay; msOfDay: number } {
  const parts = new Map(siteClock.formatToParts(time).map(({ type, value }) => [type, +value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const seconds = (part('hour') * 60 + part('minute')) * 60 + part('second');
  return {
    day: civilDay(part('year'), part('month'), part('day')),
    msOfDay: seconds * 1000 + (((time % 1000) + 1000) % 1000),
  };
}
