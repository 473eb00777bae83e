import { html } from 'hono/html';
import type { FeedFormat } from '../../shared/content/lists.ts';
import { copyrightPage, termsPage } from '../../shared/pages/document.ts';
import { rightsLine } from '../documents/content-use.ts';
import type { Settings } from '../settings.ts';
import { xmlDocument } from '../xml-document.ts';
import type { Feed, FeedEntry } from './feed.ts';

/** Serializes a feed. `self` is its absolute URL. */
type SerializeFeed = (feed: Feed, self: string, settings: Settings) => string;

/** Atom (RFC 4287, with the license link of RFC 4946). A feed was updated with its newest entry. */
const serializeAtom: SerializeFeed = ({ page, title, entries }, self, settings) => {
  const { SITE_URL: siteUrl, LEGAL_ENTITY: owner } = settings;
  const updated = entries.map(updatedOf).reduce((a, b) => (a > b ? a : b), unknown);
  return xmlDocument(
    html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><id>${page}</id><title>${title}</title><updated>${updated}</updated><link rel="alternate" type="text/html" href="${page}"/><link rel="self" type="application/atom+xml" href="${self}"/><link rel="license" href="${siteUrl}${copyrightPage.path}"/><author><name>${owner}</name><uri>${siteUrl}</uri></author><rights>${rightsLine(siteUrl, owner)}</rights><icon>${siteUrl}/icon-192.png</icon>${entries.map(atomEntry)}</feed>`,
  );
};

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

/** JSON Feed 1.1. It has no member for rights and allows extensions: `_rights` is one. */
const serializeJsonFeed: SerializeFeed = ({ page, title, entries }, self, settings) => {
  const { SITE_URL: siteUrl, LEGAL_ENTITY: owner } = settings;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    icon: `${siteUrl}/icon-512.png`,
    favicon: `${siteUrl}/icon-192.png`,
    language: 'en',
    authors: [{ name: owner, url: siteUrl }],
    _rights: { about: siteUrl + termsPage.path, rights: rightsLine(siteUrl, owner) },
    items: entries.map(({ url, title, published, html }) => ({
      id: url,
      url,
      title,
      content_html: html,
      ...(published && { date_published: published }),
    })),
  });
};

export const serializeFeed: Record<FeedFormat['file'], SerializeFeed> = {
  'feed.xml': serializeAtom,
  'feed.json': serializeJsonFeed,
};
