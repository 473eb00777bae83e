import * as z from 'zod/mini';
import { type BrowseState, browseAll, browseLabel } from '../../shared/browse/browse-state.ts';
import {
  type ContentKind,
  type ContentOf,
  type ContentRequest,
  contentUrl,
  type RequestOf,
} from '../../shared/content/content-request.ts';
import { featuredLabel, type ListName, lists, resourceLabels } from '../../shared/content/lists.ts';
import type { Organization } from '../../shared/content/organization.ts';
import type { Article, ListedPost, Post, PostPage } from '../../shared/content/post.ts';
import type { Result } from '../../shared/content/result.ts';
import type { DocumentName, SiteDocument } from '../../shared/content/site-document.ts';
import type { CrawlReader } from '../crawl/crawl-reader.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import { documentValues } from '../documents/document-values.ts';
import { abortable } from '../provider/abortable.ts';
import { type BlogIds, type BlogName, type BlogService, isNotFound } from '../provider/blog.ts';
import { loggedFailure } from '../provider/provider-error.ts';
import type { ProviderSession } from '../provider/session.ts';
import {
  postIdSchema,
  publishedSchema,
  type ReceivedList,
  type ReceivedPost,
  receivedOrganizationSchema,
} from '../provider/wire-schemas.ts';
import type { Settings } from '../settings.ts';
import type { CivilDay } from '../sundays/civil-day.ts';
import type { Sundays } from '../sundays/sundays.ts';
import type { CachedContent, ContentCache } from './cache.ts';
import { cachePolicy } from './cache-policy.ts';
import type { Found, Lookup, Stored } from './content.ts';
import { Refusal } from './content-error.ts';
import type { AdmitLoad } from './load-limit.ts';

type PostForms = typeof import('./sanitized-posts.ts');
type PostForm = keyof PostForms;
type PostIn<F extends PostForm> = ReturnType<PostForms[F]>;

/** A stored post of any form. */
const postSchema = z.looseObject({
  id: postIdSchema,
  title: z.string(),
  published: publishedSchema,
});
const shortDaySchema = z.looseObject({
  href: z.string(),
  when: z.string(),
  name: z.string(),
  readings: z.array(z.looseObject({ text: z.string() })),
});
const pageSchema = z.looseObject({ posts: z.array(postSchema) });

/**
 * One function a kind of content. Its promise resolves soon, and content that the provider must send is
 * pending. Both reject if the content does not exist, is refused or fails to load.
 */
export type Loaders = {
  [K in ContentKind]: (request: RequestOf<K>) => Promise<Lookup<ContentOf<K>>>;
};

type LoadersOptions = {
  settings: Settings;
  blogService: BlogService;
  blogIds: BlogIds;
  session: Pick<ProviderSession, 'organization'>;
  cache: ContentCache;
  crawled: () => Promise<CrawlReader>;
  sundays: () => Promise<Sundays>;
  today: () => CivilDay;
  /** For what visitors can make up: posts by their ids, searches, unknown labels, page tokens. All other content is stored. */
  admit: AdmitLoad;
  now: () => number;
  log: (event: object) => void;
};

