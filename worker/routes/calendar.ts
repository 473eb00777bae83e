import type { Handler } from 'hono';
import { cacheControl } from '../cache-control.ts';
import type { Settings } from '../settings.ts';
import { iCalendar } from '../sundays/icalendar.ts';
import type { Sundays } from '../sundays/sundays.ts';
import { dateHref, nameOf } from '../sundays/sundays-document.ts';
import { conditionalResponse } from './conditional-response.ts';

type CalendarOptions = { settings: Settings; sundays: Sundays };

/** `GET` of the calendar of the Sundays and feasts of this church year and the next. */
export function calendarHandler({ settings, sundays }: CalendarOptions): Handler {
  return (c) =>
    conditionalResponse(c, {
      body: iCalendar({
        days: sundays.twoChurchYears(),
        name: `${settings.PRODUCT_NAME}: Sundays and Feasts`,
        siteUrl: settings.SITE_URL,
        summary: nameOf,
        href: dateHref,
      }),
      type: 'text/calendar; charset=utf-8',
      cacheControl: cacheControl.file,
    });
}
