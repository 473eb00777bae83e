import * as z from 'zod/mini';
import { featuredKind, featuredLabel } from '../../../shared/content/featured.ts';
import { storedLoader } from '../loader.ts';
import { postSummarySchema } from '../stored-post.ts';

export const featured = storedLoader({
  kind: featuredKind,
  tags: () => ['articles'],
  recipe: ({ url }, { blogService, blogIds }) => ({
    key: url,
    async load() {
      const [{ posts }, { listed }] = await Promise.all([
        blogService.posts(blogIds.articles, { label: featuredLabel }),
        import('../sanitized-posts.ts'),
      ]);
      return posts[0] ? listed.articles(posts[0]) : null;
    },
    schema: z.nullable(postSummarySchema),
    canBeMadeUp: false,
  }),
});
