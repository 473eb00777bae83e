import type { SeriesDocument, SeriesQuery } from '../../shared/content/series.ts';
import type { ReadingDetails } from '../../shared/content/sundays.ts';
import { passagesHref } from '../../shared/pages/passages.ts';
import type { SeriesParams } from '../../shared/pages/series.ts';
import { type Chapter, chaptersIn, referencesText } from '../../shared/scripture/verses.ts';
import type { Site } from '../../shared/site.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import { type CivilDay, dayFormat, isoDate } from '../sundays/civil-day.ts';
import { readingsHandout, withPosts } from '../sundays/day-handout.ts';
import { calendarText, slug } from '../sundays/icalendar.ts';
import type { Reading } from '../sundays/readings.ts';
import { readingDetails } from '../sundays/sundays-document.ts';
import { readSeries, type Week } from './read-series.ts';

/**
 * The posts on longer passages are only on their own pages, and so are those after the first 6,500 citations, so that a
 * series costs about as much as the page of a long book. `posts` is the maximum in a group of a week.
 */
const limits = { chapters: 12, citations: 6_500, posts: 10 };

const fullDate = dayFormat({ dateStyle: 'full' });

type Sources = { index: PostIndex; today: CivilDay };

/** The passages of a series with their dates and posts. */
export async function seriesDocument(
  query: SeriesQuery,
  { index, today }: Sources,
): Promise<SeriesDocument> {
  const { start, weeks, ...series } = await readSeries(query, today);
  let citations = 0;
  const hasRoom = (chapters: readonly Chapter[]) => {
    citations += chapters.reduce((sum, it) => sum + (index.citations.get(it)?.length ?? 0), 0);
    return citations <= limits.citations;
  };
  return {
    ...series,
    start: isoDate(start),
    weeks: weeks.map((week, i) => ({ id: `week-${i + 1}`, ...seriesWeek(week, index, hasRoom) })),
    isIncomplete: !index.isComplete,
  };
}

function seriesWeek(
  { day, passage, result }: Week,
  index: PostIndex,
  hasRoom: (chapters: readonly Chapter[]) => boolean,
) {
  const date = fullDate(day);
  if ('error' in result) return { date, passage, error: result.error };
  const { reading, notes } = result.data;
  const { text: title, verses } = reading;
  const chapters = verses.flatMap(chaptersIn);
  const elsewhere =
    chapters.length > limits.chapters
      ? `The posts on more than ${limits.chapters} chapters are on their own page.`
      : !hasRoom(chapters) &&
        'A series has no room for so many posts. These are on their own page.';
  if (elsewhere) {
    const reading = withoutPosts(result.data.reading);
    return { date, reading, handout: undefined, notes: [...notes, elsewhere] };
  }
  const ofReading = withPosts(reading, index);
  return {
    date,
    reading: readingDetails(ofReading, index, { shown: new Set(), max: limits.posts }),
    handout: readingsHandout({ title, readings: [ofReading], named: [] }),
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
