import { html } from 'hono/html';
import { paths } from '../../shared/routes.ts';
import type { Feed, FeedEntry } from './feed.ts';
import { atomFormat } from './feed-url.ts';
import { xmlDocument } from './xml-document.ts';

/** A feed as Atom (RFC 4287; its license, RFC 4946). `self` is its whole address. */
export function atomFeed(feed: Feed, self: string) {
  const { siteUrl, page, title, author, rights, updated, entries } = feed;
  return xmlDocument(
    html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><id>${page}</id><title>${title}</title><updated>${updated}</updated><link rel="alternate" type="text/html" href="${page}"/><link rel="self" type="${atomFormat.type}" href="${self}"/><link rel="license" href="${siteUrl}${paths.copyright}"/><author><name>${author}</name><uri>${siteUrl}</uri></author><rights>${rights}</rights><icon>${siteUrl}/icon-192.png</icon>${entries.map(entryElement)}</feed>`,
  );
}

function entryElement({ id, url, title, published, updated, html: content }: FeedEntry) {
  return html`<entry><id>${id}</id><title>${title}</title>${published && html`<published>${published}</published>`}<updated>${updated}</updated><link rel="alternate" type="text/html" href="${url}"/><content type="html">${content}</content></entry>`;
}
