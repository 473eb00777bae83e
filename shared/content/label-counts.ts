/** The number of posts of a label, or `unknown`, or `morePages`. */
export type LabelCount = number;

/** The count of a label that may have posts. */
export const unknown = -1;

/** The count of a label whose posts fill more than one page. Their number is unknown. */
export const morePages = -2;

/**
 * The counts of a list's labels, in the order of `List.labels`; empty if nothing is known. None is more
 * than a day old.
 */
export type LabelCounts = readonly LabelCount[];

/** The count of a label with this first page of posts. */
export function countOf({ posts, nextPageToken }: { posts: unknown[]; nextPageToken?: unknown }) {
  return posts.length > 0 && nextPageToken ? morePages : posts.length;
}
