import type { OrganizationResponse, WirePost } from '../shared/content/provider-contract.ts';

/** A post as the provider keeps and answers it: `published` is RFC 3339 with an offset, `labels` match exactly. */
export type StoredPost = WirePost & { labels: readonly string[] };

/** The four blogs of the organization (specification, section 3). */
export type BlogName = 'thoughts' | 'quotes' | 'articles' | 'resources';

/** Everything the provider can answer with; posts in any order. */
export type ProviderContent = {
  organization: OrganizationResponse['data'];
  posts: Readonly<Record<BlogName, readonly StoredPost[]>>;
};

export type ProviderOptions = {
  clientId: string;
  clientSecret: string;
  organizationId: string;
  /** The blog ids, as they stand in the provider's paths. */
  blogs: Readonly<Record<BlogName, string>>;
  content: ProviderContent;
  /** Milliseconds since the epoch; the machine's clock unless told. */
  now?: () => number;
  /** Seconds until an access token expires; 3600 unless told. */
  tokenLifetime?: number;
};
