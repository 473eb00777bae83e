import type { PostIndex } from '../crawl/post-index.ts';
import type { Settings } from '../settings.ts';
import { iCalendar } from './icalendar.ts';
import type { LectionaryDay } from './lectionary.ts';
import { postCountText, readingParts } from './reading-parts.ts';
import { dateHref, nameOf } from './sundays-document.ts';

type CalendarOptions = {
  settings: Pick<Settings, 'PRODUCT_NAME' | 'SITE_URL'>;
  days: readonly LectionaryDay[];
  index: PostIndex;
};

/** The calendar of the Sundays and feasts (RFC 5545), with the numbers of posts on their readings. */
export function sundaysCalendar({ settings, days, index }: CalendarOptions): string {
  return iCalendar({
    days,
    name: `${settings.PRODUCT_NAME}: Sundays and Feasts`,
    siteUrl: settings.SITE_URL,
    summary: nameOf,
    href: dateHref,
    reading: (reading) =>
      readingParts(reading)
        .map(({ text, verses = [] }) => text + postCountText(verses, index))
        .join(''),
  });
}
