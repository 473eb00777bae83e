import type { ListChange } from '../crawl/crawl.ts';

/**
 * What a response shows, for the cache in front of the Worker (`Cache-Tag`): a list has its name. When something has
 * changed, the crawl invalidates the responses with its tags.
 */
export const tags = {
  /** What depends on the day: the line of the coming Sunday, the Sundays, a day and the calendar. */
  sundays: 'sundays',
  /** What is made from the index of all posts. */
  passages: 'passages',
  /** The organization, texts of the site, and resources, which the crawl does not read. */
  site: 'site',
  post: (postId: string) => `post-${postId}`,
} as const;

export function tagsOfChanges(changes: readonly ListChange[]): string[] {
  const changed = changes.flatMap(({ list, postIds }) => [list, ...postIds.map(tags.post)]);
  return [...new Set([...changed, tags.sundays, tags.passages])];
}
