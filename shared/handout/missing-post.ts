import type { List } from '../content/lists.ts';

/** What a handout says in the place of a post that is missing. */
export function missingPostText({ item }: List): string {
  return `This ${item.toLowerCase()} is missing: it was deleted, or its address is wrong.`;
}
