import * as z from 'zod/mini';

/** Ms since the epoch, 0 for never. */
export const storedTime = z.int().check(z.nonnegative());

/** Ms since the epoch, null if unknown. */
export const storedPublished = z.nullable(
  z
    .int()
    .check(
      z.gte(Date.parse('0001-01-01T00:00:00Z')),
      z.lte(Date.parse('9999-12-31T23:59:59.999Z')),
    ),
);
