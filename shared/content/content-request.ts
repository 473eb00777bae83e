import { type Browse, browseQuery, parseBrowse } from '../browse/browse-state.ts';
import { type List, lists } from './lists.ts';
import type { Organization } from './organization.ts';
import type { Article, Post, PostPage, PostSummary } from './post.ts';
import { type DocumentName, documentNames, type SiteDocument } from './site-document.ts';

export type ListName = List['name'];

/** Content that a page can request. `kind` decides the type of the result. */
export type ContentRequest =
  | { kind: 'organization' }
  | { kind: 'posts'; list: ListName; browse: Browse }
  | { kind: 'post'; list: ListName; postId: string }
  | { kind: 'featured' }
  | { kind: 'resource'; label: string }
  | { kind: 'document'; name: DocumentName };

type ContentByKind = {
  organization: Organization;
  posts: PostPage;
  post: Article;
  /** Null where no article is featured. */
  featured: PostSummary | null;
  /** Null where no post has the label. */
  resource: Post | null;
  document: SiteDocument;
};

export type ContentKind = ContentRequest['kind'];

export type ContentOf<K extends ContentKind> = ContentByKind[K];

export type RequestOf<K extends ContentKind> = Extract<ContentRequest, { kind: K }>;

/** The URL of a request in the JSON API. It also identifies the content in caches and in the page's data. */
export function contentUrl(request: ContentRequest): string {
  switch (request.kind) {
    case 'organization':
    case 'featured':
      return `/api/${request.kind}`;
    case 'posts':
      return `/api/${request.list}${browseQuery(request.browse)}`;
    case 'post':
      return `/api/${request.list}/${encodeURIComponent(request.postId)}`;
    case 'resource':
      return `/api/resources?${new URLSearchParams({ label: request.label })}`;
    case 'document':
      return `/api/documents/${request.name}`;
  }
}

/** The request at a URL of the JSON API; undefined where there is none. */
export function parseContentUrl(url: string): ContentRequest | undefined {
  const { pathname, searchParams } = new URL(url, 'https://api.invalid');
  const [, api, kind, id, ...rest] = pathname.split('/');
  if (api !== 'api' || rest.length > 0) return undefined;
  const list = lists.find(({ name }) => name === kind)?.name;
  if (id !== undefined) {
    if (list) return { kind: 'post', list, postId: decodeURIComponent(id) };
    const name = documentNames.find((document) => document === id);
    return kind === 'documents' && name ? { kind: 'document', name } : undefined;
  }
  if (list) return { kind: 'posts', list, browse: parseBrowse(searchParams) };
  if (kind === 'organization' || kind === 'featured') return { kind };
  if (kind === 'resources') return { kind: 'resource', label: searchParams.get('label') ?? '' };
  return undefined;
}
