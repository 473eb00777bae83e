import { isoDate } from '../calendar/civil-day.ts';
import { calendarText } from '../calendar/icalendar.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import { parseReadings } from '../readings/parse-readings.ts';
import { withPosts } from '../readings/reading-details.ts';
import { readingsEvent } from '../readings/readings-event.ts';
import type { Settings } from '../settings.ts';
import { type LectionaryDay, type LectionaryName, lectionaries } from './lectionary.ts';
import { dateHref, nameOf } from './sundays-document.ts';

type SundaysOptions = {
  settings: Pick<Settings, 'PRODUCT_NAME' | 'SITE_URL'>;
  days: readonly LectionaryDay[];
  /** The series of the query; empty for that of the site. */
  series: LectionaryName | '';
  /** Whether it has the days of one date, which a calendar application copies. The others are a subscription. */
  isCopy: boolean;
  index: PostIndex;
  /** Ms since the epoch. */
  now: number;
};

/** The Sundays and feasts as a calendar. */
export function sundaysCalendar(options: SundaysOptions): string {
  const { settings, days, series, isCopy, index, now } = options;
  const { PRODUCT_NAME, SITE_URL: siteUrl } = settings;
  const title = series && `, ${lectionaries[series].title}`;
  const events = days.map((day) => {
    const readings = parseReadings(day.readings).map((reading) => withPosts(reading, index));
    return {
      id: [series, isoDate(day.day), day.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')]
        .filter(Boolean)
        .join('-'),
      day: day.day,
      summary: nameOf(day),
      url: siteUrl + dateHref(day, series),
      ...readingsEvent(readings, now),
    };
  });
  const name = `${PRODUCT_NAME}: Sundays and Feasts${title}`;
  return calendarText({ siteUrl, name, events, isCopy });
}
