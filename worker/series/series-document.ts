import type { SeriesDocument, SeriesQuery } from '../../shared/content/series.ts';
import type { ReadingDetails } from '../../shared/content/sundays.ts';
import { passagesHref } from '../../shared/pages/passages.ts';
import type { SeriesParams } from '../../shared/pages/series.ts';
import { chaptersIn, referencesText } from '../../shared/scripture/verses.ts';
import type { Site } from '../../shared/site.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import { type CivilDay, dayFormat, isoDate } from '../sundays/civil-day.ts';
import { readingsHandout } from '../sundays/day-handout.ts';
import { calendarText, slug } from '../sundays/icalendar.ts';
import type { Reading } from '../sundays/readings.ts';
import { readingDetails } from '../sundays/sundays-document.ts';
import { readSeries, type Week } from './read-series.ts';

/** The posts on longer passages are only on their own pages. `posts` is the maximum in a group of a week. */
const limits = { chapters: 12, posts: 10 };

const fullDate = dayFormat({ dateStyle: 'full' });

type Sources = { index: PostIndex; today: CivilDay };

/** The passages of a series with their dates and posts. */
export async function seriesDocument(
  query: SeriesQuery,
  { index, today }: Sources,
): Promise<SeriesDocument> {
  const { start, weeks, ...series } = await readSeries(query, today);
  return {
    ...series,
    start: isoDate(start),
    weeks: weeks.map((week, i) => ({ id: `week-${i + 1}`, ...seriesWeek(week, index) })),
    isIncomplete: !index.isComplete,
  };
}

function seriesWeek({ day, passage, result }: Week, index: PostIndex) {
  const date = fullDate(day);
  if ('error' in result) return { date, passage, error: result.error };
  const { reading, notes } = result.data;
  const { text: title, verses } = reading;
  if (verses.flatMap(chaptersIn).length > limits.chapters) {
    const long = `The posts on more than ${limits.chapters} chapters are on their own page.`;
    return { date, reading: withoutPosts(reading), handout: undefined, notes: [...notes, long] };
  }
  return {
    date,
    reading: readingDetails(reading, index, { shown: new Set(), max: limits.posts }),
    handout: readingsHandout({ title, readings: [reading], named: [] }, index),
    notes,
  };
}

function withoutPosts({ text, isAlternative, verses }: Reading): ReadingDetails {
  const reference = referencesText(verses);
  const href = passagesHref({ ref: reference });
  return { text, isAlternative, reference, href, groups: [], above: [], nearest: undefined };
}

type CalendarSources = Sources & { site: Site; now: number };

/** A series as a calendar. Undefined if no line of it is a passage. */
export async function seriesCalendar(
  { title, ...query }: SeriesParams,
  { index, today, now, site }: CalendarSources,
): Promise<string | undefined> {
  const { weeks } = await readSeries(query, today);
  const events = weeks.flatMap(({ day, result }) => {
    if ('error' in result) return [];
    const { reading } = result.data;
    const ref = referencesText(reading.verses);
    return {
      id: `series-${isoDate(day)}-${slug(ref)}`,
      day,
      summary: title ? `${title}: ${reading.text}` : reading.text,
      url: site.url + passagesHref({ ref }),
      readings: [reading],
    };
  });
  if (events.length === 0) return undefined;
  const name = `${site.productName}: ${title || 'Series'}`;
  return calendarText({ siteUrl: site.url, name, events, isCopy: false, index, now });
}
