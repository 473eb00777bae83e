import { type ListName, lists } from '../content/lists.ts';

/** Says in the place of a post that it is missing. */
export function missingPostText(list: ListName): string {
  return `This ${lists[list].item.toLowerCase()} is missing: it was deleted, or its address is wrong.`;
}
