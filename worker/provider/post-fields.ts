import { z } from 'zod';

/** Of a post with another id there could be no address: it is not shown, and what asks for it is not passed on. */
export const postIdSchema = z.string().regex(/^[\w-]{1,64}$/);

/** RFC 3339, with a year that has four digits in UTC, too; null where the day is not known. */
export const publishedSchema = z.iso
  .datetime({ offset: true })
  .refine((published) => {
    const year = new Date(published).getUTCFullYear();
    return year >= 1 && year <= 9999;
  })
  .nullable();
