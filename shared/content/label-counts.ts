import type { BrowseState } from '../browse/browse-state.ts';
import { type List, lists } from './lists.ts';
import type { PostPage } from './post.ts';

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

/**
 * The counts without one that the first page of a label's posts disproves. Returns the same object if
 * there is none. What is unknown stays unknown.
 */
export function correctedCounts(
  counts: LabelCounts,
  { list, browse }: { list: List['name']; browse: BrowseState },
  page: PostPage,
): LabelCounts {
  if (browse.mode !== 'label' || browse.pageToken) return counts;
  const labels = lists.find(({ name }) => name === list)?.labels ?? [];
  const index = [...labels].indexOf(browse.label);
  const count = countOf(page);
  return [undefined, unknown, count].includes(counts[index])
    ? counts
    : counts.map((other, i) => (i === index ? count : other));
}
