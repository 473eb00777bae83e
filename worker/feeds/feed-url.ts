export const atomFormat = {
  /** The name in the titles of links. */
  name: 'Atom',
  file: 'feed.xml',
  type: 'application/atom+xml',
} as const;

export const jsonFormat = {
  name: 'JSON Feed',
  file: 'feed.json',
  type: 'application/feed+json',
} as const;

/** The feed of a list has the same title as its page. */
export function feedTitle(productName: string, title: string, label?: string): string {
  return [...(label === undefined ? [] : [label]), title, productName].join(' | ');
}
