/** The ids that links, forms and scripts name. */
export const elementIds = {
  /** The heading of the page, which takes the focus after a client navigation. */
  page: 'page',
  /** The heading of a list. */
  posts: 'posts',
  /** Shown as the `:target` of a URL for verses, for which the whole chapter is listed. */
  wholeChapter: 'whole-chapter',
} as const;

/** A post in its list. */
export function postElementId(postId: string): string {
  return `post-${postId}`;
}
