import { browseLabel, browseQuery } from '../../shared/browse/browse-state.ts';
import { type ListName, lists } from '../../shared/content/lists.ts';
import { listHref } from '../../shared/routes.ts';

export type FeedFormat = {
  /** Used in the titles of links. */
  name: string;
  file: string;
  type: string;
};

export const atomFormat: FeedFormat = {
  name: 'Atom',
  file: 'feed.xml',
  type: 'application/atom+xml',
};

export const jsonFormat: FeedFormat = {
  name: 'JSON Feed',
  file: 'feed.json',
  type: 'application/feed+json',
};

export function feedPath(list: ListName, { file }: FeedFormat, label?: string): string {
  return `${listHref(list)}/${file}${label === undefined ? '' : browseQuery(browseLabel(label))}`;
}

/** The same as the title of the list's page. */
export function feedTitle(productName: string, list: ListName, label?: string): string {
  return [...(label === undefined ? [] : [label]), lists[list].title, productName].join(' | ');
}
