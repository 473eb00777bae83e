import type { Handout } from '../../shared/handout/handout.ts';

/** Returns the number of posts in words, such as '3 posts'. */
export function postCount({ posts: { length } }: Handout): string {
  return `${length || 'no'} post${length === 1 ? '' : 's'}`;
}
