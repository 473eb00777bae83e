import type { StoredPost } from '../../sample-provider/provider-content.ts';

/** A post as the provider sends it, with default values. */
export function wirePost(post: Partial<StoredPost> = {}) {
  return {
    id: '1001',
    title: 'A title',
    content: '<p>Some words.</p>',
    published: '2026-03-01T09:00:00-06:00',
    ...post,
  };
}
