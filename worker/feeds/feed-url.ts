import { type ListName, lists } from '../../shared/content/lists.ts';

export type FeedFormat = {
  /** Used in the titles of links. */
  name: string;
  file: 'feed.xml' | 'feed.json';
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

/** The same as the title of the list's page. */
export function feedTitle(productName: string, list: ListName, label?: string): string {
  return [...(label === undefined ? [] : [label]), lists[list].title, productName].join(' | ');
}
