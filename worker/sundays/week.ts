import type { DayDetails } from '../../shared/content/sundays.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import { type CivilDay, isoDate, weekday } from './civil-day.ts';
import type { LectionaryDay } from './lectionary.ts';
import { dateHref, dayDetails, dayTitle } from './sundays-document.ts';

/** A week from Monday to Sunday with its feasts. */
export type Week = {
  /** The ISO 8601 date of its Monday. */
  monday: string;
  days: (DayDetails & { title: string; href: string })[];
};

export function mondayOf(day: CivilDay): CivilDay {
  return day - ((weekday(day) + 6) % 7);
}

export function weekOf(monday: CivilDay, days: readonly LectionaryDay[], index: PostIndex): Week {
  return {
    monday: isoDate(monday),
    days: days.map((day) => ({
      ...dayDetails(day, index),
      title: dayTitle(day),
      href: dateHref(day),
    })),
  };
}
