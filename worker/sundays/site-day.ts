import { siteTimeZone } from '../../shared/site-calendar.ts';
import { type CivilDay, civilDay } from './civil-day.ts';

const siteCalendar = new Intl.DateTimeFormat('en-US', {
  timeZone: siteTimeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** Returns the day in the time zone of the site. @param time ms since the epoch */
export function siteDay(time: number): CivilDay {
  const parts = new Map(siteCalendar.formatToParts(time).map(({ type, value }) => [type, +value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return civilDay(part('year'), part('month'), part('day'));
}
