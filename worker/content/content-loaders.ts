import type * as z from 'zod/mini';
import { type BrowseState, browseLabel, firstPage } from '../../shared/browse/browse-state.ts';
import { contentUrl, type ListName } from '../../shared/content/content-request.ts';
import { featuredLabel, lists, resourceLabels } from '../../shared/content/lists.ts';
import { withoutRepeats } from '../../shared/content/paging.ts';
import type { ListedPost, PostPage } from '../../shared/content/post.ts';
import type { BlogService } from '../provider/blog.ts';
import type { ReceivedPost } from '../provider/wire-schemas.ts';
import type { CacheOptions, ContentCache, Lookup } from './content-cache.ts';
import type { GonePosts } from './gone-posts.ts';
import { createPostLoaders } from './post-loader.ts';
import {
  article,
  linkedArticle,
  listedPost,
  postPage,
  postSummary,
  resource,
} from './sanitized-posts.ts';
import {
  storedArticles,
  storedOrganization,
  storedPost,
  storedPosts,
  storedSummaries,
  storedSummary,
} from './stored-schemas.ts';

export type BlogIds = Record<'thoughts' | 'quotes' | 'articles' | 'resources', string>;

/** Loads all content of the site from the cache or the provider. */
export type ContentLoaders = ReturnType<typeof createContentLoaders>;

export type ContentLoadersOptions = {
  blogService: BlogService;
  cache: ContentCache;
  gonePosts: GonePosts;
  blogIds: BlogIds;
  /** Whether Scripture references in articles are links. */
  linksScripture: boolean;
};

export function createContentLoaders(options: ContentLoadersOptions) {
  const { blogService, cache, gonePosts, blogIds, linksScripture } = options;
  const fullArticle = linksScripture ? linkedArticle : article;

  type ListOptions<T extends ListedPost> = {
    key: (browse: BrowseState) => string;
    blogId: string;
    reshape: (post: ReceivedPost) => T;
    schema: z.ZodMiniType<PostPage<T>>;
  };

  function list<T extends ListedPost>({ key, blogId, reshape, schema }: ListOptions<T>) {
    return (browse: BrowseState): Lookup<PostPage<T>> => {
      const ready = gonePosts.ready();
      return cache.lookUp({
        key: key(browse),
        load: async () => {
          const page = postPage(await blogService.posts(blogId, browse), reshape);
          const first = cache.peek(key(firstPage(browse))) as PostPage<T> | undefined;
          const earlier = browse.pageToken && first ? [{ page: first, pageToken: undefined }] : [];
          return withoutRepeats(page, browse.pageToken, earlier);
        },
        ...(isBounded(browse) && { schema }),
        async filter(page, storedAt) {
          await ready;
          return withoutGone(blogId, page, storedAt);
        },
      });
    };
  }

  function withoutGone<P extends PostPage>(blogId: string, page: P, storedAt: number): P {
    const posts = page.posts.filter(({ id }) => !gonePosts.hides(blogId, id, storedAt));
    return posts.length === page.posts.length ? page : { ...page, posts };
  }

  /** Looks up content that is one post of a blog, or null. */
  function onePost<T extends ListedPost>(blogId: string, options: CacheOptions<T | null>) {
    const ready = gonePosts.ready();
    return cache.lookUp({
      ...options,
      async filter(post, storedAt) {
        await ready;
        return post && gonePosts.hides(blogId, post.id, storedAt) ? null : post;
      },
    });
  }

  async function firstPostOf(blogId: string, label: string) {
    const { posts } = await blogService.posts(blogId, browseLabel(label));
    return posts[0];
  }

  return {
    organization: () =>
      cache.lookUp({
        key: contentUrl({ kind: 'organization' }),
        load: blogService.organization,
        schema: storedOrganization,
        optional: true,
      }),

    thoughts: list({
      key: postsKey('thoughts'),
      blogId: blogIds.thoughts,
      reshape: listedPost,
      schema: storedPosts,
    }),

    quotes: list({
      key: postsKey('quotes'),
      blogId: blogIds.quotes,
      reshape: listedPost,
      schema: storedPosts,
    }),

    articles: list({
      key: postsKey('articles'),
      blogId: blogIds.articles,
      reshape: postSummary,
      schema: storedSummaries,
    }),

    /** For feeds: each article with its full content. */
    articlesInFull: list({
      key: (browse) => `full ${postsKey('articles')(browse)}`,
      blogId: blogIds.articles,
      reshape: fullArticle,
      schema: storedArticles,
    }),

    ...createPostLoaders(options),

    featured: () =>
      onePost(blogIds.articles, {
        key: contentUrl({ kind: 'featured' }),
        load: async () => {
          const post = await firstPostOf(blogIds.articles, featuredLabel);
          return post ? postSummary(post) : null;
        },
        schema: storedSummary,
      }),

    /** Null for a label that is not a label of the resources page. */
    resource: (label: string) => {
      const isResourceLabel = resourceLabels.some((resourceLabel) => resourceLabel === label);
      return onePost(blogIds.resources, {
        key: contentUrl({ kind: 'resource', label }),
        load: async () => {
          const post = isResourceLabel && (await firstPostOf(blogIds.resources, label));
          return post ? resource(post) : null;
        },
        ...(isResourceLabel && { schema: storedPost }),
      });
    },
  };
}

/** The labels of the panels. Only their lists are stored in KV: the number of other labels is unbounded. */
const panelLabels: ReadonlySet<string> = new Set(lists.flatMap(({ labels }) => [...labels]));

/** Whether the number of such lists is bounded, so that each may be stored. */
function isBounded(browse: BrowseState): boolean {
  return browse.mode === 'all' || (browse.mode === 'label' && panelLabels.has(browse.label));
}

function postsKey(list: ListName) {
  return (browse: BrowseState) => contentUrl({ kind: 'posts', list, browse });
}
