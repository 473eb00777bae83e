import * as z from 'zod/mini';
import { lists } from '../../../shared/content/lists.ts';
import type { ListedPost } from '../../../shared/content/post.ts';
import { type PostsParams, postsKind } from '../../../shared/content/posts.ts';
import { storedLoader } from '../loader.ts';
import { queryProblem } from '../query-problem.ts';
import { postPage, postPageSchema, postSchema, postSummarySchema } from '../stored-post.ts';

const schema = postPageSchema(z.union([postSchema, postSummarySchema]));

/** A page of a list: thoughts and quotes in full, and summaries of articles. */
export const posts = storedLoader({
  kind: postsKind,
  tags: ({ list }) => [list],
  refuse: ({ browse }) => queryProblem(Object.entries(browse)),
  recipe({ params, url }, { blogService, blogIds }) {
    const { list, browse } = params;
    return {
      key: url,
      async load() {
        const [received, { listed }] = await Promise.all([
          blogService.posts(blogIds[list], browse),
          import('../sanitized-posts.ts'),
        ]);
        return postPage<ListedPost>(received, browse, listed[list]);
      },
      schema: isLinked(params) ? schema : undefined,
      canBeMadeUp: !isLinked(params),
    };
  },
});

/** Whether it is the first page of a list, or of a label in its panel. Visitors can make up other pages without end. */
function isLinked({ list, browse }: PostsParams): boolean {
  const { label, q, pageToken } = browse;
  return !pageToken && !q && (!label || lists[list].labels.has(label));
}
