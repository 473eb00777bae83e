import { type BrowseState, browseQuery, parseBrowse } from '../browse/browse-state.ts';
import type { LabelCounts } from './label-counts.ts';
import { type ListName, listNames, lists } from './lists.ts';
import type { Organization } from './organization.ts';
import type { PassagesDocument } from './passages-document.ts';
import type { Article, Post, PostPage, PostSummary } from './post.ts';
import type { RelatedContent } from './related.ts';
import type { Result } from './result.ts';
import { type DocumentName, documentNames, type SiteDocument } from './site-document.ts';
import type { ShortDay, SundaysDocument } from './sundays.ts';

/** The content that a page can request. `kind` determines the type of the result. */
export type ContentRequest =
  | { kind: 'organization' }
  | { kind: 'posts'; list: ListName; browse: BrowseState }
  | { kind: 'labels'; list: ListName }
  | { kind: 'post'; list: ListName; postId: string }
  | { kind: 'featured' }
  | { kind: 'resource'; label: string }
  | { kind: 'document'; name: DocumentName }
  | { kind: 'sunday' }
  | ({ kind: 'sundays' } & SundaysQuery)
  | ({ kind: 'passages' } & PassagesQuery)
  /** `query` is that of the URL of a single post, a chapter's list or a search. */
  | { kind: 'related'; list: ListName; query: string };

/** The texts of a query; empty for all Sundays, and for the series of the site. */
export type SundaysQuery = { date: string; series: string };

/** The texts of a query: the passage `ref`, or else a book; both are empty for all books. */
export type PassagesQuery = { book: string; ref: string };

type ContentByKind = {
  organization: Organization;
  posts: PostPage;
  labels: LabelCounts;
  post: Article;
  /** Null if no article is featured. */
  featured: PostSummary | null;
  /** Null if no post has the label. */
  resource: Post | null;
  document: SiteDocument;
  /** The next Sunday, after the next feast if that comes before it. Empty if the site has no lectionary. */
  sunday: ShortDay[];
  sundays: SundaysDocument;
  passages: PassagesDocument;
  /** Null if there is nothing. */
  related: RelatedContent | null;
};

export type ContentKind = ContentRequest['kind'];

export type ContentOf<K extends ContentKind> = ContentByKind[K];

export type RequestOf<K extends ContentKind> = Extract<ContentRequest, { kind: K }>;

/** Returns the URL of a request in the JSON API. It is also the key of the content in caches and in the page data. */
export function contentUrl(request: ContentRequest): string {
  switch (request.kind) {
    case 'organization':
    case 'featured':
    case 'sunday':
      return `/api/${request.kind}`;
    case 'posts':
      return `/api/${request.list}${browseQuery(request.browse)}`;
    case 'labels':
      return `/api/labels/${request.list}`;
    case 'post':
      return `/api/${request.list}/${encodeURIComponent(request.postId)}`;
    case 'resource':
      return `/api/resources?${new URLSearchParams({ label: request.label })}`;
    case 'document':
      return `/api/documents/${request.name}`;
    case 'sundays':
      return `/api/sundays${sundaysQuery(request)}`;
    case 'passages':
      return `/api/passages${passagesQuery(request)}`;
    case 'related':
      return `/api/related/${request.list}${request.query}`;
  }
}

export function sundaysQuery({ series, date }: Partial<SundaysQuery>): string {
  return queryOf({ series, date });
}

export function parseSundaysQuery(query: URLSearchParams): SundaysQuery {
  return { date: query.get('date') ?? '', series: query.get('series') ?? '' };
}

export function passagesQuery({ book, ref }: Partial<PassagesQuery>): string {
  return queryOf({ book, ref });
}

export function parsePassagesQuery(query: URLSearchParams): PassagesQuery {
  return { book: query.get('book') ?? '', ref: query.get('ref') ?? '' };
}

/** Empty values are omitted. */
function queryOf(values: Record<string, string | undefined>): string {
  const entries = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = `${new URLSearchParams(entries)}`;
  return query && `?${query}`;
}

export function parseContentUrl(url: string): ContentRequest | undefined {
  const { pathname, search, searchParams } = new URL(url, 'https://api.invalid');
  const [, api, kind, id, ...rest] = pathname.split('/');
  if (api !== 'api' || rest.length > 0) return undefined;
  const list = listNames.find((name) => name === kind);
  if (id !== undefined) {
    if (list) return { kind: 'post', list, postId: decodeURIComponent(id) };
    const related = listNames.find((name) => name === id);
    if (kind === 'related' && related) return { kind, list: related, query: search };
    const labelled = listNames.find((name) => name === id && lists[name].labels.size > 0);
    if (kind === 'labels' && labelled) return { kind, list: labelled };
    const name = documentNames.find((document) => document === id);
    return kind === 'documents' && name ? { kind: 'document', name } : undefined;
  }
  if (list) return { kind: 'posts', list, browse: parseBrowse(searchParams) };
  if (kind === 'organization' || kind === 'featured' || kind === 'sunday') return { kind };
  if (kind === 'sundays') return { kind, ...parseSundaysQuery(searchParams) };
  if (kind === 'passages') return { kind, ...parsePassagesQuery(searchParams) };
  if (kind === 'resources') return { kind: 'resource', label: searchParams.get('label') ?? '' };
  return undefined;
}
/** `read` returns a result synchronously if it has one. Its promise never rejects: a failure is a `Result` with an `error`. */
export interface ContentReader {
  read<R extends ContentRequest>(
    request: R,
  ): Result<ContentOf<R['kind']>> | Promise<Result<ContentOf<R['kind']>>>;
  /** Returns the stale data that a page shows while `read` is pending. */
  stale?<R extends ContentRequest>(request: R): Result<ContentOf<R['kind']>> | undefined;
}
