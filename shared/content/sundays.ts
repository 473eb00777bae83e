import { queryOf } from '../query-of.ts';
import { defineKind, type NoParams } from './content-request.ts';
import type { LinkItem } from './link-item.ts';
import type { PostLink } from './post.ts';
import type { ShortDay } from './short-day.ts';

/** The page of the year ahead, or of one date. */
export type SundaysDocument = { title: string; series: LinkItem[]; calendarHref: string } & (
  | {
      kind: 'year';
      coming: ShortDay[];
      seasons: { id: string; title: string; days: ShortDay[] }[];
    }
  | {
      kind: 'date';
      /** 'Sunday · Revised Common Lectionary · Year B' */
      details: string;
      /** The links to the days before and after, and to all. */
      around: LinkItem[];
      /** Two if a feast falls on a Sunday. */
      days: DayDetails[];
      /** Whether the crawl has not found all posts yet. */
      isIncomplete: boolean;
    }
);

export type DayDetails = {
  name: string;
  /** Undefined without posts. */
  handout: DayHandoutDetails | undefined;
  /** The posts whose titles name the day. */
  named: PostLink[];
  readings: ReadingDetails[];
};

export type DayHandoutDetails = {
  href: string;
  /** The title of the handout. */
  title: string;
  posts: PostLink[];
  /** The posts for which the handout has no room. */
  leftOut: PostLink[];
  /** The number of others without room, which are not named. */
  more: number;
  /** The readings on which no post is, with the parallel accounts whose posts the handout has instead. */
  instead: { reading: string; parallels: string }[];
};

/** Each post is shown once in full, under the first heading to which it belongs. */
export type ReadingDetails = {
  /** The whole reference: 'Mark 2:23–28 (3:1–6)'. */
  text: string;
  /** Whether it may be read instead of the one before it. */
  isAlternative: boolean;
  /** All verses of the reading: 'Mark 2:23-28; 3:1-6'. Empty for a book that is not one of the 66. */
  reference: string;
  /** The page of its verses; undefined if it would be empty. */
  href: string | undefined;
  groups: PostGroup[];
  /** The posts on it that are shown above. */
  above: PostLink[];
  /** The nearest chapters with posts, if no post is on the reading, and all posts are known. */
  nearest: LinkItem[] | undefined;
};

/** 'On these verses', 'Matthew 21:1–9 tells this, too' or 'In chapter 21', with posts. */
type PostGroup = {
  title: string;
  posts: PostLink[];
  /** The link to all of them, if some are not shown. */
  all?: LinkItem;
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
