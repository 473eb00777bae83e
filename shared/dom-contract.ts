/**
 * What scripts, links and the Worker find again in the markup. JSX writes the attributes literally:
 * `data-await` the content that may follow later, by its URL; `data-loading` its 'Loading...';
 * `data-item` a post or document, by its id; `data-content` and `data-excerpt` its text;
 * `data-banner` a banner that can be hidden, by its id.
 */

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

export const selectors = {
  item: '[data-item]',
  content: '[data-content]',
  excerpt: '[data-excerpt]',
  /** What a streamed page said while its content was pending. */
  streamedLoading: '[data-await] > [data-loading]',
} as const;
