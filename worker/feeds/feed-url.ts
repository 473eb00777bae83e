import { browseLabel, browseQuery } from '../../shared/browse/browse-state.ts';
import type { List } from '../../shared/content/lists.ts';
import { listHref } from '../../shared/routes.ts';

export type FeedFormat = {
  /** Named in the titles of links. */
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

/** Where a list's feed is, or that of one of its labels: beside its page. */
export function feedPath(list: List, { file }: FeedFormat, label?: string): string {
  return `${listHref(list)}/${file}${label === undefined ? '' : browseQuery(browseLabel(label))}`;
}

/** As the page of the list is called. */
export function feedTitle(productName: string, { title }: List, label?: string): string {
  return [...(label === undefined ? [] : [label]), title, productName].join(' | ');
}
