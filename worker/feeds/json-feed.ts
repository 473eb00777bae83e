import { paths } from '../../shared/routes.ts';
import type { Feed } from './feed.ts';

/** A feed as JSON Feed 1.1 (jsonfeed.org), which has no member for rights but takes members of our own. `self` is its whole address. */
export function jsonFeed({ siteUrl, page, title, author, rights, entries }: Feed, self: string) {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    icon: `${siteUrl}/icon-512.png`,
    favicon: `${siteUrl}/icon-192.png`,
    language: 'en',
    authors: [{ name: author, url: siteUrl }],
    _rights: { about: siteUrl + paths.terms, rights },
    items: entries.map(({ id, url, title, published, html }) => ({
      id,
      url,
      title,
      content_html: html,
      ...(published && { date_published: published }),
    })),
  });
}
