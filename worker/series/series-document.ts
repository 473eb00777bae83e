import { dataOf } from '../../shared/content/result.ts';
import type { SeriesDocument, SeriesQuery } from '../../shared/content/series.ts';
import type { ReadingDetails } from '../../shared/content/sundays.ts';
import { passagesHref } from '../../shared/pages/passages.ts';
import type { SeriesParams } from '../../shared/pages/series.ts';
import { chaptersIn, referencesText } from '../../shared/scripture/verses.ts';
import type { Site } from '../../shared/site.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import { type PostsOnPassage, postsOnPassage } from '../passages/posts-on-verses.ts';
import { type CivilDay, dayFormat, isoDate } from '../sundays/civil-day.ts';
import { readingsHandout } from '../sundays/day-handout.ts';
import { calendarText, slug } from '../sundays/icalendar.ts';
import type { Reading } from '../sundays/readings.ts';
import { readingDetails } from '../sundays/sundays-document.ts';
import { readSeries, type Week } from './read-series.ts';

/**
 * The posts on longer passages are only on their own pages, and so are those after so many citations. A series thus
 * costs about as much as the page of a long book. `posts` is the maximum in a group of a week.
 */
const limits = { chapters: 12, citations: 5_000, posts: 10 };

const fullDate = dayFormat({ dateStyle: 'full' });

type Sources = { index: PostIndex; today: CivilDay };

/** The passages of a series with their dates and posts. */
export async function seriesDocument(
  query: SeriesQuery,
  sources: Sources,
): Promise<SeriesDocument> {
  const { start, weeks, ...series } = await seriesWithPosts(query, sources);
  return {
    ...series,
    start: isoDate(start),
    weeks: weeks.map((week, i) => ({ id: `week-${i + 1}`, ...seriesWeek(week, sources) })),
    isIncomplete: !sources.index.isComplete,
  };
}

type WeekWithPosts = Week & {
  /** The posts on the passage; undefined beyond the limit of a series, where only the page of the passage has them. */
  found: PostsOnPassage | undefined;
};

async function seriesWithPosts(query: SeriesQuery, { index, today }: Sources) {
  const series = await readSeries(query, today);
  let citations = 0;
  const weeks = series.weeks.map((week): WeekWithPosts => {
    const verses = dataOf(week.result)?.reading.verses ?? [];
    const chapters = verses.flatMap(chaptersIn);
    if (chapters.length > limits.chapters) return { ...week, found: undefined };
    citations += chapters.reduce((sum, it) => sum + (index.citations.get(it)?.length ?? 0), 0);
    const hasRoom = citations <= limits.citations;
    return { ...week, found: hasRoom ? postsOnPassage(index, verses) : undefined };
  });
  return { ...series, weeks };
}

function seriesWeek({ day, passage, result, found }: WeekWithPosts, { index }: Sources) {
  const date = fullDate(day);
  if ('error' in result) return { date, passage, error: result.error };
  const { reading, notes } = result.data;
  if (!found) {
    const ofReading = { reading: withoutPosts(reading), handout: undefined };
    const elsewhere = 'A series has no room for so many posts. These are on their own page.';
    return { date, ...ofReading, notes: [...notes, elsewhere] };
  }
  const ofReading = { ...reading, found };
  return {
    date,
    reading: readingDetails(ofReading, index, { shown: new Set(), max: limits.posts }),
    handout: readingsHandout({ title: reading.text, readings: [ofReading], named: [] }),
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
  { site, now, ...sources }: CalendarSources,
): Promise<string | undefined> {
  const { weeks } = await seriesWithPosts(query, sources);
  const { isComplete } = sources.index;
  const events = weeks.flatMap(({ day, result, found }) => {
    if ('error' in result) return [];
    const { reading } = result.data;
    const ref = referencesText(reading.verses);
    return {
      id: `series-${isoDate(day)}-${slug(ref)}`,
      day,
      summary: title ? `${title}: ${reading.text}` : reading.text,
      url: site.url + passagesHref({ ref }),
      readings: [{ ...reading, found }],
    };
  });
  if (events.length === 0) return undefined;
  const name = `${site.productName}: ${title || 'Series'}`;
  return calendarText({ siteUrl: site.url, name, events, isCopy: false, isComplete, now });
}
