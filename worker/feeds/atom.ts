import { html } from 'hono/html';
import { copyrightPage } from '../../shared/pages/document.ts';
import { rightsLine } from '../documents/content-use.ts';
import type { Settings } from '../settings.ts';
import { xmlDocument } from '../xml-document.ts';
import type { Feed, FeedEntry } from './feed.ts';

/**
 * Serializes a feed as Atom (RFC 4287, with the license link of RFC 4946). It was updated with its newest entry.
 * @param self its absolute URL
 */
export function atom({ page, title, entries }: Feed, self: string, settings: Settings): string {
  const { SITE_URL: siteUrl, LEGAL_ENTITY: owner } = settings;
  const updated = entries.map(updatedOf).reduce((a, b) => (a > b ? a : b), unknown);
  return xmlDocument(
    html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><id>${page}</id><title>${title}</title><updated>${updated}</updated><link rel="alternate" type="text/html" href="${page}"/><link rel="self" type="application/atom+xml" href="${self}"/><link rel="license" href="${siteUrl}${copyrightPage.path}"/><author><name>${owner}</name><uri>${siteUrl}</uri></author><rights>${rightsLine(siteUrl, owner)}</rights><icon>${siteUrl}/icon-192.png</icon>${entries.map(atomEntry)}</feed>`,
  );
}

/** A constant, so that a feed without dates does not change. */
const unknown = new Date(0).toISOString();

/** Atom requires a date (RFC 4287, section 4.2.15). */
function updatedOf({ published }: FeedEntry): string {
  return published ?? unknown;
}

function atomEntry(entry: FeedEntry) {
  const { url, title, published, html: content } = entry;
  return html`<entry><id>${url}</id><title>${title}</title>${published && html`<published>${published}</published>`}<updated>${updatedOf(entry)}</updated><link rel="alternate" type="text/html" href="${url}"/><content type="html">${content}</content></entry>`;
}
