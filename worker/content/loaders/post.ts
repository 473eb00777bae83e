import * as z from 'zod/mini';
import type { ListName } from '../../../shared/content/lists.ts';
import {
  handoutPostKind,
  type PostReference,
  postIdPattern,
  postKind,
} from '../../../shared/content/post.ts';
import type { Result } from '../../../shared/content/result.ts';
import { type Article, articleSchema } from '../../../shared/content/stored-schemas.ts';
import type { Settings } from '../../settings.ts';
import type { Recipe } from '../cache.ts';
import { mapLookup, type Stored } from '../content.ts';
import type { Loader } from '../loader.ts';
import { tags } from '../tags.ts';

const notFound = { message: 'There is no such post.', status: 404 };

/** In the cache, a post that does not exist is null. */
const storedSchema = z.nullable(articleSchema);

export const post: Loader<PostReference, Article> = {
  kind: postKind,
  tags: ({ postId }) => [tags.post(postId)],
  async lookUp(request, { cache, blogService, settings, log }, facts) {
    const { list, postId } = request.params;
    if (!postIdPattern.test(postId)) return { value: { error: notFound }, storedAt: Infinity };
    const recipe: Recipe<Article | null> = {
      request,
      key: request.url,
      async load() {
        const [received, { single }] = await Promise.all([
          blogService.post(list, postId),
          import('../sanitized-posts.ts'),
        ]);
        if (!received) log({ event: 'content-refused', path: postKind.path, error: 'not found' });
        return received && single[formName(list, settings)](received);
      },
      schema: storedSchema,
      canBeMadeUp: true,
    };
    const found = await cache.storedOrLoading(recipe, facts);
    return mapLookup(found, (post) => (post ? { data: post } : { error: notFound }));
  },
};

/** The single post, with its headings below its title, which is `h2`. */
export const handoutPost: Loader<PostReference, Article> = {
  kind: handoutPostKind,
  tags: post.tags,
  async lookUp({ params, url }, sources, facts) {
    const found = await post.lookUp(postKind.request(params), sources, facts);
    const inHandout = async ({ value, storedAt }: Stored<Result<Article>>) => {
      if ('error' in value) return { value, storedAt };
      const { data } = value;
      const { withLowerHeadings } = await import('../../sanitize/sanitized-html.ts');
      const lower = async () => ({ data: { ...data, content: withLowerHeadings(data.content) } });
      return { ...(await sources.cache.computed(url, data, lower)), storedAt };
    };
    return 'pending' in found ? { pending: found.pending.then(inHandout) } : inHandout(found);
  },
};

/** The name of the full form of a post. */
export function formName(
  list: ListName,
  { SCRIPTURE_LINKS }: Settings,
): ListName | 'linkedArticles' {
  return list === 'articles' && SCRIPTURE_LINKS === 'on' ? 'linkedArticles' : list;
}