export function createLoaders(options: LoadersOptions) {
  const {
    settings,
    blogService,
    blogIds,
    session,
    cache,
    crawled,
    sundays,
    today,
    admit,
    now,
    log,
  } = options;
  const fullArticles = settings.SCRIPTURE_LINKS === 'on' ? 'linkedArticle' : 'article';

  /** Imports the sanitizer with the first post from the provider: stored posts do not need it. */
  async function received<T, F extends PostForm>(posts: Promise<T>, form: F) {
    const [forms, value] = await Promise.all([import('./sanitized-posts.ts'), posts]);
    return { value, convert: forms[form] as (post: ReceivedPost) => PostIn<F> };
  }

  /** The first pages of a list and of the labels in its panel are stored in KV. Visitors can make up other pages without end. */
  function page<F extends PostForm>(
    list: ListName,
    browse: BrowseState,
    form: F,
    keyPrefix = '',
  ): CachedContent<PostPage<PostIn<F>>> {
    const { pageToken } = browse;
    const isBounded =
      browse.mode === 'all' || (browse.mode === 'label' && lists[list].labels.has(browse.label));
    return {
      key: keyPrefix + contentUrl({ kind: 'posts', list, browse }),
      async load() {
        const { value, convert } = await received(blogService.posts(blogIds[list], browse), form);
        return postPage(value, convert, pageToken);
      },
      ...(isBounded && !pageToken ? { schema: pageSchema } : { admit }),
    };
  }

  function listPage(list: ListName, browse: BrowseState): CachedContent<PostPage> {
    return list === 'articles'
      ? page(list, browse, 'postSummary')
      : page(list, browse, 'listedPost');
  }

  /** Null if no post has the label. */
  function firstPost<F extends PostForm>(
    request: ContentRequest,
    blog: BlogName,
    label: string,
    form: F,
  ): CachedContent<PostIn<F> | null> {
    return {
      key: contentUrl(request),
      async load() {
        const posts = blogService.posts(blogIds[blog], browseLabel(label));
        const { value, convert } = await received(posts, form);
        return value.posts[0] ? convert(value.posts[0]) : null;
      },
      schema: z.nullable(postSchema),
    };
  }

  const featured = firstPost({ kind: 'featured' }, 'articles', featuredLabel, 'postSummary');

  function organization() {
    return cache.lookUp({
      key: contentUrl({ kind: 'organization' }),
      load: session.organization,
      schema: receivedOrganizationSchema,
    });
  }

  /** Without the organization it is partial. */
  async function documentOf(
    name: DocumentName,
    organization?: Stored<Organization>,
  ): Promise<Found<SiteDocument>> {
    const { value, storedAt = now() } = organization ?? {};
    const key = contentUrl({ kind: 'document', name });
    const document = await cache.computed(key, value, async () => {
      const { renderDocument } = await import('../documents/render-document.ts');
      return renderDocument(name, documentValues(settings, value));
    });
    return { value: document.value, storedAt, isPartial: organization === undefined };
  }

  /** Content that is made from the index of all posts. */
  async function fromIndex<T>(
    key: string,
    compute: (index: PostIndex) => Promise<T>,
  ): Promise<Stored<T>> {
    const index = await (await crawled()).index();
    return cache.computed(key, index, () => compute(index));
  }

  const loaders: Loaders = {
    organization,

    posts: ({ list, browse }) => cache.lookUp(listPage(list, browse)),

    async labels({ list }) {
      const counts = await (await crawled()).labelCounts();
      return cache.computed(contentUrl({ kind: 'labels', list }), counts, async () => counts[list]);
    },

    /** A post that does not exist is stored as null. */
    async post({ list, postId }) {
      const form = list === 'articles' ? fullArticles : 'article';
      const key = contentUrl({ kind: 'post', list, postId });
      const found = await cache.lookUp({
        key,
        async load() {
          try {
            const post = blogService.post(blogIds[list], postId);
            const { value, convert } = await received(post, form);
            return convert(value);
          } catch (error) {
            if (!isNotFound(error)) throw error;
            const { key: path, error: line } = loggedFailure(key, error);
            log({ event: 'content-refused', path, error: line });
            return null;
          }
        },
        schema: z.nullable(postSchema),
        isStorable: (post) => post !== null,
        admit,
      });
      return 'pending' in found ? { pending: found.pending.then(existing) } : existing(found);
    },

    featured: () => cache.lookUp(featured),

    /** Null for a label that is not a label of the resources page. */
    async resource(request) {
      const { label } = request;
      if (!resourceLabels.some((resourceLabel) => resourceLabel === label)) {
        return { value: null, storedAt: now() };
      }
      return cache.lookUp(firstPost(request, 'resources', label, 'resource'));
    },

    /** Its text does not wait for the organization longer than a page does. */
    async document({ name }) {
      const found = await organization();
      if (!('pending' in found)) return documentOf(name, found);
      const inTime = abortable(found.pending, AbortSignal.timeout(cachePolicy.grace));
      return {
        pending: inTime.catch(() => undefined).then((found) => documentOf(name, found)),
      };
    },

    /** It is on the home page: a new isolate needs neither the index nor the lectionary for it. */
    sunday: (request) =>
      cache.lookUp({
        key: `${contentUrl(request)} ${settings.LECTIONARY} ${today()}`,
        async load() {
          const { coming } = await sundays();
          return coming(await (await crawled()).index());
        },
        schema: z.array(shortDaySchema),
      }),

    passages: (request) =>
      fromIndex(contentUrl(request), async (index) => {
        const { passagesDocument } = await import('../passages/passages-document.ts');
        return dataOrRefusal(passagesDocument(request, index));
      }),

    related: (request) =>
      fromIndex(contentUrl(request), async (index) => {
        const { relatedContent } = await import('../passages/related-content.ts');
        const counts = await (await crawled()).labelCounts();
        return relatedContent(request, { index, counts });
      }),

    async sundays(request) {
      const { document } = await sundays();
      return fromIndex(`${contentUrl(request)} ${today()}`, async (index) =>
        dataOrRefusal(document(request, index)),
      );
    },
  };

  return {
    loaders,

    /** Loads the first page of a list for feeds: each article has its full content. */
    loadFeed: (list: ListName, browse: BrowseState): Promise<Lookup<PostPage<Post>>> =>
      list === 'articles'
        ? cache.lookUp(page(list, browse, fullArticles, 'full '))
        : cache.lookUp(page(list, browse, 'listedPost')),

    /** Loads a list whose first page has changed, and what else shows its newest posts. */
    async reload(list: ListName): Promise<void> {
      await cache.reload(listPage(list, browseAll()));
      if (list === 'articles') await cache.reload(featured);
    },
  };
}

/** @throws {Refusal} for a post that does not exist */
function existing({ value, storedAt }: Stored<Article | null>): Stored<Article> {
  if (!value) throw new Refusal({ message: 'There is no such post.', status: 404 });
  return { value, storedAt };
}

function dataOrRefusal<T>(result: Result<T>): T {
  if ('error' in result) throw new Refusal(result.error);
  return result.data;
}

/**
 * Ids are unique within a list: of posts with the same id, the last one is used. A page that names its
 * own token as the next one is the last (google-api-java-client#1381).
 */
function postPage<T extends ListedPost>(
  { posts, nextPageToken }: ReceivedList,
  convert: (post: ReceivedPost) => T,
  pageToken: string | undefined,
): PostPage<T> {
  const distinct = new Map(posts.map((post) => [post.id, post]));
  const page = { posts: [...distinct.values()].map(convert) };
  if (!nextPageToken) return page;
  return nextPageToken === pageToken ? { ...page, isCutOff: true } : { ...page, nextPageToken };
}
