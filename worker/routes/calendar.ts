import type { Handler } from 'hono';
import { cacheControl } from '../cache-control.ts';
import type { CrawlReader } from '../crawl/crawl-reader.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import type { Settings } from '../settings.ts';
import { iCalendar } from '../sundays/icalendar.ts';
import type { LectionaryDay } from '../sundays/lectionary.ts';
import { postCountText, readingParts } from '../sundays/reading-parts.ts';
import type { Sundays } from '../sundays/sundays.ts';
import { dateHref, nameOf } from '../sundays/sundays-document.ts';
import { type TaggedBody, taggedBody, taggedResponse } from './conditional-response.ts';

type CalendarOptions = {
  settings: Settings;
  sundays: Pick<Sundays, 'twoChurchYears'>;
  crawled: Pick<CrawlReader, 'index'>;
};

/** Each isolate writes the calendar once for these days and an index, whatever the query. */
export function calendarHandler({ settings, sundays, crawled }: CalendarOptions): Handler {
  let written: { days: readonly LectionaryDay[]; index: PostIndex; body: TaggedBody } | undefined;

  function write(days: readonly LectionaryDay[], index: PostIndex): Promise<TaggedBody> {
    return taggedBody(
      iCalendar({
        days,
        name: `${settings.PRODUCT_NAME}: Sundays and Feasts`,
        siteUrl: settings.SITE_URL,
        summary: nameOf,
        href: dateHref,
        reading: (reading) =>
          readingParts(reading)
            .map(({ text, verses = [] }) => text + postCountText(verses, index))
            .join(''),
      }),
    );
  }

  return async (c) => {
    const days = sundays.twoChurchYears();
    const index = await crawled.index();
    const isWritten = written?.days === days && written.index.version === index.version;
    const body = (isWritten && written?.body) || (await write(days, index));
    written = { days, index, body };
    return taggedResponse(c, {
      body,
      type: 'text/calendar; charset=utf-8',
      cacheControl: cacheControl.file,
    });
  };
}
