import { postCount } from '../../shared/content/post.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import { postsOnVerses } from '../passages/posts-on-verses.ts';
import type { Settings } from '../settings.ts';
import { isoDate } from './civil-day.ts';
import type { LectionaryDay } from './lectionary.ts';
import { parseReadings, type Reading } from './readings.ts';
import { dateHref, nameOf } from './sundays-document.ts';

type CalendarOptions = {
  settings: Pick<Settings, 'PRODUCT_NAME' | 'SITE_URL'>;
  days: readonly LectionaryDay[];
  /** The series of the query; empty for that of the site. */
  series?: string;
  index: PostIndex;
};

/**
 * The Sundays and feasts as all-day events of a calendar (RFC 5545; the name and the interval: RFC 7986),
 * with the numbers of posts on their readings.
 */
export function sundaysCalendar({ settings, days, series, index }: CalendarOptions): string {
  const { PRODUCT_NAME, SITE_URL: siteUrl } = settings;
  const name = escapeText(`${PRODUCT_NAME}: Sundays and Feasts`);
  const host = new URL(siteUrl).host;
  const events = days.flatMap((day) => {
    const date = isoDate(day.day);
    const basicDate = date.replaceAll('-', '');
    return [
      'BEGIN:VEVENT',
      // The same day always has the same id, so that calendars recognize it.
      `UID:${date}-${day.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@${host}`,
      // Required. It does not depend on the time of the request, so that the file changes only with the days.
      `DTSTAMP:${basicDate}T000000Z`,
      `DTSTART;VALUE=DATE:${basicDate}`,
      `SUMMARY:${escapeText(nameOf(day))}`,
      `DESCRIPTION:${escapeText(description(day, index))}`,
      `URL:${siteUrl}${dateHref(day, series)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(host)}//Sundays//EN`,
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** A line for each reading: 'Mark 11:1–10 (1 post) or Mark 13:24–37 (none)'. */
function description({ readings }: LectionaryDay, index: PostIndex): string {
  const texts = parseReadings(readings).map(
    (reading) =>
      `${reading.isAlternative ? ' or ' : '\n'}${reading.text}${countText(reading, index)}`,
  );
  return texts.join('').trimStart();
}

/** Returns the number of posts in words; empty while the index is not complete, or for a book that is not one of the 66. */
function countText({ verses }: Reading, index: PostIndex): string {
  if (!index.isComplete || verses.length === 0) return '';
  const { length } = postsOnVerses(index, verses).onVerses;
  return ` (${length === 0 ? 'none' : postCount(length)})`;
}

/** Escapes a TEXT value (section 3.3.11). */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

const maxOctets = 75;

const utf8 = new TextEncoder();

/** Folds a line that is longer than 75 octets (section 3.1). No character is split. */
function fold(line: string): string {
  let octets = 0;
  return Array.from(line, (character) => {
    const { length } = utf8.encode(character);
    octets += length;
    if (octets <= maxOctets) return character;
    // The space that begins a continuation line is one of its octets.
    octets = 1 + length;
    return `\r\n ${character}`;
  }).join('');
}
