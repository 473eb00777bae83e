import * as z from 'zod/mini';
import { type BrowseState, browseAll, browseLabel } from '../../shared/browse/browse-state.ts';
import {
  type ContentKind,
  type ContentOf,
  contentUrl,
  type RequestOf,
} from '../../shared/content/content-request.ts';
import { featuredLabel, type ListName, lists, resourceLabels } from '../../shared/content/lists.ts';
import type { Organization } from '../../shared/content/organization.ts';
import type { Article, ListedPost, Post, PostPage } from '../../shared/content/post.ts';
import type { Result } from '../../shared/content/result.ts';
import type { CrawlReader } from '../crawl/crawl-reader.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import { documentValues } from '../documents/document-values.ts';
import { abortable } from '../provider/abortable.ts';
import { type BlogIds, type BlogName, type BlogService, PostNotFound } from '../provider/blog.ts';
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
import type { Lookup, Stored } from './content.ts';
import { Refusal } from './content-error.ts';
import type { AdmitLoad } from './load-limit.ts';

/** Selects a form of posts from the module that is imported with the first post from the provider. */
type Form<T> = (forms: typeof import('./sanitized-posts.ts')) => (post: ReceivedPost) => T;

/** A stored post of any form. */
const postSchema = z.looseObject({
  id: postIdSchema,
  title: z.string(),
  published: publishedSchema,
});
const shortDaySchema = z.looseObject({
  href: z.string(),
  weekday: z.string(),
  date: z.string(),
  name: z.string(),
  readings: z.array(z.looseObject({ text: z.string() })),
});
const pageSchema = z.looseObject({ posts: z.array(postSchema) });

/**
 * One function a kind of content, which gets the URL of the request, too. Its promise resolves soon, and content that
 * the provider must send is pending. Both reject if the content does not exist, is refused or fails to load.
 */
