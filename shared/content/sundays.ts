import { queryOf } from '../url.ts';
import { defineKind, type NoParams } from './content-request.ts';
import type { PostLink } from './post.ts';
import type { HandoutDetails, ReadingDetails } from './readings.ts';
import type { LinkItem, ShortDay } from './stored-schemas.ts';

export type SundaysDocument = { title: string; series: LinkItem[]; calendarHref: string } & (
  | {
      kind: 'year';
      coming: ShortDay[];
      seasons: { id: string; title: string; days: ShortDay[] }[];
    }
  | {
      kind: 'date';
      /** 'Sunday · Revised Common Lectionary · Year\u00a0B' */
      details: string;
      /** The links to the days before and after, and to all. */
      around: LinkItem[];
      /** Two if a feast falls on a Sunday. */
      days: DayDetails[];
      isIncomplete: boolean;
    }
);

export type DayDetails = {
  name: string;
  /** Undefined without posts. */
  handout: HandoutDetails | undefined;
  /** The posts whose titles name the day. */
  named: PostLink[];
  readings: ReadingDetails[];
};

/** The next Sunday, after the next feast if that comes before it. Empty if the site has no lectionary. */
export const sundayKind = defineKind<NoParams, ShortDay[]>('sunday', {
  path: '/api/sunday',
});

/** The texts of a query; empty for all Sundays, and for the series of the site. */
export type SundaysQuery = { date: string; series: string };

export const sundaysKind = defineKind<SundaysQuery, SundaysDocument>('sundays', {
  path: '/api/sundays',
  url: (query) => `/api/sundays${sundaysQuery(query)}`,
  parse: (_, query) => parseSundaysQuery(query),
});

export function sundaysQuery({ series, date }: Partial<SundaysQuery>): string {
  return queryOf({ series, date });
}

export function parseSundaysQuery(query: URLSearchParams): SundaysQuery {
  return { date: query.get('date') ?? '', series: query.get('series') ?? '' };
}
