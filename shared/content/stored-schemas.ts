import type { Root } from 'hast';
import * as z from 'zod/mini';

// The forms of stored posts and days. Scripts of the browser import only the types.

const postFields = {
  id: z.string(),
  /** Plain text. */
  title: z.string(),
  /** RFC 3339 date and time; null if the provider supplies no valid one. */
  published: z.nullable(z.string()),
};

const quotation = z.exactOptional(z.string());

export const postSchema = z.object({
  ...postFields,
  /** Sanitized HTML. */
  content: z.string(),
  quotation,
  /** Of a listed post: the chapter, or else the book, or the topic, or else its group. Absent if it is unknown. */
  label: z.exactOptional(z.string()),
});
export type Post = z.infer<typeof postSchema>;

/** A post as a card shows it. `excerpt` is plain text of at most 303 characters (specification, section 5). */
export const postSummarySchema = z.object({ ...postFields, excerpt: z.string() });
export type PostSummary = z.infer<typeof postSummarySchema>;

export const storedPostSchema = z.object({
  ...postFields,
  /** Sanitized; the highest heading is `h2`. */
  tree: z.custom<Root>((tree) => (tree as Root | null)?.type === 'root'),
  quotation,
  /** Plain text of at most 155 characters (specification, section 9). */
  description: z.string(),
  words: z.number(),
  /** What it cites, if that is one passage. */
  passage: z.exactOptional(z.string()),
});
export type StoredPost = z.infer<typeof storedPostSchema>;

export type Article = Omit<StoredPost, 'tree'> & Pick<Post, 'content'>;

export type ListedPost = Post | PostSummary;

/** One page of a list. The last page has no `nextPageToken`. */
export function postPageSchema<T>(post: z.ZodMiniType<T>) {
  return z.object({
    posts: z.array(post),
    nextPageToken: z.exactOptional(z.string()),
    /** Whether the list may have more posts that cannot be reached, because the provider repeats pages. */
    isCutOff: z.exactOptional(z.literal(true)),
  });
}
export type PostPage<T = ListedPost> = z.infer<ReturnType<typeof postPageSchema<T>>>;

/** A link with an optional post count; without posts, no `href`. */
const linkItemSchema = z.object({
  text: z.string(),
  /** Where the link leads, if the text alone does not say it. */
  name: z.optional(z.string()),
  /** '10+' of more than 10. */
  count: z.optional(z.union([z.number(), z.string()])),
  href: z.optional(z.string()),
  isCurrent: z.exactOptional(z.boolean()),
});
export type LinkItem = z.infer<typeof linkItemSchema>;

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
