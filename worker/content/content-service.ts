import type { ContentRequest } from '../../shared/content/content-request.ts';
import type { ListName } from '../../shared/content/lists.ts';
import { newestContents } from '../../shared/content/posts.ts';
import type { Result } from '../../shared/content/result.ts';
import { matchPathPattern } from '../../shared/url.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { Content, Pending, Stored } from './content.ts';
import { contentError, loggedFailure, Refusal } from './content-error.ts';
import type { Loader, Sources } from './loader.ts';
import { handoutPost, post, storedPost } from './loaders/post.ts';
import { featured, feed, labels, posts, resource } from './loaders/posts.ts';
import { calendar, passages, related, series, sunday, sundays, weeks } from './loaders/readings.ts';
import { searchResults, suggestions } from './loaders/search.ts';
import { document, organization } from './loaders/site.ts';

export const loaders: readonly Loader[] = [
  calendar,
  document,
  featured,
  feed,
  handoutPost,
  labels,
  organization,
  passages,
  post,
  posts,
  related,
  resource,
  searchResults,
  series,
  storedPost,
  suggestions,
  sunday,
  sundays,
  weeks,
];

const byKind = new Map<unknown, Loader>(loaders.map((loader) => [loader.kind, loader]));

export function loaderFor<Data, Params>(request: ContentRequest<Data, Params>) {
  return byKind.get(request.kind) as Loader<Params, Data>;
}

export type ContentService = ReturnType<typeof createContentService>;

/** The content of the site. A failure is logged, and is a result with an error. */
export function createContentService(sources: Sources) {
  /** Resolves soon. Content that is not cached is pending. */
  async function find<Data>(
    request: ContentRequest<Data>,
    facts: RequestFacts,
  ): Promise<Content<Data> | Pending<Content<Data>>> {
    const { lookUp, tags } = loaderFor(request);
    const shown = tags(request.params);
    const contentOf = (
      { value: result, ...facts }: Stored<Result<Data>>,
      isCached = false,
    ): Content<Data> => ({ ...facts, result, isCached, tags: shown });
    // An error does not depend on the provider, and never gets old.
    const fail = (thrown: unknown) => {
      const error = contentError(thrown);
      if (!(thrown instanceof Refusal)) {
        const event = error.status < 500 ? 'content-refused' : 'content-failed';
        facts.log({ event, ...loggedFailure(request, thrown) });
      }
      return contentOf({ value: { error }, storedAt: Infinity });
    };
    async function load({ pending }: Pending<Stored<Result<Data>>>): Promise<Content<Data>> {
      const startedAt = sources.now();
      facts.loads.count += 1;
      try {
        return contentOf(await pending);
      } catch (error) {
        return fail(error);
      } finally {
        facts.loads.ms += sources.now() - startedAt;
      }
    }

    try {
      const found = await lookUp(request, sources, facts);
      return 'pending' in found ? { pending: load(found) } : contentOf(found, true);
    } catch (error) {
      return fail(error);
    }
  }

  return {
    find,

    async load<Data>(request: ContentRequest<Data>, facts: RequestFacts): Promise<Content<Data>> {
      const found = await find(request, facts);
      return 'pending' in found ? found.pending : found;
    },

    /** Loads a list whose first page has changed, and what else shows its newest posts. */
    async reload(list: ListName): Promise<void> {
      for (const request of newestContents(list)) {
        const recipe = loaderFor(request).recipe?.(request, sources);
        if (recipe) await sources.cache.reload(recipe);
      }
    },
  };
}

/** Returns the request for a URL of the JSON API; undefined if there is nothing at it. @throws {TextTooLong} */
export function parseContentUrl(
  pathname: string,
  query: URLSearchParams,
): ContentRequest | undefined {
  for (const { kind } of loaders) {
    const inPath = matchPathPattern(kind.path, pathname);
    if (!inPath) continue;
    const decoded = Object.entries(inPath).map(([key, value = '']) => [
      key,
      decodeURIComponent(value),
    ]);
    const params = kind.parse(Object.fromEntries(decoded), query);
    const request = params === undefined ? undefined : kind.request(params);
    // A path in another encoding is another one.
    if (request?.url.split('?')[0] === pathname) return request;
  }
  return undefined;
}
