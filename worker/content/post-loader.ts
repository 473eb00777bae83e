import { contentUrl } from '../../shared/content/content-request.ts';
import { type List, lists } from '../../shared/content/lists.ts';
import type { Article, ListedPost, PostPage } from '../../shared/content/post.ts';
import { postHref } from '../../shared/routes.ts';
import { PostNotFound } from '../provider/provider-error.ts';
import type { CacheOptions, Lookup } from './content-cache.ts';
import type { ContentLoadersOptions } from './content-loaders.ts';
import { reshapes } from './reshape-posts.ts';
import { storedArticle } from './stored-schemas.ts';

const featured = contentUrl({ kind: 'featured' });

/** Loads single posts of any list, and remembers which are gone. */
export function createPostLoaders(options: ContentLoadersOptions) {
  const { blogService, cache, gonePosts, blogIds, linksScripture, admit } = options;
  const fullArticle = linksScripture ? reshapes.linkedArticle : reshapes.article;

  function postOptions(list: List['name'], postId: string): CacheOptions<Article | PostNotFound> {
    const blogId = blogIds[list];
    const loadReshape = list === 'articles' ? fullArticle : reshapes.article;
    return {
      key: contentUrl({ kind: 'post', list, postId }),
      async load() {
        const [post, reshape] = await Promise.all([
          blogService.post(blogId, postId),
          loadReshape(),
        ]);
        if (post instanceof PostNotFound) {
          gonePosts.add(blogId, postId, isInMemory(list, postId));
          return post;
        }
        const reshaped = reshape(post);
        gonePosts.remove(blogId, postId);
        return reshaped;
      },
      schema: storedArticle,
      admit,
    };
  }

  /** A post that is gone stays gone while the provider fails. */
  function loadGonePost<T>(options: CacheOptions<T>): Promise<T | PostNotFound> {
    return cache.load(options).catch((error) => new PostNotFound(error));
  }

  /** Whether the memory of this isolate has the post, as a page or in a list. */
  function isInMemory(list: List['name'], postId: string): boolean {
    return [...cache.entries()].some(([key, value]) => {
      const isOfList = key.includes(`/api/${list}`) || (list === 'articles' && key === featured);
      const { id, posts } = (value ?? {}) as Partial<ListedPost & PostPage>;
      return isOfList && (id === postId || posts?.some((post) => post.id === postId));
    });
  }

  return {
    post(list: List['name'], postId: string): Lookup<Article | PostNotFound> {
      const blogId = blogIds[list];
      const options = postOptions(list, postId);
      const lookup = gonePosts.ready().then((): Lookup<Article | PostNotFound> => {
        if (!gonePosts.has(blogId, postId)) return cache.lookUp(options);
        const value = gonePosts.hasFresh(blogId, postId)
          ? Promise.resolve(new PostNotFound())
          : loadGonePost(options);
        return { cached: Promise.resolve(undefined), value };
      });
      return {
        cached: lookup.then(({ cached }) => cached),
        value: lookup.then(({ value }) => value),
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
