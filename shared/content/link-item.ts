import * as z from 'zod/mini';

/** A link with an optional post count; without posts, no `href`. */
export const linkItemSchema = z.object({
  text: z.string(),
  /** Where the link leads, if the text alone does not say it. */
  name: z.optional(z.string()),
  count: z.optional(z.number()),
  href: z.optional(z.string()),
  /** Whether the link leads to the page itself. */
  isCurrent: z.exactOptional(z.boolean()),
});
export type LinkItem = z.infer<typeof linkItemSchema>;
