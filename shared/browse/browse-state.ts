import { plainText } from '../text/plain-text.ts';

/** What a list shows, and the page of it (specification, section 4). The URL is the single source of truth. */
export type BrowseState = { pageToken?: string } & (
  | { mode: 'all' }
  | { mode: 'label'; label: string }
  | { mode: 'search'; q: string }
);

/** The maximum length of a search text, in UTF-16 code units. */
export const searchLength = 200;

/** Parses the query of a list. A blank search is ignored, and a search takes precedence over a label (specification, sections 4 and 5). */
export function parseBrowse(params: URLSearchParams): BrowseState {
  const q = plainText(params.get('q') ?? '');
  const label = plainText(params.get('label') ?? '');
  const pageToken = params.get('pageToken');
  const page = pageToken ? { pageToken } : {};
  if (q) return { mode: 'search', q, ...page };
  if (label) return { mode: 'label', label, ...page };
  return { mode: 'all', ...page };
}

/** Returns the query of a URL including the `?`, or an empty string for the first page of all posts. */
export function browseQuery(browse: BrowseState): string {
  if (browse.mode === 'all' && !browse.pageToken) return '';
  const params = new URLSearchParams();
  if (browse.mode === 'label') params.set('label', browse.label);
  if (browse.mode === 'search') params.set('q', browse.q);
  if (browse.pageToken) params.set('pageToken', browse.pageToken);
  const query = `${params}`;
  return query && `?${query}`;
}

export function browseAll(): BrowseState {
  return { mode: 'all' };
}

/** The state after a label is selected. The search and the page token are cleared. */
export function browseLabel(label: string): BrowseState {
  return { mode: 'label', label };
}

/** The state after a search. The label and the page token are cleared; an empty search keeps the label. */
export function browseSearch(from: BrowseState, text: string): BrowseState {
  const q = plainText(text);
  if (q) return { mode: 'search', q };
  return from.mode === 'label' ? browseLabel(from.label) : browseAll();
}

export function browseMore(from: BrowseState, nextPageToken: string): BrowseState {
  return { ...from, pageToken: nextPageToken };
}

export function firstPage(from: BrowseState): BrowseState {
  const { pageToken: _, ...first } = from;
  return first;
}
