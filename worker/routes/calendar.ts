import type { Handler } from 'hono';
import { cacheControl } from '../cache-control.ts';
import type { Settings } from '../settings.ts';
import { iCalendar } from '../sundays/icalendar.ts';
import type { LectionaryDay } from '../sundays/lectionary.ts';
import type { Sundays } from '../sundays/sundays.ts';
import { dateHref, nameOf } from '../sundays/sundays-document.ts';
import { type TaggedBody, taggedBody, taggedResponse } from './conditional-response.ts';

type CalendarOptions = { settings: Settings; sundays: Pick<Sundays, 'twoChurchYears'> };

/** Each isolate writes the calendar once for these days, whatever the query. */
export function calendarHandler({ settings, sundays }: CalendarOptions): Handler {
  let written: { days: readonly LectionaryDay[]; body: TaggedBody } | undefined;

  function write(days: readonly LectionaryDay[]): Promise<TaggedBody> {
    return taggedBody(
      iCalendar({
        days,
        name: `${settings.PRODUCT_NAME}: Sundays and Feasts`,
        siteUrl: settings.SITE_URL,
        summary: nameOf,
        href: dateHref,
      }),
    );
  }

  return async (c) => {
    const days = sundays.twoChurchYears();
    const body = written?.days === days ? written.body : await write(days);
    written = { days, body };
    return taggedResponse(c, {
      body,
      type: 'text/calendar; charset=utf-8',
      cacheControl: cacheControl.file,
    });
  };
}
