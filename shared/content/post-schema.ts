import * as z from 'zod/mini';

// Scripts of the browser import only the types.

const postFields = {
  id: z.string(),
  /** Plain text. */
  title: z.string(),
  /** RFC 3339 date and time; null if the provider supplies no valid one. */
  published: z.nullable(z.string()),
};

const fullFields = {
  ...postFields,
  /** Sanitized HTML. */
  content: z.string(),
  /** The plain text of the quotations in a quote. */
  quotation: z.exactOptional(z.string()),
};

/** A post with its full text. */
export const postSchema = z.object(fullFields);
export type Post = z.infer<typeof postSchema>;

/** A post as a card shows it. `excerpt` is plain text of at most 303 characters (specification, section 5). */
export const postSummarySchema = z.object({ ...postFields, excerpt: z.string() });
export type PostSummary = z.infer<typeof postSummarySchema>;

/** A post on its own page. */
export const articleSchema = z.object({
  ...fullFields,
  /** Plain text of at most 155 characters (specification, section 9). */
  description: z.string(),
  /** The number of words in the text. */
  words: z.number(),
  /** What it cites, if that is one passage. */
  passage: z.exactOptional(z.string()),
  /** Whether its first letter can be an initial. */
  hasInitial: z.exactOptional(z.literal(true)),
});
export type Article = z.infer<typeof articleSchema>;

export type ListedPost = Post | PostSummary;

/** One page of a list. The last page has no `nextPageToken`. */
export function postPageSchema<T extends ListedPost>(post: z.ZodMiniType<T>) {
  return z.object({
    posts: z.array(post),
    nextPageToken: z.exactOptional(z.string()),
    /** Whether the list may have more posts that cannot be reached, because the provider repeats pages. */
    isCutOff: z.exactOptional(z.literal(true)),
  });
}
export type PostPage<T extends ListedPost = ListedPost> = z.infer<
  ReturnType<typeof postPageSchema<T>>
>;
