import type { LinkItem, ShortDay } from '../../shared/content/stored-schemas.ts';
import {
  type DayDetails,
  type SundaysDocument,
  sundaysQuery,
} from '../../shared/content/sundays.ts';
import { calendarPath, sundaysHref, sundaysTitle } from '../../shared/pages/sundays.ts';
import { mergeRanges } from '../../shared/scripture/verses.ts';
import { churchYearOf, firstAdvent } from '../calendar/church-year.ts';
import { type CivilDay, dayFormat, isoDate, weekday, yearOf } from '../calendar/civil-day.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import { parseReadings, type Reading } from '../readings/parse-readings.ts';
import { linkToPosts } from '../readings/passage-links.ts';
import { chaptersOf, postLink } from '../readings/posts-on-verses.ts';
import { postsOfReading, readingsDetails, withPosts } from '../readings/reading-details.ts';
import {
  type LectionaryDay,
  type LectionaryName,
  lectionaries,
  lectionaryNames,
} from './lectionary.ts';
import { handoutCount, postsOfDay } from './posts-of-day.ts';

export const formats = {
  weekday: dayFormat({ weekday: 'long' }),
  monthAndDay: dayFormat({ month: 'long', day: 'numeric' }),
  date: dayFormat({ dateStyle: 'long' }),
};

type DocumentOptions = {
  /** Today, or the one date of all days. */
  day: CivilDay;
  days: readonly LectionaryDay[];
  /** The shown series, which the links to other dates keep; empty for that of the site. */
  linked: LectionaryName | '';
  ofSite: LectionaryName;
  index: PostIndex;
};

/** The next Sunday, after the next feast if that comes before it. */
export function comingDays(days: readonly LectionaryDay[]): LectionaryDay[] {
  const [first] = days;
  const sunday = days.find(({ day }) => weekday(day) === 0);
  return first && sunday && first !== sunday ? [first, sunday] : days.slice(0, 1);
}

/** @param series of the query, which the link keeps */
export function shortDay(day: LectionaryDay, index: PostIndex, series = ''): ShortDay {
  return {
    href: dateHref(day, series),
    weekday: formats.weekday(day.day),
    date: formats.monthAndDay(day.day),
    name: day.name,
    alsoCalled: day.alsoCalled,
    readings: shortReadings(parseReadings(day.readings), index),
  };
}

/** Readings of the same chapters are one. Its number of posts is that of the day's page. */
function shortReadings(readings: readonly Reading[], index: PostIndex): LinkItem[] {
  const byChapters = Map.groupBy(readings, ({ text, verses }) => chaptersOf(verses) || text);
  return Array.from(byChapters, ([text, ofChapters]) => {
    const verses = mergeRanges(ofChapters.flatMap(({ verses }) => verses));
    const { size } = postsOfReading(withPosts({ text, verses }, index));
    const mayHavePosts = size > 0 || (!index.isComplete && verses.length > 0);
    const count = index.isComplete ? size : undefined;
    const href = mayHavePosts ? linkToPosts(verses).href : undefined;
    return { text, count, href };
  });
}

export function yearDocument({ days, linked, ofSite, index }: DocumentOptions): SundaysDocument {
  const shown = linked || ofSite;
  const coming = comingDays(days);
  const ofYear = (day: LectionaryDay) => ({
    ...shortDay(day, index, linked),
    handout: handoutCount(postsOfDay(day, index).handout),
  });
  return {
    kind: 'year',
    title: sundaysTitle + (linked && `: ${lectionaries[linked].title}`),
    series: seriesLinks(shown, ofSite),
    calendarHref: calendarPath + sundaysQuery({ series: linked }),
    coming: coming.map(ofYear),
    seasons: seasonsOf(days, shown).flatMap(({ title, days }) => {
      const id = title.toLowerCase().replaceAll(' ', '-');
      const others = days.filter((day) => !coming.includes(day));
      return others.length > 0 ? [{ id, title, days: others.map(ofYear) }] : [];
    }),
  };
}

/** The days of each season. A season has the year of its first day, which may be before the days that are shown: 'Christmas 2026'. */
function seasonsOf(days: readonly LectionaryDay[], shown: LectionaryName) {
  const [today] = days;
  if (!today) return [];
  const earlier = lectionaries[shown].days(firstAdvent(churchYearOf(today.day)), today.day);
  const began = earlier.find(({ season }) => season === today.season);
  const seasons = Map.groupBy(days, ({ day, season }) => `${churchYearOf(day)} ${season}`);
  return Array.from(seasons.values(), (ofSeason, i) => {
    const { season, day } = (i === 0 ? began : undefined) ?? ofSeason[0] ?? today;
    return { title: `${season} ${yearOf(day)}`, days: ofSeason };
  });
}

export function dateDocument(options: DocumentOptions): SundaysDocument {
  const { day, days, linked, ofSite, index } = options;
  const shown = linked || ofSite;
  const { title, days: daysOf } = lectionaries[shown];
  const year = days[0]?.year;
  const link = (day: LectionaryDay, text: string) => ({ text, href: dateHref(day, linked) });
  return {
    kind: 'date',
    title: dayTitle(...days),
    details: [formats.weekday(day), title, year ? `Year\u00a0${year}` : []].flat().join(' · '),
    series: seriesLinks(shown, ofSite, day).filter(({ isCurrent }) => !isCurrent),
    // There is a Sunday in seven days.
    around: [
      ...daysOf(day - 7, day)
        .slice(-1)
        .map((last) => link(last, `← ${nameOf(last)}`)),
      ...daysOf(day + 1, day + 8)
        .slice(0, 1)
        .map((next) => link(next, `${nameOf(next)} →`)),
      { text: 'All Sundays and feasts', href: sundaysHref({ series: linked }) },
    ],
    calendarHref: calendarPath + sundaysQuery({ series: linked, date: isoDate(day) }),
    days: days.map((day) => dayDetails(day, index)),
    isIncomplete: !index.isComplete,
  };
}

export function dayDetails(day: LectionaryDay, index: PostIndex): DayDetails {
  const { named, readings, handout } = postsOfDay(day, index);
  const shown = new Set(named);
  return {
    name: nameOf(day),
    handout,
    named: named.map((post) => {
      const on = readings.filter(({ onVerses }) => onVerses.some((citing) => citing.post === post));
      const reference = on.map(({ text }) => text.replaceAll(' ', '\u00a0')).join('; ');
      return { ...postLink({ post, cited: [] }), reference };
    }),
    readings: readingsDetails(readings, shown),
  };
}

/** Each series, on the same date if it has a Sunday or feast then. */
function seriesLinks(shown: LectionaryName, ofSite: LectionaryName, day?: CivilDay): LinkItem[] {
  return lectionaryNames.map((series) => {
    const { title, days } = lectionaries[series];
    const linked = series === ofSite ? '' : series;
    const date = day !== undefined && days(day, day + 1).length > 0 ? isoDate(day) : '';
    return {
      text: title,
      href: sundaysHref({ series: linked, date }),
      isCurrent: series === shown,
    };
  });
}

export function dateHref({ day }: LectionaryDay, series = ''): string {
  return sundaysHref({ series, date: isoDate(day) });
}

/** 'Advent 1, November 29, 2026'. @param days of one date */
export function dayTitle(...days: readonly LectionaryDay[]): string {
  const [first] = days;
  return `${days.map(nameOf).join(' and ')}${first ? `, ${formats.date(first.day)}` : ''}`;
}

export function nameOf({ name, alsoCalled }: LectionaryDay): string {
  return alsoCalled ? `${name} (${alsoCalled})` : name;
}
