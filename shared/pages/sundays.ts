import { dataOf } from '../content/result.ts';
import {
  parseSundaysQuery,
  type SundaysQuery,
  sundaysKind,
  sundaysQuery,
} from '../content/sundays.ts';
import { definePage } from './define-page.ts';

const path = '/sundays';

export const sundaysTitle = 'Sundays and Feasts';

export const sundaysSection = { title: sundaysTitle, path };

/** The Sundays and feasts of the year ahead, or of one date. Search engines index the list of the site's own series, which has all dates. */
export const sundaysPage = definePage<SundaysQuery, 'sundays'>('sundays', {
  path,
  parse: parseSundaysQuery,
  href: (params) => sundaysHref(params),
  contents: (params) => ({ main: sundaysKind.request(params) }),
  title: (_params, results) => dataOf(results(sundaysKind))?.title ?? sundaysTitle,
  description: () =>
    'The Sundays and feasts of the church year with their readings, and what the site has on each of them.',
  section: (params) => (sundaysHref(params) === path ? undefined : sundaysSection),
  isIndexed: ({ date, series }, hasContent) => !date && !series && hasContent !== false,
  feeds: () => [{ title: 'The coming Sunday', path }],
  drawing: 'sundays',
  backName: ({ date }, results) => (date ? (dataOf(results(sundaysKind))?.title ?? 'the day') : ''),
});

export function sundaysHref(query: Partial<SundaysQuery>): string {
  return path + sundaysQuery(query);
}

/** The calendar of the Sundays and feasts (RFC 5545). */
export const calendarPath = `${path}.ics`;
