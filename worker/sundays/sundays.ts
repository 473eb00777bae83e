import { failure, type Result } from '../../shared/content/result.ts';
import type { ShortDay } from '../../shared/content/stored-schemas.ts';
import type { DayDetails, SundaysDocument, SundaysQuery } from '../../shared/content/sundays.ts';
import { sundaysTitle } from '../../shared/pages/sundays.ts';
import { wordsOf } from '../../shared/text/search-words.ts';
import { churchYearOf, firstAdvent } from '../calendar/church-year.ts';
import { type CivilDay, chosenDay, isoDate, weekday } from '../calendar/civil-day.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import { readingsCalendar } from '../readings/readings-calendar.ts';
import type { Settings } from '../settings.ts';
import { type LectionaryName, lectionaries, lectionaryNames } from './lectionary.ts';
import { readingsOf } from './posts-of-day.ts';
import {
  comingDays,
  dateDocument,
  dateHref,
  dayDetails,
  dayTitle,
  formats,
  nameOf,
  shortDay,
  yearDocument,
} from './sundays-document.ts';

/** A week from Monday to Sunday with its feasts. */
export type ChurchWeek = {
  /** The ISO 8601 date of its Monday. */
  monday: string;
  days: (DayDetails & { title: string; href: string })[];
};

type SundaysOptions = {
  settings: Pick<Settings, 'LECTIONARY' | 'PRODUCT_NAME' | 'SITE_URL'>;
  today: () => CivilDay;
};

export function createSundays({ settings, today }: SundaysOptions) {
  const { LECTIONARY: name } = settings;
  const lectionary = name === 'off' ? undefined : lectionaries[name];

  /** The days of the year from today on, or of the date of the form 2026-12-24. */
  function find({ date, series: requested }: SundaysQuery) {
    if (name === 'off') return failure(404, 'There is nothing at this URL.');
    const shown = lectionaryNames.find((series) => series === (requested || name));
    if (!shown)
      return failure(404, `There is no such series. The series are ${lectionaryNames.join(', ')}.`);
    const chosen = date ? chosenDay(date) : { data: today() };
    if ('error' in chosen) return chosen;
    const day = chosen.data;
    const days = lectionaries[shown].days(day, day + (date ? 1 : 365));
    if (days.length === 0)
      return failure(404, `There is no Sunday or feast on ${formats.date(day)}.`);
    const linked: LectionaryName | '' = shown === name ? '' : shown;
    return { data: { day, days, linked, ofSite: name } };
  }

  return {
    /** The next Sunday, after the next feast if that comes before it. Empty without a lectionary. */
    coming(index: PostIndex): ShortDay[] {
      const days = lectionary?.days(today(), today() + 7) ?? [];
      return comingDays(days).map((day) => shortDay(day, index));
    },

    /** Returns this week and the last one; nothing without a lectionary. */
    weeks(index: PostIndex): ChurchWeek[] {
      if (!lectionary) return [];
      const monday = today() - ((weekday(today()) + 6) % 7);
      return [monday, monday - 7].map((first) => ({
        monday: isoDate(first),
        days: lectionary.days(first, first + 7).map((day) => ({
          ...dayDetails(day, index),
          title: dayTitle(day),
          href: dateHref(day),
        })),
      }));
    },

    /** The calendar of two church years, or with a date in the query that of one day. */
    calendar(query: SundaysQuery, index: PostIndex): Result<string> {
      const found = find(query);
      if ('error' in found) return found;
      const { linked, ofSite } = found.data;
      const isCopy = query.date !== '';
      const year = churchYearOf(today());
      const days = isCopy
        ? found.data.days
        : lectionaries[linked || ofSite].days(firstAdvent(year), firstAdvent(year + 2));
      const events = days.map((day) => {
        const words = [linked, isoDate(day.day), ...wordsOf(day.name)].filter(Boolean);
        return {
          id: words.join('-'),
          day: day.day,
          summary: nameOf(day),
          href: dateHref(day, linked),
          readings: readingsOf(day, index),
        };
      });
      const title = sundaysTitle + (linked && `, ${lectionaries[linked].title}`);
      const name = `${settings.PRODUCT_NAME}: ${title}`;
      const siteUrl = settings.SITE_URL;
      return { data: readingsCalendar({ siteUrl, name, events, isCopy }) };
    },

    document(query: SundaysQuery, index: PostIndex): Result<SundaysDocument> {
      const found = find(query);
      if ('error' in found) return found;
      const create = query.date ? dateDocument : yearDocument;
      return { data: create({ ...found.data, index }) };
    },
  };
}
