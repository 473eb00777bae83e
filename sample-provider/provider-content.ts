import type { Organization } from '../shared/content/organization.ts';

/** A post as the backend sends it, and its labels. `content` is unsanitized HTML, and the dates are RFC 3339 dates and times; empty if unknown. */
export type StoredPost = {
  id: string;
  title: string;
  content: string;
  published: string;
  updated?: string | undefined;
  labels: readonly string[];
};

/** The four blogs of the organization (specification, section 3). */
export type BlogName = 'thoughts' | 'quotes' | 'articles' | 'resources';

/** The content of the provider. The posts may be in any order. */
export type ProviderContent = {
  /** Any field may be absent, as in the responses of the hosted backend. */
  organization: Organization;
  posts: Readonly<Record<BlogName, readonly StoredPost[]>>;
};
