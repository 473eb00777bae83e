import { contentUrl } from '../../shared/content/content-request.ts';
import { type List, lists } from '../../shared/content/lists.ts';
import type { Article, ListedPost, PostPage } from '../../shared/content/post.ts';
import { postHref } from '../../shared/routes.ts';
import { PostNotFound } from '../provider/provider-error.ts';
import type { CacheOptions, Lookup } from './content-cache.ts';
import type { ContentLoadersOptions } from './content-loaders.ts';
import { article, linkedArticle } from './sanitized-posts.ts';
import { storedArticle } from './stored-schemas.ts';

const featured = contentUrl({ kind: 'featured' });

/** Posts by themselves, of whichever list: there, or gone. */
export function createPostLoaders(options: ContentLoadersOptions) {
  const { service, cache, gonePosts, blogIds, linksScripture } = options;
  const fullArticle = linksScripture ? linkedArticle : article;

  /** Where the provider says that the post is gone, that is remembered. */
  function loadPost(list: List['name'], postId: string): CacheOptions<Article | PostNotFound> {
    const blogId = blogIds[list];
    const reshape = list === 'articles' ? fullArticle : article;
    return {
      key: contentUrl({ kind: 'post', list, postId }),
      async load() {
        const post = await service.post(blogId, postId);
        if (post instanceof PostNotFound) {
          gonePosts.add(blogId, postId, isCached(list, postId));
          return post;
        }
        const reshaped = reshape(post);
        gonePosts.remove(blogId, postId);
        return reshaped;
      },
      schema: storedArticle,
    };
  }

  /** While the provider cannot say whether a gone post exists again, it stays gone. */
  function loadGonePost<T>(options: CacheOptions<T>): Promise<T | PostNotFound> {
    return cache.load(options).catch((error) => new PostNotFound(error));
  }

  /** Whether this isolate has the post, by itself or in content of its list. */
  function isCached(list: List['name'], postId: string): boolean {
    return [...cache.entries()].some(([key, value]) => {
      const isOfList = key.includes(`/api/${list}`) || (list === 'articles' && key === featured);
      const { id, posts } = (value ?? {}) as Partial<ListedPost & PostPage>;
      return isOfList && (id === postId || posts?.some((post) => post.id === postId));
    });
  }

  return {
    post(list: List['name'], postId: string): Lookup<Article | PostNotFound> {
      const blogId = blogIds[list];
      const options = loadPost(list, postId);
      const found = gonePosts.ready().then((): Lookup<Article | PostNotFound> => {
        if (!gonePosts.has(blogId, postId)) return cache.lookUp(options);
        const value = gonePosts.hasFresh(blogId, postId)
          ? Promise.resolve(new PostNotFound())
          : loadGonePost(options);
        return { cached: Promise.resolve(undefined), value };
      });
      return {
        cached: found.then(({ cached: kept }) => kept),
        value: found.then(({ value }) => value),
      };
    },

    /** The paths of posts that are gone. */
    async gonePaths(): Promise<ReadonlySet<string>> {
      await gonePosts.ready();
      const paths = lists.flatMap((list) =>
        gonePosts.idsIn(blogIds[list.name]).map((postId) => postHref(list, postId)),
      );
      return new Set(paths);
    },
  };
}
