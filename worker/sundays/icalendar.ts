import { isoDate } from './civil-day.ts';
import type { LectionaryDay } from './lectionary.ts';

type CalendarOptions = {
  days: readonly LectionaryDay[];
  name: string;
  siteUrl: string;
  summary: (day: LectionaryDay) => string;
  href: (day: LectionaryDay) => string;
  /** The line of a reading in the description. */
  reading: (reading: string) => string;
};

/** The Sundays and feasts as all-day events of a calendar (RFC 5545; the name and the interval: RFC 7986). */
export function iCalendar(options: CalendarOptions): string {
  const { days, name, siteUrl, summary, href, reading } = options;
  const host = new URL(siteUrl).host;
  const events = days.flatMap((day) => [
    'BEGIN:VEVENT',
    // The same day always has the same id, so that calendars recognize it.
    `UID:${isoDate(day.day)}-${slug(day.name)}@${host}`,
    // Required. It does not depend on the time of the request, so that the file changes only with the days.
    `DTSTAMP:${basicDate(day)}T000000Z`,
    `DTSTART;VALUE=DATE:${basicDate(day)}`,
    `SUMMARY:${escapeText(summary(day))}`,
    `DESCRIPTION:${escapeText(day.readings.map(reading).join('\n'))}`,
    `URL:${siteUrl}${href(day)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(host)}//Sundays//EN`,
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function basicDate({ day }: LectionaryDay): string {
  return isoDate(day).replaceAll('-', '');
}

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** Escapes a TEXT value (section 3.3.11). */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

const maxOctets = 75;

const utf8 = new TextEncoder();

/** Folds a line that is longer than 75 octets (section 3.1). No character is split. */
function fold(line: string): string {
  const parts: string[] = [];
  let start = 0;
  let end = 0;
  let octets = 0;
  for (const character of line) {
    const { length } = utf8.encode(character);
    if (octets + length > maxOctets) {
      parts.push(line.slice(start, end));
      start = end;
      // The space that begins a continuation line.
      octets = 1;
    }
    octets += length;
    end += character.length;
  }
  return [...parts, line.slice(start)].join('\r\n ');
}
