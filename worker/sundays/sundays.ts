import type { SundaysQuery } from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';
import type { ShortDay, SundaysDocument } from '../../shared/content/sundays.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import type { Settings } from '../settings.ts';
import { churchYearOf, firstAdvent } from './church-year.ts';
import { type CivilDay, dayFormat, parseCivilDay, yearOf } from './civil-day.ts';
import { allSeries, type LectionaryDay, lectionaries } from './lectionary.ts';
import { comingDays, dateDocument, shortDay, yearDocument } from './sundays-document.ts';

/** The years of the dates that visitors may choose. The tests cover these years. */
const years = { first: 1990, last: 2100 };

const longDate = dayFormat({ dateStyle: 'long' });

export type Sundays = ReturnType<typeof createSundays>;

type SundaysOptions = {
  settings: Pick<Settings, 'LECTIONARY'>;
  today: () => CivilDay;
};

/** The Sundays and feasts with their readings. */
export function createSundays({ settings, today }: SundaysOptions) {
  const { LECTIONARY: name } = settings;
  const lectionary = name === 'off' ? undefined : lectionaries[name];

  /** The days of the year from today on, or of the date of the form 2026-12-24. */
  function find({ date, series: linked }: SundaysQuery) {
    if (name === 'off') return failure(404, 'There is nothing at this URL.');
    const shown = allSeries.find((series) => series === (linked || name));
    if (!shown)
      return failure(404, `There is no such series. The series are ${allSeries.join(', ')}.`);
    const day = date ? parseCivilDay(date) : today();
    if (day === undefined) {
      return failure(400, 'This is not a date. Write the year, month and day, as in 2026-12-24.');
    }
    const { first, last } = years;
    if (yearOf(day) < first || yearOf(day) > last) {
      return failure(404, `The calendar has the dates from ${first} to ${last}.`);
    }
    const days = lectionaries[shown].days(day, day + (date ? 1 : 365));
    if (days.length === 0) {
      return failure(404, `There is no Sunday or feast on ${longDate(day)}.`);
    }
    return { data: { day, days, shown } };
  }

  return {
    twoChurchYears(): LectionaryDay[] {
      const year = churchYearOf(today());
      return lectionary?.days(firstAdvent(year), firstAdvent(year + 2)) ?? [];
    },

    /** The next Sunday, after the next feast if that comes before it. Empty without a lectionary. */
    coming(index: PostIndex): ShortDay[] {
      const days = lectionary?.days(today(), today() + 7) ?? [];
      return comingDays(days).map((day) => shortDay(day, index));
    },

    find,

    document(query: SundaysQuery, index: PostIndex): Result<SundaysDocument> {
      const found = find(query);
      if ('error' in found) return found;
      const create = query.date ? dateDocument : yearDocument;
      return { data: create({ ...found.data, linked: query.series, index }) };
    },
  };
}

function failure(status: number, message: string): Result<never> {
  return { error: { message, status } };
}
