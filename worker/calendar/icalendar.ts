import { type CivilDay, isoDate } from './civil-day.ts';

export type CalendarEvent = {
  /** The same event always has the same id, so that calendars recognize it. */
  id: string;
  day: CivilDay;
  summary: string;
  url: string;
  description: string;
  /** Ms since the epoch. */
  changedAt: number;
};

export type CalendarOptions = {
  siteUrl: string;
  name: string;
  events: readonly CalendarEvent[];
  /** Whether a calendar application copies the events. The others are a subscription. */
  isCopy: boolean;
};

/** All-day events as a calendar (RFC 5545; the name and the interval: RFC 7986). */
export function calendarText({ siteUrl, name, events, isCopy }: CalendarOptions): string {
  const { host } = new URL(siteUrl);
  const eventLines = events.flatMap(({ id, day, summary, url, description, changedAt }) => {
    const changed = basicTime(changedAt);
    const copied = isCopy ? `\n\nThis is a copy, which does not change. What is new: ${url}` : '';
    return [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${changed}`,
      `LAST-MODIFIED:${changed}`,
      `DTSTART;VALUE=DATE:${basicDate(day)}`,
      `DTEND;VALUE=DATE:${basicDate(day + 1)}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description + copied)}`,
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

function basicDate(day: CivilDay): string {
  return isoDate(day).replaceAll('-', '');
}

/** Formats a time as '20261129T093000Z'. */
function basicTime(time: number): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
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
