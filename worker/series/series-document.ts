import type { SeriesDocument, SeriesQuery } from '../../shared/content/series.ts';
import { passagesHref } from '../../shared/pages/passages.ts';
import type { SeriesParams } from '../../shared/pages/series.ts';
import { chaptersIn, referencesText } from '../../shared/scripture/verses.ts';
import type { Site } from '../../shared/site.ts';
import { type CivilDay, dayFormat, isoDate, yearOf } from '../calendar/civil-day.ts';
import { PostIndex } from '../crawl/post-index.ts';
import { type ReadingWithPosts, readingDetails, withPosts } from '../readings/reading-details.ts';
import { readingsCalendar } from '../readings/readings-calendar.ts';
import { readingsHandout } from '../readings/readings-handout.ts';
import { digestOf } from '../runtime/digest.ts';
import { readSeries, type Week } from './read-series.ts';

const maxPostsOfWeek = 3;

/** The maximum number of citations that are read, so that a series costs about as much as the page of a long book. */
const maxCitations = 5_000;

const formats = {
  full: dayFormat({ dateStyle: 'full' }),
  long: dayFormat({ dateStyle: 'long' }),
  monthAndDay: dayFormat({ month: 'long', day: 'numeric' }),
};

type Sources = { index: PostIndex; today: CivilDay };

export async function seriesDocument(
  query: SeriesQuery,
  sources: Sources,
): Promise<SeriesDocument> {
  const { start, title, weeks, problems } = await seriesWithPosts(query, sources);
  return {
    start: isoDate(start),
    title,
    dates: datesOf(weeks.map(({ day }) => day)),
    weeks: weeks.map((week, i) => ({ id: `week-${i + 1}`, ...seriesWeek(week) })),
    problems,
    isIncomplete: !sources.index.isComplete,
  };
}

/** 'January 10 to February 7, 2027'. Lines may have dates in any order. */
function datesOf(days: readonly CivilDay[]): string {
  if (days.length === 0) return '';
  const [first, last] = [Math.min(...days), Math.max(...days)];
  if (first === last) return formats.long(first);
  const begin = yearOf(first) === yearOf(last) ? formats.monthAndDay : formats.long;
  return `${begin(first)} to ${formats.long(last)}`;
}

/** An index without posts: of a passage for which there is no room, only its page has them. */
const unread = new PostIndex([], false);

const noRoom = 'A series has no room for so many posts. These are on their own page.';

async function seriesWithPosts(query: SeriesQuery, { index, today }: Sources) {
  const series = await readSeries(query, today);
  let room = maxCitations;
  const weeks = series.weeks.map((week): Week<ReadingWithPosts> => {
    if ('error' in week) return week;
    const { reading, notes } = week.data;
    const chapters = reading.verses.flatMap(chaptersIn);
    const count = chapters.reduce((sum, it) => sum + (index.citations.get(it)?.length ?? 0), 0);
    const hasRoom = count <= room;
    if (hasRoom) room -= count;
    const shown = withPosts(reading, hasRoom ? index : unread);
    return { ...week, data: { reading: shown, notes: hasRoom ? notes : [...notes, noRoom] } };
  });
  return { ...series, weeks };
}

function seriesWeek(week: Week<ReadingWithPosts>) {
  const date = formats.full(week.day);
  if ('error' in week) return { date, passage: week.passage, error: week.error };
  const { reading, notes } = week.data;
  return {
    date,
    reading: readingDetails(reading, maxPostsOfWeek),
    handout: readingsHandout(reading.text, [reading]),
    notes,
  };
}

/** A series as a calendar. Undefined if no line of it is a passage. */
export async function seriesCalendar(
  { title, ...query }: SeriesParams,
  { site, ...sources }: Sources & { site: Site },
): Promise<string | undefined> {
  const { weeks, title: proposed } = await seriesWithPosts(query, sources);
  const read = weeks.flatMap((week) => ('error' in week ? [] : [week]));
  const events = read.map(async ({ day, data: { reading } }, i) => {
    const ref = referencesText(reading.verses);
    const isSame = (other: (typeof read)[number]) =>
      other.day === day && referencesText(other.data.reading.verses) === ref;
    // A passage may be read twice on a day.
    const repeated = read.slice(0, i).filter(isSame).length;
    return {
      id: `series-${isoDate(day)}-${await digestOf([ref, title, repeated])}`,
      day,
      summary: title ? `${title}: ${reading.text}` : reading.text,
      href: passagesHref({ ref }),
      readings: [reading],
    };
  });
  if (events.length === 0) return undefined;
  return readingsCalendar({
    siteUrl: site.url,
    name: `${site.productName}: ${title || proposed || 'Series'}`,
    events: await Promise.all(events),
    isCopy: false,
  });
}
