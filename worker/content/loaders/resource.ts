import * as z from 'zod/mini';
import { resourceLabels } from '../../../shared/content/lists.ts';
import type { Post } from '../../../shared/content/post.ts';
import { resourceKind } from '../../../shared/content/resource.ts';
import { mapLookup } from '../content.ts';
import type { Loader } from '../loader.ts';
import { queryProblem } from '../query-problem.ts';
import { postSchema } from '../stored-post.ts';
import { tags } from '../tags.ts';

/** Null for a label that is not one of the resources page. */
export const resource: Loader<{ label: string }, Post | null> = {
  kind: resourceKind,
  tags: () => [tags.site],
  refuse: (params) => queryProblem(Object.entries(params)),
  async load({ params: { label }, url }, { cache, blogService, blogIds, now }) {
    if (!resourceLabels.some((resourceLabel) => resourceLabel === label)) {
      return { value: { data: null }, storedAt: now() };
    }
    const found = await cache.lookUp({
      key: url,
      async load() {
        const [{ posts }, { resource }] = await Promise.all([
          blogService.posts(blogIds.resources, { label }),
          import('../sanitized-posts.ts'),
        ]);
        return posts[0] ? resource(posts[0]) : null;
      },
      schema: z.nullable(postSchema),
      canBeMadeUp: false,
    });
    return mapLookup(found, (data) => ({ data }));
  },
};
