import type { SundaysQuery } from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';
import type { SundaysDocument, ThisSunday } from '../../shared/content/site-document.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import type { Settings } from '../settings.ts';
import { churchYearOf, firstAdvent } from './church-year.ts';
import { type CivilDay, dayFormat, parseCivilDay, siteDay, yearOf } from './civil-day.ts';
import { allSeries, type LectionaryDay, lectionaries } from './lectionary.ts';
import { chapterLabels } from './reading-parts.ts';
import { dateDocument, yearDocument } from './sundays-document.ts';

/** The years of the dates that visitors may choose. The tests cover these years. */
const years = { first: 1990, last: 2100 };

const formats = {
  when: dayFormat({ weekday: 'long', month: 'long', day: 'numeric' }),
  date: dayFormat({ dateStyle: 'long' }),
};

export type Sundays = ReturnType<typeof createSundays>;

type SundaysOptions = {
  lectionary: Settings['LECTIONARY'];
  now: () => number;
};

/** How often the day is read from the clock, which takes 10 % of the time of a page from memory; ms. */
const dayInterval = 60_000;

type Today = {
  day: CivilDay;
  /** Ms since the epoch. */
  checkedAt: number;
  thisSunday: ThisSunday | null;
  twoChurchYears?: LectionaryDay[];
};

/** The Sundays and feasts with their readings. What depends on today is computed once a day. */
export function createSundays({ lectionary: name, now }: SundaysOptions) {
  const lectionary = name === 'off' ? undefined : lectionaries[name];
  let today: Today | undefined;
  function current(): Today {
    const checkedAt = now();
    if (today && checkedAt - today.checkedAt < dayInterval) return today;
    const day = siteDay(checkedAt);
    if (today?.day === day) {
      today.checkedAt = checkedAt;
    } else {
      const thisSunday = summary(lectionary?.days(day, day + 7)[0]);
      today = { day, checkedAt, thisSunday };
    }
    return today;
  }

  /** The year from today on, or the day with a date of the form 2026-12-24. */
  function document(
    { date, series: linked }: SundaysQuery,
    index: PostIndex,
  ): Result<SundaysDocument> {
    if (name === 'off') return failure(404, 'There is nothing at this URL.');
    const shown = allSeries.find((series) => series === (linked || name));
    if (!shown)
      return failure(404, `There is no such series. The series are ${allSeries.join(', ')}.`);
    const day = date ? parseCivilDay(date) : current().day;
    if (day === undefined) {
      return failure(400, 'This is not a date. Write the year, month and day, as in 2026-12-24.');
    }
    const { first, last } = years;
    if (yearOf(day) < first || yearOf(day) > last) {
      return failure(404, `The calendar has the dates from ${first} to ${last}.`);
    }
    const days = lectionaries[shown].days(day, day + (date ? 1 : 365));
    const create = date ? dateDocument : yearDocument;
    const data = create({ days, shown, linked, index });
    if (!data) return failure(404, `There is no Sunday or feast on ${formats.date(day)}.`);
    return { data };
  }

  return {
    twoChurchYears(): LectionaryDay[] {
      const today = current();
      const year = churchYearOf(today.day);
      today.twoChurchYears ??= lectionary?.days(firstAdvent(year), firstAdvent(year + 2)) ?? [];
      return today.twoChurchYears;
    },
    /** Null without a lectionary. */
    thisSunday: () => current().thisSunday,
    /** The day that `thisSunday` and the document of a year depend on. */
    today: () => current().day,
    document,
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
