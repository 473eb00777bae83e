import * as z from 'zod/mini';
import { type BrowseState, browseLabel, firstPage } from '../../shared/browse/browse-state.ts';
import {
  type ContentKind,
  type ContentOf,
  contentUrl,
  type RequestOf,
} from '../../shared/content/content-request.ts';
import { featuredLabel, type ListName, lists, resourceLabels } from '../../shared/content/lists.ts';
import { withoutRepeats } from '../../shared/content/paging.ts';
import type {
  Article,
  ListedPost,
  Post,
  PostPage,
  PostSummary,
} from '../../shared/content/post.ts';
import type { CrawlReader } from '../crawl/crawl-reader.ts';
import { type BlogIds, type BlogName, type BlogService, isNotFound } from '../provider/blog.ts';
import { loggedFailure } from '../provider/provider-error.ts';
import type { ProviderSession } from '../provider/session.ts';
import type { ReceivedList, ReceivedPost } from '../provider/wire-schemas.ts';
import type { Settings } from '../settings.ts';
import type { Sundays } from '../sundays/sundays.ts';
import type { CachedContent, ContentCache, Lookup } from './cache.ts';
import { ContentRefusal } from './content-error.ts';
import { createLoadDocument } from './document-loader.ts';
import type { AdmitLoad } from './load-limit.ts';
import {
  storedArticle,
  storedArticles,
  storedOrganization,
  storedPost,
  storedPosts,
  storedSummaries,
  storedSummary,
} from './stored-schemas.ts';

/** Loads the first page of a list for feeds: each article has its full content. */
export type FeedLoader = (list: ListName, browse: BrowseState) => Lookup<PostPage<Post>>;

/** One function a kind of content. It rejects if the content does not exist, is refused or fails to load. */
export type Loaders = {
  [K in ContentKind]: (request: RequestOf<K>) => Lookup<ContentOf<K>>;
};

type LoadersOptions = {
  settings: Settings;
  blogService: BlogService;
  blogIds: BlogIds;
  session: Pick<ProviderSession, 'organization'>;
  cache: ContentCache;
  crawled: () => Promise<CrawlReader>;
  sundays: () => Promise<Sundays>;
  /** For what visitors can make up: posts by their ids, searches, unknown labels, page tokens. All other content is stored. */
  admit: AdmitLoad;
  now: () => number;
  log: (event: object) => void;
};

type LoadConverter<T> = () => Promise<(post: ReceivedPost) => T>;

/** The sanitizer is imported with the first post from the provider: stored posts do not need it. */
const sanitized = () => import('./sanitized-posts.ts');
const convertListedPost = async () => (await sanitized()).listedPost;
const convertSummary = async () => (await sanitized()).postSummary;
const convertArticle = async () => (await sanitized()).article;
const convertLinkedArticle = async () => (await import('./linked-article.ts')).linkedArticle;
const convertResource = async () => (await sanitized()).resource;

type PageForm<T extends ListedPost> = {
  convert: LoadConverter<T>;
  schema: z.ZodMiniType<PostPage<T>>;
  /** Begins the keys of the pages, if another form has them without it. */
  keyPrefix?: string;
};

const posts: PageForm<Post> = { convert: convertListedPost, schema: storedPosts };
const summaries: PageForm<PostSummary> = { convert: convertSummary, schema: storedSummaries };

