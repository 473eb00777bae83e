import type { z } from 'zod';
import { type Browse, browseLabel, firstPage } from '../../shared/browse/browse-state.ts';
import { contentUrl, type ListName } from '../../shared/content/content-request.ts';
import { featuredLabel, resourceLabels } from '../../shared/content/fixed-labels.ts';
import { lists } from '../../shared/content/lists.ts';
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

/** All content of the site, from what is kept or from the provider. */
export type ContentLoaders = ReturnType<typeof createContentLoaders>;

export type ContentLoadersOptions = {
  service: BlogService;
  cache: ContentCache;
  gonePosts: GonePosts;
  blogIds: BlogIds;
  /** Whether the passages that articles name are links. */
  linksScripture: boolean;
};

export function createContentLoaders(options: ContentLoadersOptions) {
  const { service, cache, gonePosts, blogIds, linksScripture } = options;
  const fullArticle = linksScripture ? linkedArticle : article;

  type ListOptions<T extends ListedPost> = {
    key: (browse: Browse) => string;
    blogId: string;
    reshape: (post: ReceivedPost) => T;
    kept: z.ZodType<PostPage<T>>;
  };

  function list<T extends ListedPost>({ key, blogId, reshape, kept }: ListOptions<T>) {
    return (browse: Browse): Lookup<PostPage<T>> => {
      const ready = gonePosts.ready();
      return cache.lookUp({
        key: key(browse),
        load: async () => {
          const page = postPage(await service.posts(blogId, browse), reshape);
          const first = cache.peek(key(firstPage(browse))) as PostPage<T> | undefined;
          const earlier = browse.pageToken && first ? [{ page: first, pageToken: undefined }] : [];
          return withoutRepeats(page, browse.pageToken, earlier);
        },
        ...(isBounded(browse) && { schema: kept }),
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

  /** The options of content that is one post of a blog, or null. */
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
    const { posts } = await service.posts(blogId, browseLabel(label));
    return posts[0];
  }

  return {
    organization: () =>
      cache.lookUp({
        key: contentUrl({ kind: 'organization' }),
        load: service.organization,
        schema: storedOrganization,
        optional: true,
      }),

    thoughts: list({
      key: postsKey('thoughts'),
      blogId: blogIds.thoughts,
      reshape: listedPost,
      kept: storedPosts,
    }),

    quotes: list({
      key: postsKey('quotes'),
      blogId: blogIds.quotes,
      reshape: listedPost,
      kept: storedPosts,
    }),

    articles: list({
      key: postsKey('articles'),
      blogId: blogIds.articles,
      reshape: postSummary,
      kept: storedSummaries,
    }),

    /** For feeds: with all of each article's content. */
    articlesInFull: list({
      key: (browse) => `full ${postsKey('articles')(browse)}`,
      blogId: blogIds.articles,
      reshape: fullArticle,
      kept: storedArticles,
    }),

    /** By itself, of whichever list. */
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

    /** Null for a label that is none of the resources'. */
    resource: (label: string) => {
      const known = resourceLabels.some((resourceLabel) => resourceLabel === label);
      return onePost(blogIds.resources, {
        key: contentUrl({ kind: 'resource', label }),
        load: async () => {
          const post = known && (await firstPostOf(blogIds.resources, label));
          return post ? resource(post) : null;
        },
        ...(known && { schema: storedPost }),
      });
    },
  };
}

/** The labels of the panels. Only their lists are stored in KV: the number of other labels is unbounded. */
const panelLabels: ReadonlySet<string> = new Set(lists.flatMap(({ labels }) => [...labels]));

/** Whether the number of such lists is bounded, so that each may be stored. */
function isBounded(browse: Browse): boolean {
  return browse.mode === 'all' || (browse.mode === 'label' && panelLabels.has(browse.label));
}

function postsKey(list: ListName) {
  return (browse: Browse) => contentUrl({ kind: 'posts', list, browse });
}