export type Loaders = {
  [K in ContentKind]: (request: RequestOf<K>, url: string) => Promise<Lookup<ContentOf<K>>>;
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

export function createLoaders({
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
}: LoadersOptions) {
  const fullArticle: Form<Article> = (forms) =>
    settings.SCRIPTURE_LINKS === 'on' ? forms.linkedArticle : forms.single.articles;

  async function received<P, T>(posts: Promise<P>, form: Form<T>) {
    const [forms, value] = await Promise.all([import('./sanitized-posts.ts'), posts]);
    return { value, convert: form(forms) };
  }

  /** The first pages of a list and of the labels in its panel are stored in KV. Visitors can make up other pages without end. */
  function page<T extends ListedPost>(
    key: string,
    { list, browse }: RequestOf<'posts'>,
    form: Form<T>,
  ): CachedContent<PostPage<T>> {
    const { pageToken } = browse;
    const isBounded =
      browse.mode === 'all' || (browse.mode === 'label' && lists[list].labels.has(browse.label));
    return {
      key,
      async load() {
        const { value, convert } = await received(blogService.posts(blogIds[list], browse), form);
        return postPage(value, convert, pageToken);
      },
      ...(isBounded && !pageToken ? { schema: pageSchema } : { admit }),
    };
  }

  const listPage = (url: string, request: RequestOf<'posts'>) =>
    page<ListedPost>(url, request, ({ listed }) => listed[request.list]);

  /** Null if no post has the label. */
  function firstPost<T>(
    key: string,
    blog: BlogName,
    label: string,
    form: Form<T>,
  ): CachedContent<T | null> {
    return {
      key,
      async load() {
        const posts = blogService.posts(blogIds[blog], browseLabel(label));
        const { value, convert } = await received(posts, form);
        return value.posts[0] ? convert(value.posts[0]) : null;
      },
      schema: z.nullable(postSchema),
    };
  }

  const featuredUrl = contentUrl({ kind: 'featured' });
  const featured = firstPost(
    featuredUrl,
    'articles',
    featuredLabel,
    ({ listed }) => listed.articles,
  );

  const organizationContent = {
    key: contentUrl({ kind: 'organization' }),
    load: session.organization,
    schema: receivedOrganizationSchema,
  };

  /** Content that is made from the index of all posts. */
  async function fromIndex<T>(
    key: string,
    compute: (index: PostIndex) => Promise<T>,
  ): Promise<Stored<T>> {
    const index = await (await crawled()).index();
    return cache.computed(key, index, () => compute(index));
  }

  const loaders: Loaders = {
    organization: () => cache.lookUp(organizationContent),

    posts: (request, url) => cache.lookUp(listPage(url, request)),

    async labels({ list }, url) {
      const counts = await (await crawled()).labelCounts();
      return cache.computed(url, counts, async () => counts[list]);
    },

    /** A post that does not exist is stored as null. */
    async post({ list, postId }, url) {
      const found = await cache.lookUp({
        key: url,
        async load() {
          try {
            const post = blogService.post(blogIds[list], postId);
            const { value, convert } = await received(
              post,
              list === 'articles' ? fullArticle : ({ single }) => single[list],
            );
            return convert(value);
          } catch (error) {
            if (!(error instanceof PostNotFound)) throw error;
            const { key: path, error: line } = loggedFailure(url, error);
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
    async resource({ label }, url) {
      if (!resourceLabels.some((resourceLabel) => resourceLabel === label)) {
        return { value: null, storedAt: now() };
      }
      return cache.lookUp(firstPost(url, 'resources', label, (forms) => forms.resource));
    },

    /** It does not wait for the organization longer than a page does. Without it, it has the names of the settings. */
    async document({ name }, url) {
      const documentOf = async ({ value, storedAt }: Partial<Stored<Organization>> = {}) => {
        const document = await cache.computed(url, value, async () => {
          const { renderDocument } = await import('../documents/render-document.ts');
          return renderDocument(name, documentValues(settings, value));
        });
        return { value: document.value, storedAt: storedAt ?? now() };
      };
      const found = await cache.lookUp(organizationContent);
      if (!('pending' in found)) return documentOf(found);
      const inTime = abortable(found.pending, AbortSignal.timeout(cachePolicy.grace));
      return { pending: inTime.catch(() => undefined).then(documentOf) };
    },

    /** It is on the home page: a new isolate needs neither the index nor the lectionary for it. */
    sunday: (_, url) =>
      cache.lookUp({
        key: `${url} ${settings.LECTIONARY} ${today()}`,
        async load() {
          const { coming } = await sundays();
          return coming(await (await crawled()).index());
        },
        schema: z.array(shortDaySchema),
      }),

    passages: (request, url) =>
      fromIndex(url, async (index) => {
        const { passagesDocument } = await import('../passages/passages-document.ts');
        return dataOrRefusal(passagesDocument(request, index));
      }),

    related: (request, url) =>
      fromIndex(url, async (index) => {
        const { relatedContent } = await import('../passages/related-content.ts');
        const counts = await (await crawled()).labelCounts();
        return relatedContent(request, { index, counts });
      }),

    sundays: (request, url) =>
      fromIndex(`${url} ${today()}`, async (index) => {
        const { document } = await sundays();
        return dataOrRefusal(document(request, index));
      }),
  };

  return {
    loaders,

    /** Loads the first page of a list for feeds: each article has its full content. */
    loadFeed(list: ListName, browse: BrowseState): Promise<Lookup<PostPage<Post>>> {
      const request = { kind: 'posts' as const, list, browse };
      const url = contentUrl(request);
      return list === 'articles'
        ? cache.lookUp(page(`full ${url}`, request, fullArticle))
        : cache.lookUp(page(url, request, ({ listed }) => listed[list]));
    },

    /** Loads a list whose first page has changed, and what else shows its newest posts. */
    async reload(list: ListName): Promise<void> {
      const request = { kind: 'posts' as const, list, browse: browseAll() };
      await cache.reload(listPage(contentUrl(request), request));
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
