import * as z from 'zod/mini';
import { type ContentKind, defineKind } from '../../../shared/content/content-request.ts';
import {
  handoutPostKind,
  type PostReference,
  postIdPattern,
  postKind,
} from '../../../shared/content/post.ts';
import { failure } from '../../../shared/content/result.ts';
import {
  type Article,
  type StoredPost,
  storedPostSchema,
} from '../../../shared/content/stored-schemas.ts';
import { lowered, toHtml } from '../../sanitize/to-html.ts';
import type { Recipe } from '../cache.ts';
import { mapLookup } from '../content.ts';
import type { Loader } from '../loader.ts';
import { tags } from '../tags.ts';

const notFound = failure(404, 'There is no such post.');

/** A post as it is stored, for what is made of its tree. It is not in the JSON API. */
export const storedPostKind = defineKind<PostReference, StoredPost>('storedPost', {
  url: ({ list, id }) => `/${list}/${encodeURIComponent(id)}`,
});

/** In the cache, a post that does not exist is null. */
const storedSchema = z.nullable(storedPostSchema);

export const storedPost: Loader<PostReference, StoredPost> = {
  kind: storedPostKind,
  tags: ({ id }) => [tags.post(id)],
  async lookUp({ params, url }, { cache, blogService, settings, log }, facts) {
    const { list, id } = params;
    if (!postIdPattern.test(id)) return { value: notFound, storedAt: Infinity };
    const recipe: Recipe<StoredPost | null> = {
      request: postKind.request(params),
      key: url,
      async load() {
        const [received, { fullForm }] = await Promise.all([
          blogService.post(list, id),
          import('../sanitized-posts.ts'),
        ]);
        if (!received) log({ event: 'content-refused', path: postKind.path, error: 'not found' });
        return received && fullForm(list, settings)(received);
      },
      schema: storedSchema,
      canBeMadeUp: true,
    };
    const found = await cache.storedOrLoading(recipe, facts);
    return mapLookup(found, (post) => (post ? { data: post } : notFound));
  },
};

/** The title of the post is `h1` on its own page, and `h2` in a handout. */
export const post = shownPost(postKind, 0);
export const handoutPost = shownPost(handoutPostKind, 1);

function shownPost(
  kind: ContentKind<PostReference, Article>,
  lowerBy: number,
): Loader<PostReference, Article> {
  return {
    kind,
    tags: storedPost.tags,
    async lookUp({ params, url }, sources, facts) {
      const found = await storedPost.lookUp(storedPostKind.request(params), sources, facts);
      return mapLookup(found, async (result) => {
        if ('error' in result) return result;
        const article = async () => {
          const { tree, ...facts } = result.data;
          return { data: { ...facts, content: toHtml(tree, lowered(lowerBy)) } };
        };
        return (await sources.cache.computed(url, result.data, article)).value;
      });
    },
  };
}
