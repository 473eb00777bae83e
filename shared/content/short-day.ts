import * as z from 'zod/mini';
import { linkItemSchema } from './link-item.ts';

/** A Sunday or feast. Its texts are formatted at the edge, so that the browser needs no calendar. */
export const shortDaySchema = z.object({
  href: z.string(),
  /** 'Sunday' */
  weekday: z.string(),
  /** 'November 29' */
  date: z.string(),
  /** 'Advent 1', 'Invocabit' */
  name: z.string(),
  /** 'Lent 1' */
  alsoCalled: z.optional(z.string()),
  /** The chapters of its readings. They are no links if no post is on their verses. */
  readings: z.array(linkItemSchema),
  /**
   * Only in the document of a year, for a day with posts. `count` is the number of its posts, such as '3', or '20 of 34'
   * if there is no room for all.
   */
  handout: z.optional(z.object({ href: z.string(), count: z.string() })),
});
export type ShortDay = z.infer<typeof shortDaySchema>;
