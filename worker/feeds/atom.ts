import { html } from 'hono/html';
import { copyrightPage } from '../../shared/pages/document.ts';
import { rightsLine } from '../documents/content-use.ts';
import type { Settings } from '../settings.ts';
import { xmlDocument } from '../xml-document.ts';
import type { Feed, FeedEntry } from './feed.ts';

type AtomOptions = {
  settings: Pick<Settings, 'SITE_URL' | 'LEGAL_ENTITY'>;
  /** The absolute URL of the feed. */
  self: string;
  /** When its entries were read; ms since the epoch. */
  readAt: number;
};

/**
 * Serializes a feed as Atom (RFC 4287, with the license link of RFC 4946). It was updated with its newest entry, or else when
 * it was read.
 */
export function atom({ page, title, entries }: Feed, options: AtomOptions): string {
  const { self, readAt } = options;
  const { SITE_URL: siteUrl, LEGAL_ENTITY: owner } = options.settings;
  const dates = entries.flatMap(({ updated }) => updated ?? []);
  const updated = dates.sort().at(-1) ?? new Date(readAt).toISOString();
  return xmlDocument(
    html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><id>${page}</id><title>${title}</title><updated>${updated}</updated><link rel="alternate" type="text/html" href="${page}"/><link rel="self" type="application/atom+xml" href="${self}"/><link rel="license" href="${siteUrl}${copyrightPage.path}"/><author><name>${owner}</name><uri>${siteUrl}</uri></author><rights>${rightsLine(siteUrl, owner)}</rights><icon>${siteUrl}/icon-192.png</icon>${entries.map(atomEntry)}</feed>`,
  );
}

/** Atom requires a date (RFC 4287, section 4.2.15). A constant, so that an entry without one does not change. */
const unknown = new Date(0).toISOString();

function atomEntry({ url, title, published, updated, summary, html: content }: FeedEntry) {
  return html`<entry><id>${url}</id><title>${title}</title>${published && html`<published>${published}</published>`}<updated>${updated ?? unknown}</updated><link rel="alternate" type="text/html" href="${url}"/>${summary && html`<summary>${summary}</summary>`}<content type="html">${content}</content></entry>`;
}
