import { defineKind } from './content-request.ts';
import type { Post } from './post.ts';

/** The newest post with a label of the resources page. Null if there is none. */
export const resourceKind = defineKind<{ label: string }, Post | null>('resource', {
  path: '/api/resources',
  url: ({ label }) => `/api/resources?${new URLSearchParams({ label })}`,
  parse: (_, query) => ({ label: query.get('label') ?? '' }),
});
