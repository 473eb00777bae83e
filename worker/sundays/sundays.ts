import { LRUCache } from 'lru-cache';
import type { RequestOf } from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';
import type { SundaysDocument, ThisSunday } from '../../shared/content/sundays.ts';
import { requestContext } from '../request-context.ts';
import type { Settings } from '../settings.ts';
import { churchYearOf, firstAdvent } from './church-year.ts';
import { type CivilDay, dayFormat, parseCivilDay, yearOf } from './civil-day.ts';
import { type LectionaryDay, lectionaries } from './lectionary.ts';
import { chapterLabels } from './reading-parts.ts';
import { nextMidnight, siteDay } from './site-day.ts';
import { dateDocument, yearDocument } from './sundays-document.ts';

/** The years of the dates that visitors may choose. The tests cover these years. */
const years = { first: 1990, last: 2100 };

/** The maximum number of dates whose documents stay in memory; a year has about 63. */
const maxDates = 200;

const formats = {
  when: dayFormat({ weekday: 'long', month: 'long', day: 'numeric' }),
  date: dayFormat({ dateStyle: 'long' }),
};

export type Sundays = ReturnType<typeof createSundays>;

type SundaysOptions = {
  lectionary: Settings['LECTIONARY'];
  /** Returns ms since the epoch. */
  now: () => number;
};

type Today = {
  day: CivilDay;
  /** When the day ends; ms since the epoch. */
  until: number;
  /** The Sundays and feasts from today on for a year. */
  yearAhead: LectionaryDay[];
  thisSunday: ThisSunday | null;
  /** Created when first requested. */
  yearDocument?: SundaysDocument;
  twoChurchYears?: LectionaryDay[];
};

/**
 * The Sundays and feasts with their readings. All that it returns for today is valid until midnight,
 * and always the same object, so that pages with it stay valid.
 */
export function createSundays({ lectionary: name, now }: SundaysOptions) {
  const lectionary = name === 'off' ? undefined : lectionaries[name];

  let today: Today | undefined;
  const dates = new LRUCache<CivilDay, SundaysDocument>({ max: maxDates });

  /** What follows from the day. It is computed once a day. */
  function current(): Today {
    const time = now();
    if (!today || time >= today.until) {
      const day = siteDay(time);
      const yearAhead = lectionary?.days(day, day + 365) ?? [];
      today = { day, until: nextMidnight(time), yearAhead, thisSunday: summary(yearAhead[0]) };
    }
    const context = requestContext();
    context.validFor = Math.min(context.validFor, (today.until - time) / 1000);
    return today;
  }

  function document({ date }: RequestOf<'sundays'>): Result<SundaysDocument> {
    if (!lectionary) return failure(404, 'There is nothing at this URL.');
    if (!date) {
      const today = current();
      today.yearDocument ??= yearDocument(lectionary.title, today.yearAhead);
      return { data: today.yearDocument };
    }
    const day = parseCivilDay(date);
    if (day === undefined) {
      return failure(400, 'This is not a date. Write the year, month and day, as in 2026-12-24.');
    }
    const { first, last } = years;
    if (yearOf(day) < first || yearOf(day) > last) {
      return failure(404, `The calendar has the dates from ${first} to ${last}.`);
    }
    const data = dates.get(day) ?? dateDocument(lectionary.days(day, day + 1));
    if (!data) return failure(404, `There is no Sunday or feast on ${formats.date(day)}.`);
    dates.set(day, data);
    return { data };
  }

  return {
    /** The Sundays and feasts of this church year and the next. */
    twoChurchYears(): LectionaryDay[] {
      const today = current();
      const year = churchYearOf(today.day);
      today.twoChurchYears ??= lectionary?.days(firstAdvent(year), firstAdvent(year + 2)) ?? [];
      return today.twoChurchYears;
    },
    load: (request: RequestOf<'sunday' | 'sundays'>): Result<unknown> =>
      request.kind === 'sunday' ? { data: current().thisSunday } : document(request),
  };
}

function summary(coming: LectionaryDay | undefined): ThisSunday | null {
  if (!coming) return null;
  const { day, name, readings } = coming;
  return { when: formats.when(day), name, chapters: chapterLabels(readings) };
}

function failure(status: number, message: string): Result<never> {
  return { error: { message, status } };
}
