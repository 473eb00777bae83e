import { postCount } from '../../shared/content/post.ts';
import { type CalendarEvent, type CalendarOptions, calendarText } from '../calendar/icalendar.ts';
import type { ReadingWithPosts } from './reading-details.ts';

type ReadingsEvent = Omit<CalendarEvent, 'url' | 'description' | 'changedAt'> & {
  href: string;
  readings: readonly ReadingWithPosts[];
};

type ReadingsCalendarOptions = Omit<CalendarOptions, 'events'> & {
  events: readonly ReadingsEvent[];
  /** Ms since the epoch. */
  now: number;
};

/** Days with readings as a calendar, which says how many posts are on them. */
export function readingsCalendar({ events, now, ...calendar }: ReadingsCalendarOptions): string {
  return calendarText({
    ...calendar,
    events: events.map(({ href, readings, ...event }) => ({
      ...event,
      url: calendar.siteUrl + href,
      description: description(readings),
      changedAt: changedAt(readings, now),
    })),
  });
}

/** When the readings were last changed in the tables; ms since the epoch. */
const tablesChangedAt = Date.UTC(2026, 10, 1);

/** An event changes with the posts on its readings. Posts with a date in the future do not count. */
function changedAt(readings: readonly ReadingWithPosts[], now: number): number {
  const times = readings.flatMap(({ onVerses }) => onVerses.map(({ post }) => post.published ?? 0));
  return times.reduce((last, time) => (time <= now ? Math.max(last, time) : last), tablesChangedAt);
}

/** A line for each reading: 'Mark 11:1–10 (1 post) or Mark 13:24–37 (none)'. */
function description(readings: readonly ReadingWithPosts[]): string {
  const texts = readings.map(
    (reading) => `${reading.isAlternative ? ' or ' : '\n'}${reading.text}${countText(reading)}`,
  );
  return texts.join('').trimStart();
}

/** Returns the number of posts in words; empty if it is not known, or for a book that is not one of the 66. */
function countText({ verses, index, onVerses }: ReadingWithPosts): string {
  if (!index.isComplete || verses.length === 0) return '';
  const { length } = onVerses;
  return ` (${length === 0 ? 'none' : postCount(length)})`;
}
