import { limited } from '../text/plain-text.ts';
import { queryOf } from '../url.ts';
import { defineKind } from './content-request.ts';
import type { PostLink } from './post.ts';
import type { ReadingDetails } from './readings.ts';
import type { LinkItem } from './stored-schemas.ts';

export type PassagesDocument = {
  /** 'Passages', 'Isaiah', or 'Isaiah 53:4–6' with an en dash. */
  title: string;
  /** The description of the page, in plain text. Typed passages, and books that no post cites, have none. */
  description?: string;
  notes: string[];
  /** What else the typed passage can be: 'Genesis 1:2' for 'Genesis 1, 2'. */
  other?: LinkItem;
  reading?: ReadingDetails;
  sections: PassagesSection[];
};

/** A section with posts, or with places that have posts. Its title may be a link. */
type PassagesSection = {
  title: string;
  href?: string;
  posts?: PostLink[];
  places?: LinkItem[];
};

/** The maximum length of a passage or the name of a book, as a visitor types it, in UTF-16 code units. */
export const passageLength = 100;

/** The texts of a query: the passage `ref`, or else a book; both are empty for all books. */
export type PassagesQuery = { book: string; ref: string };

export const passagesKind = defineKind<PassagesQuery, PassagesDocument>('passages', {
  path: '/api/passages',
  url: ({ book, ref }) => `/api/passages${queryOf({ book, ref })}`,
  parse: (_, query) => parsePassagesQuery(query),
});

/** @throws {TextTooLong} */
export function parsePassagesQuery(query: URLSearchParams): PassagesQuery {
  const ref = limited(query, 'ref', passageLength, 'passage');
  return { book: limited(query, 'book', passageLength), ref };
}
