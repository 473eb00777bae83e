import { dataOf } from '../content/result.ts';
import { parseSeriesQuery, type SeriesQuery, seriesKind, seriesQuery } from '../content/series.ts';
import { handoutLimits } from '../handout/handout.ts';
import { beginningOf } from '../text/characters.ts';
import { plainText } from '../text/plain-text.ts';
import { definePage } from './define-page.ts';
import { sundaysSection } from './sundays.ts';

export type SeriesParams = SeriesQuery & { title: string };

const path = '/series';

/** The passages of a series of sermons or lessons by weeks, and the form that makes one. Its title is the visitor's text. */
export const seriesPage = definePage<SeriesParams, 'series'>('series', {
  path,
  parse: (query) => ({
    ...parseSeriesQuery(query),
    title: beginningOf(plainText(query.get('title') ?? ''), handoutLimits.title),
  }),
  href: (params) => path + seriesQuery(params),
  ownParameters: ['title', 'start', 'book', 'weeks', 'p'],
  contents: ({ title: _title, ...query }) => ({ main: seriesKind.request(query) }),
  title: ({ title, book, lines }, results) =>
    title ||
    dataOf(results(seriesKind))?.title ||
    (book || lines.length > 0 ? 'Series' : 'Preach through a book'),
  section: () => sundaysSection,
  drawing: 'sundays',
  // A book is a passage.
  typedParameters: ['title', 'start', 'weeks', 'p'],
  backName: () => 'the series',
});

/** Opens what the form has at the URL of the series. */
export const seriesFormPath = `${path}/open`;

/** The calendar of a series (RFC 5545). */
export const seriesCalendarPath = `${path}.ics`;
