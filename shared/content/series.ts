import { plainText } from '../text/plain-text.ts';
import { readableQueryOf } from '../url.ts';
import { defineKind } from './content-request.ts';
import type { HandoutDetails, ReadingDetails } from './readings.ts';
import type { ContentError } from './result.ts';

export type SeriesQuery = {
  /** The date of the first week; empty for the coming Sunday. */
  start: string;
  /** A book, or a part of it, that is divided into passages for a number of weeks; empty with lines. */
  book: string;
  weeks: number;
  /** A line for each passage: 'James 1:1-18' or '2027-04-04 1 Cor 15'. One more than the maximum stands for all after it. */
  lines: readonly string[];
};

export const maxPassages = 30;

export type SeriesDocument = {
  /** The ISO 8601 date of the first week. */
  start: string;
  /** 'James in 5 weeks'; empty without a divided book. */
  title: string;
  /** 'January 10 to February 7, 2027'; empty without weeks. */
  dates: string;
  weeks: SeriesWeek[];
  /** What is wrong with fields, apart from what single lines have. */
  problems: { field: 'start' | 'book' | 'p'; message: string }[];
  isIncomplete: boolean;
};

/** The error says why the line is not read, and `notes` what of it is no passage. `passage` is what the line has beside its date. */
export type SeriesWeek = {
  id: string;
  /** 'Sunday, January 10, 2027' */
  date: string;
} & (
  | { error: ContentError; passage: string }
  | { reading: ReadingDetails; handout: HandoutDetails | undefined; notes: string[] }
);

/** The title of a series is the visitor's text. It is not part of the content. */
export const seriesKind = defineKind<SeriesQuery, SeriesDocument>('series', {
  path: '/api/series',
  url: (query) => `/api/series${seriesQuery(query)}`,
  parse: (_, query) => parseSeriesQuery(query),
});

/** Returns the query including the `?`; empty for an empty series. */
export function seriesQuery(series: SeriesQuery & { title?: string }): string {
  const { title, start, book, weeks, lines } = series;
  return readableQueryOf({
    title,
    start,
    book,
    weeks: weeks > 0 ? `${weeks}` : '',
    p: lines,
  });
}

/** Each value of `p` has one line or several. */
export function parseSeriesQuery(query: URLSearchParams): SeriesQuery {
  const text = (name: string) => plainText(query.get(name) ?? '');
  return {
    start: text('start'),
    book: text('book'),
    weeks: Math.min(maxPassages, Math.max(0, Math.floor(Number(text('weeks')) || 0))),
    lines: query
      .getAll('p')
      .flatMap((lines) => lines.split(/[\r\n]/))
      .map(plainText)
      .filter(Boolean)
      .slice(0, maxPassages + 1),
  };
}
