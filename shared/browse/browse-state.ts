import { limited, plainText } from '../text/plain-text.ts';
import { queryOf } from '../url.ts';

/**
 * What a list shows: all posts, those of a label or the results of a search, and the page of them
 * (specification, section 4). The URL is the single source of truth.
 */
export type BrowseState = { pageToken?: string | undefined } & (
  | { label?: string | undefined; q?: undefined }
  | { label?: undefined; q: string }
);

/** The maximum length of a search text, in UTF-16 code units. */
export const searchLength = 200;

/** @throws {TextTooLong} */
export function parseSearchText(query: URLSearchParams): string {
  return limited(query, 'q', searchLength, 'search text');
}

/** @throws {TextTooLong} */
export function parseLabel(query: URLSearchParams): string {
  return limited(query, 'label', 100);
}

/**
 * Parses the query of a list. A blank search is ignored, and a search takes precedence over a label (specification, sections
 * 4 and 5).
 * @throws {TextTooLong}
 */
export function parseBrowse(query: URLSearchParams): BrowseState {
  const q = parseSearchText(query);
  const label = parseLabel(query) || undefined;
  const pageToken = limited(query, 'pageToken', 2_000, 'page token') || undefined;
  return q ? { q, pageToken } : { label, pageToken };
}

/** Returns the query of a URL including the `?`, or an empty string for the first page of all posts. */
export function browseQuery({ label, q, pageToken }: BrowseState): string {
  return queryOf({ label, q, pageToken });
}

/** The state after a search. The page token is cleared, and the label, too, unless the search is empty. */
export function browseSearch({ label }: BrowseState, text: string): BrowseState {
  const q = plainText(text);
  return q ? { q } : { label };
}
