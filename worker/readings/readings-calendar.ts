import { postCount } from '../../shared/content/post.ts';
import { type CivilDay, isoDate } from '../calendar/civil-day.ts';
import { postsOfReading, type ReadingWithPosts } from './reading-details.ts';

type CalendarEvent = {
  /** The same event always has the same id, so that calendars recognize it. */
  id: string;
  day: CivilDay;
  summary: string;
  href: string;
  readings: readonly ReadingWithPosts[];
};

type CalendarOptions = {
  siteUrl: string;
  name: string;
  events: readonly CalendarEvent[];
  /** Whether a calendar application copies the events. The others are a subscription. */
  isCopy: boolean;
};

/**
 * Days with readings as a calendar of all-day events (RFC 5545; the name and the interval: RFC 7986), which says how many
 * posts are on them.
 */
export function readingsCalendar({ siteUrl, name, events, isCopy }: CalendarOptions): string {
  const { host } = new URL(siteUrl);
  const eventLines = events.flatMap(({ id, day, summary, href, readings }) => {
    const url = siteUrl + href;
    // An event changes with the posts on its readings.
    const times = readings.flatMap(({ onVerses }) => onVerses.map(({ post }) => post.updated ?? 0));
    const changed = new Date(Math.max(tablesChangedAt, ...times));
    // '20261129T093000Z'
    const basicTime = changed.toISOString().replace(/[-:]|\.\d+/g, '');
    const copied = isCopy ? `\n\nThis is a copy, which does not change. What is new: ${url}` : '';
    return [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${basicTime}`,
      `LAST-MODIFIED:${basicTime}`,
      `DTSTART;VALUE=DATE:${basicDate(day)}`,
      `DTEND;VALUE=DATE:${basicDate(day + 1)}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description(readings) + copied)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(host)}//Sundays//EN`,
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    // Outlook reads only the second.
    ...(isCopy ? [] : ['REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D']),
    ...eventLines,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** When the readings were last changed in the tables; ms since the epoch. */
const tablesChangedAt = Date.UTC(2026, 10, 1);

/** A line for each reading: 'Mark 11:1–10 (1 post) or Mark 13:24–37 (none)'. A book that is not one of the 66 has no number. */
function description(readings: readonly ReadingWithPosts[]): string {
  const texts = readings.map((reading) => {
    const isKnown = reading.index.isComplete && reading.verses.length > 0;
    const { size } = postsOfReading(reading);
    const count = isKnown ? ` (${size === 0 ? 'none' : postCount(size)})` : '';
    return `${reading.isAlternative ? ' or ' : '\n'}${reading.text}${count}`;
  });
  return texts.join('').trimStart();
}

function basicDate(day: CivilDay): string {
  return isoDate(day).replaceAll('-', '');
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
