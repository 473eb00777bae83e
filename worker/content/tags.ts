import type { ListName } from '../../shared/content/lists.ts';

/**
 * What a response shows, for the cache in front of the Worker (`Cache-Tag`): a list has its name. When something has
 * changed, the crawl invalidates the responses with its tags.
 */
export const tags = {
  /** What depends on the day: the line of the coming Sunday, the Sundays, a day and the calendar. */
  sundays: 'sundays',
  /** What is made from the index of all posts. */
  passages: 'passages',
  /** The organization, texts of the site, and resources. All pages have it. */
  site: 'site',
  post: (postId: string) => `post-${postId}`,
} as const;

/** The tags of what depends on a list whose first page, or whose posts with these ids, have changed. */
export function tagsOfChange(list: ListName, postIds: readonly string[]): string[] {
  return [list, tags.sundays, tags.passages, ...postIds.map(tags.post)];
}
