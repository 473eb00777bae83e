import { defineKind, type NoParams } from './content-request.ts';
import type { PostSummary } from './post.ts';

/** The label of the featured article (specification, section 9). */
export const featuredLabel = 'Featured';

/** The featured article. Null if there is none. */
export const featuredKind = defineKind<NoParams, PostSummary | null>('featured', {
  path: '/api/featured',
  url: () => '/api/featured',
  parse: () => ({}),
});
