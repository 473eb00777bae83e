import * as z from 'zod/mini';
import type { ContentKind } from '../../../shared/content/content-request.ts';
import type { ListName } from '../../../shared/content/lists.ts';
import {
  handoutPostKind,
  type PostReference,
  postIdPattern,
  postKind,
} from '../../../shared/content/post.ts';
import { type Article, articleSchema } from '../../../shared/content/post-schema.ts';
import { PostNotFound } from '../../provider/blog.ts';
import { loggedFailure } from '../../provider/provider-error.ts';
import type { Settings } from '../../settings.ts';
import { mapLookup } from '../content.ts';
import type { Loader } from '../loader.ts';
import { tags } from '../tags.ts';

const notFound = { message: 'There is no such post.', status: 404 };

/** A single post. */
export const post = fullPost(postKind, 'single');

export const handoutPost = fullPost(handoutPostKind, 'inHandout');

/** In the cache, a post that does not exist is null. */
const storedSchema = z.nullable(articleSchema);

function fullPost(
  kind: ContentKind<PostReference, Article>,
  form: 'single' | 'inHandout',
): Loader<PostReference, Article> {
  return {
    kind,
    tags: ({ postId }) => [tags.post(postId)],
    async load({ params: { list, postId }, url }, { cache, blogService, blogIds, settings, log }) {
      if (!postIdPattern.test(postId)) return { value: { error: notFound }, storedAt: Infinity };
      const found = await cache.lookUp<Article | null>({
        key: url,
        async load() {
          try {
            const [received, forms] = await Promise.all([
              blogService.post(blogIds[list], postId),
              import('../sanitized-posts.ts'),
            ]);
            return forms[form][formName(list, settings)](received);
          } catch (error) {
            if (!(error instanceof PostNotFound)) throw error;
            const { key: path, error: line } = loggedFailure(url, error);
            log({ event: 'content-refused', path, error: line });
            return null;
          }
        },
        schema: storedSchema,
        canBeMadeUp: true,
      });
      return mapLookup(found, (post) => (post ? { data: post } : { error: notFound }));
    },
  };
}

/** The name of the full form of a post. */
export function formName(
  list: ListName,
  { SCRIPTURE_LINKS }: Settings,
): ListName | 'linkedArticles' {
  return list === 'articles' && SCRIPTURE_LINKS === 'on' ? 'linkedArticles' : list;
}
