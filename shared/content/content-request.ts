import { type Browse, browseQuery } from '../browse/browse-state.ts';
import type { List } from './lists.ts';
import type { Organization } from './organization.ts';
import type { Article, Post, PostPage, PostSummary } from './post.ts';
import type { DocumentName, SiteDocument } from './site-document.ts';

/** An address of the JSON API, with the shape of what it answers. It names the content everywhere: in the page's data, in memory, in KV. */
export type ApiPath<T> = string & { readonly answers?: T };

export const apiPaths = {
  organization: (): ApiPath<Organization> => '/api/organization',
  thoughts: (browse: Browse): ApiPath<PostPage<Post>> => `/api/thoughts${browseQuery(browse)}`,
  quotes: (browse: Browse): ApiPath<PostPage<Post>> => `/api/quotes${browseQuery(browse)}`,
  articles: (browse: Browse): ApiPath<PostPage<PostSummary>> =>
    `/api/articles${browseQuery(browse)}`,
  post: (list: List['name'], postId: string): ApiPath<Article> =>
    `/api/${list}/${encodeURIComponent(postId)}`,
  featured: (): ApiPath<PostSummary | null> => '/api/featured',
  resource: (label: string): ApiPath<Post | null> =>
    `/api/resources?${new URLSearchParams({ label })}`,
  document: (name: DocumentName): ApiPath<SiteDocument> => `/api/documents/${name}`,
};
