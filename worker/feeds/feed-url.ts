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

/** The feed of a list has the same title as its page. */
export function feedTitle(productName: string, title: string, label?: string): string {
  return [...(label === undefined ? [] : [label]), title, productName].join(' | ');
}
