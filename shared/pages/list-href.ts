import { type BrowseState, browseAll, browseLabel, browseQuery } from '../browse/browse-state.ts';
import { type ListName, lists } from '../content/lists.ts';

export function listHref(list: ListName, browse: BrowseState = browseAll()): string {
  return lists[list].path + browseQuery(browse);
}

/** Returns the URL of the feed of a list, or of a label in its panel. */
export function feedHref(list: ListName, file: 'feed.xml' | 'feed.json', label?: string): string {
  return `${lists[list].path}/${file}${label === undefined ? '' : browseQuery(browseLabel(label))}`;
}