export function createLoaders(options: LoadersOptions) {
  const { settings, blogService, blogIds, session, cache, crawled, sundays, admit, now, log } =
    options;
  const convertFullArticle =
    settings.SCRIPTURE_LINKS === 'on' ? convertLinkedArticle : convertArticle;
  const fullArticles: PageForm<Article> = {
    convert: convertFullArticle,
    schema: storedArticles,
    keyPrefix: 'full ',
  };

  const loadDocument = createLoadDocument({ settings, now });

  function page<T extends ListedPost>(
    list: ListName,
    browse: BrowseState,
    form: PageForm<T>,
  ): CachedContent<PostPage<T>> {
    const { pageToken } = browse;
    const { convert, schema, keyPrefix = '' } = form;
    const keyOf = (browse: BrowseState) => keyPrefix + contentUrl({ kind: 'posts', list, browse });
    return {
      key: keyOf(browse),
      async load() {
        const [received, converter, first] = await Promise.all([
          blogService.posts(blogIds[list], browse),
          convert(),
          pageToken ? cache.peek(page(list, firstPage(browse), form)) : undefined,
        ]);
        const earlier = first ? [{ page: first, pageToken: undefined }] : [];
        return withoutRepeats(postPage(received, converter), pageToken, earlier);
      },
      ...(isBounded(browse) && { schema }),
      isStorable: () => !pageToken || isNamed(keyOf(firstPage(browse)), pageToken),
      ...((pageToken || !isBounded(browse)) && { admit }),
    };
  }

  /** Whether a stored page of a list names this page token. Visitors can make up others without end. */
  function isNamed(firstKey: string, pageToken: string): boolean {
    return [...cache.storedValues()].some(
      ([key, page]) =>
        key.replace(/[?&]pageToken=.*/, '') === firstKey &&
        (page as PostPage).nextPageToken === pageToken,
    );
  }

  async function firstPostOf<T>(blog: BlogName, label: string, convert: LoadConverter<T>) {
    const [{ posts }, converter] = await Promise.all([
      blogService.posts(blogIds[blog], browseLabel(label)),
      convert(),
    ]);
    return posts[0] ? converter(posts[0]) : null;
  }

  function organization() {
    return cache.lookUp({
      key: contentUrl({ kind: 'organization' }),
      load: session.organization,
      schema: storedOrganization,
      optional: true,
    });
  }

  /** Content that is not cached, because it is computed: it is always fresh. */
  function computed<T>(compute: () => Promise<{ value: T; version: string }>): Lookup<T> {
    return {
      isCached: Promise.resolve(true),
      found: compute().then((content) => ({ ...content, storedAt: now() })),
    };
  }

  const postIndex = async () => (await crawled()).index();

  const loaders: Loaders = {
    organization,

    posts: ({ list, browse }) =>
      list === 'articles'
        ? cache.lookUp(page(list, browse, summaries))
        : cache.lookUp(page(list, browse, posts)),

    labels: ({ list }) => computed(async () => (await crawled()).labelCounts(list)),

    /** A post that does not exist is stored as null. */
    post({ list, postId }) {
      const convert = list === 'articles' ? convertFullArticle : convertArticle;
      const key = contentUrl({ kind: 'post', list, postId });
      const { isCached, found } = cache.lookUp({
        key,
        async load() {
          try {
            const post = blogService.post(blogIds[list], postId);
            return (await convert())(await post);
          } catch (error) {
            if (!isNotFound(error)) throw error;
            const { key: path, error: line } = loggedFailure(key, error);
            log({ event: 'content-refused', path, error: line });
            return null;
          }
        },
        schema: z.nullable(storedArticle),
        isStorable: (post) => post !== null,
        admit,
      });
      return {
        isCached,
        found: found.then(({ value, ...facts }) => {
          if (!value) throw new ContentRefusal({ message: 'There is no such post.', status: 404 });
          return { value, ...facts };
        }),
      };
    },

    featured: () =>
      cache.lookUp({
        key: contentUrl({ kind: 'featured' }),
        load: () => firstPostOf('articles', featuredLabel, convertSummary),
        schema: storedSummary,
      }),

    /** Null for a label that is not a label of the resources page. */
    resource({ label }) {
      const isResourceLabel = resourceLabels.some((resourceLabel) => resourceLabel === label);
      return cache.lookUp({
        key: contentUrl({ kind: 'resource', label }),
        load: async () =>
          isResourceLabel ? firstPostOf('resources', label, convertResource) : null,
        ...(isResourceLabel && { schema: storedPost }),
      });
    },

    document: ({ name }) => loadDocument(name, organization()),

    sunday: () =>
      computed(async () => {
        const { value, day } = (await sundays()).thisSunday();
        return { value, version: `${day}` };
      }),

    passages: ({ book, ref }) =>
      computed(async () => {
        const index = await postIndex();
        const { passagesDocument } = await import('../passages/passages-document.ts');
        const result = passagesDocument(index, { book, ref });
        if ('error' in result) throw new ContentRefusal(result.error);
        return { value: result.data, version: index.version };
      }),

    related: (request) =>
      computed(async () => {
        const index = await postIndex();
        const { relatedContent } = await import('../passages/related-content.ts');
        return { value: relatedContent(index, request), version: index.version };
      }),

    sundays: (query) =>
      computed(async () => {
        const [{ document }, index] = await Promise.all([sundays(), postIndex()]);
        const { result, day } = document(query, index);
        if ('error' in result) throw new ContentRefusal(result.error);
        return { value: result.data, version: `${day} ${index.version}` };
      }),
  };

  const loadFeed: FeedLoader = (list, browse) =>
    list === 'articles'
      ? cache.lookUp(page(list, browse, fullArticles))
      : cache.lookUp(page(list, browse, posts));

  return { loaders, loadFeed };
}

/** The labels of the panels. Only their lists are stored in KV: the number of other labels is unbounded. */
const panelLabels: ReadonlySet<string> = new Set(
  Object.values(lists).flatMap(({ labels }) => [...labels]),
);

/** Whether the number of such lists is bounded, so that each may be stored. */
function isBounded(browse: BrowseState): boolean {
  return browse.mode === 'all' || (browse.mode === 'label' && panelLabels.has(browse.label));
}

/** Ids are unique within a list: of posts with the same id, the last one is used. */
function postPage<T extends ListedPost>(
  { posts, nextPageToken }: ReceivedList,
  convert: (post: ReceivedPost) => T,
): PostPage<T> {
  const distinct = new Map(posts.map((post) => [post.id, post]));
  return {
    posts: [...distinct.values()].map(convert),
    ...(nextPageToken ? { nextPageToken } : {}),
  };
}
