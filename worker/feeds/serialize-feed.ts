import { html } from 'hono/html';
import { copyrightPage, termsPage } from '../../shared/pages/document.ts';
import { xmlDocument } from '../xml-document.ts';
import type { Feed, FeedEntry } from './feed.ts';
import { atomFormat } from './feed-url.ts';

/** Serializes a feed as Atom (RFC 4287, with the license link of RFC 4946). `self` is its absolute URL. */
export function serializeAtom(feed: Feed, self: string): string {
  const { siteUrl, page, title, author, rights, updated, entries } = feed;
  return xmlDocument(
    html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><id>${page}</id><title>${title}</title><updated>${updated}</updated><link rel="alternate" type="text/html" href="${page}"/><link rel="self" type="${atomFormat.type}" href="${self}"/><link rel="license" href="${siteUrl}${copyrightPage.path}"/><author><name>${author}</name><uri>${siteUrl}</uri></author><rights>${rights}</rights><icon>${siteUrl}/icon-192.png</icon>${entries.map(atomEntry)}</feed>`,
  );
}

function atomEntry({ url, title, published, updated, html: content }: FeedEntry) {
  return html`<entry><id>${url}</id><title>${title}</title>${published && html`<published>${published}</published>`}<updated>${updated}</updated><link rel="alternate" type="text/html" href="${url}"/><content type="html">${content}</content></entry>`;
}

/** JSON Feed 1.1 has no member for rights and allows extensions: `_rights` is one. `self` is the feed's absolute URL. */
export function serializeJsonFeed(feed: Feed, self: string): string {
  const { siteUrl, page, title, author, rights, entries } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    icon: `${siteUrl}/icon-512.png`,
    favicon: `${siteUrl}/icon-192.png`,
    language: 'en',
    authors: [{ name: author, url: siteUrl }],
    _rights: { about: siteUrl + termsPage.path, rights },
    items: entries.map(({ url, title, published, html }) => ({
      id: url,
      url,
      title,
      content_html: html,
      ...(published && { date_published: published }),
    })),
  });
}
