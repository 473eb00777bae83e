import { plainText } from '../text/plain-text.ts';

/**
 * What a list shows: all posts, those with a label, or those that a search finds; and which page of
 * them (specification, section 4). The address is the one truth of it.
 */
export type Browse = { pageToken?: string } & (
  | { mode: 'all' }
  | { mode: 'label'; label: string }
  | { mode: 'search'; q: string }
);

/** The longest search text; characters. */
export const searchLength = 200;

/** A search that is only white space is none; a search wins over a label (sections 4 and 5). */
export function parseBrowse(params: URLSearchParams): Browse {
  const q = plainText(params.get('q') ?? '');
  const label = plainText(params.get('label') ?? '');
  const pageToken = params.get('pageToken');
  const page = pageToken ? { pageToken } : {};
  if (q) return { mode: 'search', q, ...page };
  if (label) return { mode: 'label', label, ...page };
  return { mode: 'all', ...page };
}

/** The query of an address, with its `?`; empty for the first page of all posts. */
export function browseQuery(browse: Browse): string {
  const params = new URLSearchParams();
  if (browse.mode === 'label') params.set('label', browse.label);
  if (browse.mode === 'search') params.set('q', browse.q);
  if (browse.pageToken) params.set('pageToken', browse.pageToken);
  const query = `${params}`;
  return query && `?${query}`;
}

/** Clearing the label, or the search, returns to all posts. */
export function browseAll(): Browse {
  return { mode: 'all' };
}

/** Picking a label clears the search and the page token. */
export function browseLabel(label: string): Browse {
  return { mode: 'label', label };
}

/** Searching clears the label and the page token; an empty search leaves the label filter or the plain list. */
export function browseSearch(from: Browse, text: string): Browse {
  const q = plainText(text);
  if (q) return { mode: 'search', q };
  return from.mode === 'label' ? browseLabel(from.label) : browseAll();
}

/** 'More' goes to the next page of the same list. */
export function browseMore(from: Browse, nextPageToken: string): Browse {
  return { ...from, pageToken: nextPageToken };
}

export function firstPage(from: Browse): Browse {
  const { pageToken: _, ...first } = from;
  return first;
}
