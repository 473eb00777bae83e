import type * as z from 'zod/mini';
import { type BrowseState, browseLabel, firstPage } from '../../shared/browse/browse-state.ts';
import { contentUrl, type ListName } from '../../shared/content/content-request.ts';
import { featuredLabel, lists, resourceLabels } from '../../shared/content/lists.ts';
import { withoutRepeats } from '../../shared/content/paging.ts';
import type { ListedPost, PostPage } from '../../shared/content/post.ts';
import type { BlogService } from '../provider/blog.ts';
import type { CacheOptions, ContentCache, Lookup } from './content-cache.ts';
import type { GonePosts } from './gone-posts.ts';
import type { LabelCountsStore } from './label-counts.ts';
import type { AdmitLoad } from './load-limit.ts';
import { createPostLoaders } from './post-loader.ts';
import { type LoadReshape, postPage, reshapes } from './reshape-posts.ts';
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
  labelCounts: LabelCountsStore;
  blogIds: BlogIds;
  /**
   * Admits the load of content that visitors can make up: posts by their ids, searches, unknown labels
   * and page tokens. The number of other content is small, and all of it is stored.
   */
  admit: AdmitLoad;
  /** Whether Scripture references in articles are links. */
  linksScripture: boolean;
};

export function createContentLoaders(options: ContentLoadersOptions) {
  const { blogService, cache, gonePosts, labelCounts, blogIds, linksScripture, admit } = options;
  const fullArticle = linksScripture ? reshapes.linkedArticle : reshapes.article;

  type ListOptions<T extends ListedPost> = {
    /** The list whose labels its pages confirm. */
    name?: ListName;
    key: (browse: BrowseState) => string;
    blogId: string;
    loadReshape: LoadReshape<T>;
    schema: z.ZodMiniType<PostPage<T>>;
  };

  function list<T extends ListedPost>({ name, key, blogId, loadReshape, schema }: ListOptions<T>) {
    function pageOptions(browse: BrowseState): CacheOptions<PostPage<T>> {
      const { pageToken } = browse;
      return {
        key: key(browse),
        async load() {
          const [received, reshape, first] = await Promise.all([
            blogService.posts(blogId, browse),
            loadReshape(),
            pageToken ? cache.peek(pageOptions(firstPage(browse))) : undefined,
          ]);
          const page = postPage(received, reshape);
          if (name && browse.mode === 'label' && !pageToken) {
            labelCounts.confirm(name, browse.label, page);
          }
          const earlier = first ? [{ page: first, pageToken: undefined }] : [];
          return withoutRepeats(page, pageToken, earlier);
        },
        ...(isBounded(browse) && { schema }),
        isStorable: () => !pageToken || isNamed(key(firstPage(browse)), pageToken),
      };
    }

    return (browse: BrowseState): Lookup<PostPage<T>> => {
      const ready = gonePosts.ready();
      return cache.lookUp({
        ...pageOptions(browse),
        ...((browse.pageToken || !isBounded(browse)) && { admit }),
        async filter(page, storedAt) {
          await ready;
          return withoutGone(blogId, page, storedAt);
        },
      });
    };
  }

  /** Whether a stored page of a list names this page token. Visitors can make up others without end. */
  function isNamed(firstKey: string, pageToken: string): boolean {
    return [...cache.storedEntries()].some(
      ([key, page]) =>
        key.replace(/[?&]pageToken=.*/, '') === firstKey &&
        (page as PostPage).nextPageToken === pageToken,
    );
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

  async function firstPostOf<T>(blogId: string, label: string, loadReshape: LoadReshape<T>) {
    const [{ posts }, reshape] = await Promise.all([
      blogService.posts(blogId, browseLabel(label)),
      loadReshape(),
    ]);
    return posts[0] ? reshape(posts[0]) : null;
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
      name: 'thoughts',
      key: postsKey('thoughts'),
      blogId: blogIds.thoughts,
      loadReshape: reshapes.listedPost,
      schema: storedPosts,
    }),

    quotes: list({
      name: 'quotes',
      key: postsKey('quotes'),
      blogId: blogIds.quotes,
      loadReshape: reshapes.listedPost,
      schema: storedPosts,
    }),

    articles: list({
      key: postsKey('articles'),
      blogId: blogIds.articles,
      loadReshape: reshapes.postSummary,
      schema: storedSummaries,
    }),

    /** For feeds: each article with its full content. */
    articlesInFull: list({
      key: (browse) => `full ${postsKey('articles')(browse)}`,
      blogId: blogIds.articles,
      loadReshape: fullArticle,
      schema: storedArticles,
    }),

    labels: labelCounts.lookUp,

    ...createPostLoaders(options),

    featured: () =>
      onePost(blogIds.articles, {
        key: contentUrl({ kind: 'featured' }),
        load: () => firstPostOf(blogIds.articles, featuredLabel, reshapes.postSummary),
        schema: storedSummary,
      }),

    /** Null for a label that is not a label of the resources page. */
    resource: (label: string) => {
      const isResourceLabel = resourceLabels.some((resourceLabel) => resourceLabel === label);
      return onePost(blogIds.resources, {
        key: contentUrl({ kind: 'resource', label }),
        load: async () =>
          isResourceLabel ? firstPostOf(blogIds.resources, label, reshapes.resource) : null,
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
