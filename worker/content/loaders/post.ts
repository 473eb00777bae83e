import * as z from 'zod/mini';
import type { ListName } from '../../../shared/content/lists.ts';
import {
  type Article,
  type PostReference,
  postIdPattern,
  postKind,
} from '../../../shared/content/post.ts';
import { PostNotFound } from '../../provider/blog.ts';
import { loggedFailure } from '../../provider/provider-error.ts';
import type { ReceivedPost } from '../../provider/wire-schemas.ts';
import type { Settings } from '../../settings.ts';
import { mapLookup } from '../content.ts';
import type { Loader } from '../loader.ts';
import { articleSchema } from '../stored-post.ts';

const notFound = { message: 'There is no such post.', status: 404 };

/** A single post. In the cache, one that does not exist is null. */
export const post: Loader<PostReference, Article> = {
  kind: postKind,
  refuse: ({ postId }) => (postIdPattern.test(postId) ? undefined : notFound),
  async load({ params: { list, postId }, url }, { cache, blogService, blogIds, settings, log }) {
    const found = await cache.lookUp<Article | null>({
      key: url,
      async load() {
        try {
          const [received, forms] = await Promise.all([
            blogService.post(blogIds[list], postId),
            import('../sanitized-posts.ts'),
          ]);
          return fullForm(list, settings, forms)(received);
        } catch (error) {
          if (!(error instanceof PostNotFound)) throw error;
          const { key: path, error: line } = loggedFailure(url, error);
          log({ event: 'content-refused', path, error: line });
          return null;
        }
      },
      schema: z.nullable(articleSchema),
      inKv: true,
      canBeMadeUp: true,
    });
    return mapLookup(found, (post) => (post ? { data: post } : { error: notFound }));
  },
};

/** Returns what converts a post in full. Articles have links to the passages that they cite. */
export function fullForm(
  list: ListName,
  { SCRIPTURE_LINKS }: Settings,
  { single, linkedArticle }: typeof import('../sanitized-posts.ts'),
): (post: ReceivedPost) => Article {
  return list === 'articles' && SCRIPTURE_LINKS === 'on' ? linkedArticle : single[list];
}
