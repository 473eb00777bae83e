import type { Organization } from '../shared/content/organization.ts';
import type { WirePost } from './provider-contract.ts';

/** A post as the provider stores and returns it. `published` is an RFC 3339 date with an offset; empty if unknown. */
export type StoredPost = WirePost & { labels: readonly string[] };

/** The four blogs of the organization (specification, section 3). */
export type BlogName = 'thoughts' | 'quotes' | 'articles' | 'resources';

/** The content of the provider. The posts may be in any order. */
export type ProviderContent = {
  /** Any field may be absent, as in the responses of the hosted backend. */
  organization: Organization;
  posts: Readonly<Record<BlogName, readonly StoredPost[]>>;
  /** Articles that no list has, unless `posts` has one with the same id. */
  fixedArticles?: readonly StoredPost[];
};

export type ProviderOptions = {
  clientId: string;
  clientSecret: string;
  organizationId: string;
  /** The blog ids in the paths of the API. */
  blogs: Readonly<Record<BlogName, string>>;
  content: ProviderContent;
  /** Whether messages are accepted. Default: true. */
  acceptsMessages?: boolean | undefined;
  /** Returns the time in ms since the epoch. Default: the system clock. */
  now?: () => number;
  /** The lifetime of an access token in s. Default: 3600. */
  tokenLifetime?: number;
};
