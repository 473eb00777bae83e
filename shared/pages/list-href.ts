import { type BrowseState, browseQuery } from '../browse/browse-state.ts';
import { type ListName, lists } from '../content/lists.ts';

export function listHref(list: ListName, browse: BrowseState = {}): string {
  return lists[list].path + browseQuery(browse);
}

export const feedFiles = ['feed.xml', 'feed.json'] as const;

/** Returns the URL of a feed below the path of a page, such as a list, or of the feed of a label in its panel. */
export function feedHref(path: string, file: (typeof feedFiles)[number], label?: string): string {
  return `${path}/${file}${browseQuery({ label })}`;
}
