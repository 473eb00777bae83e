import { type BrowseState, searchLength } from '../../shared/browse/browse-state.ts';
import {
  type ContentKind,
  type ContentOf,
  type ContentRequest,
  contentUrl,
  type RequestOf,
} from '../../shared/content/content-request.ts';
import type { ListName } from '../../shared/content/lists.ts';
import type { Post, PostPage } from '../../shared/content/post.ts';
import type { ContentError } from '../../shared/content/result.ts';
import { filterLength } from '../../shared/routes.ts';
import { loggedFailure } from '../provider/provider-error.ts';
import { postIdSchema } from '../provider/wire-schemas.ts';
import type { Content, Lookup, Pending, Stored } from './content.ts';
import { contentError, Refusal } from './content-error.ts';
import type { createLoaders, Loaders } from './loaders.ts';

export type ContentService = ReturnType<typeof createContentService>;

type ContentServiceOptions = ReturnType<typeof createLoaders> & { log: (event: object) => void };

/** Failures are logged and returned as values. Invalid requests are not sent to the provider. */
export function createContentService({ loaders, loadFeed, log }: ContentServiceOptions) {
  function failed(key: string, error: unknown): Content<never> {
    const failure = contentError(error);
    if (error instanceof Refusal) return refused(failure);
    const { key: path, error: line } = loggedFailure(key, error);
    log({ event: failure.status < 500 ? 'content-refused' : 'content-failed', path, error: line });
    return { ...refused(failure), isCached: false };
  }

  /** `key` is logged with a failure. */
  async function settle<T>(
    key: string,
    lookup: Promise<Lookup<T>>,
  ): Promise<Content<T> | Pending<Content<T>>> {
    try {
      const found = await lookup;
      if (!('pending' in found)) return contentOf(found, true);
      const pending = found.pending.then((loaded) => contentOf(loaded, false));
      return { pending: pending.catch((error) => ({ ...failed(key, error), isCached: false })) };
    } catch (error) {
      return failed(key, error);
    }
  }

  /** Resolves soon. Content that is not cached is pending. */
  async function find<K extends ContentKind>(
    request: RequestOf<K>,
    url = contentUrl(request),
  ): Promise<Content<ContentOf<K>> | Pending<Content<ContentOf<K>>>> {
    const error = invalidRequest(request, url);
    if (error) return refused(error);
    const load: Loaders[K] = loaders[request.kind as K];
    return settle(url, load(request, url));
  }

  return {
    find,

    async load<K extends ContentKind>(request: RequestOf<K>): Promise<Content<ContentOf<K>>> {
      const found = await find(request);
      return 'pending' in found ? found.pending : found;
    },

    /** The first page of a list or of a label, with the full content of each post. `path` is that of the feed. */
    async feed(
      path: string,
      list: ListName,
      browse: BrowseState,
    ): Promise<Content<PostPage<Post>>> {
      const found = await settle(path, loadFeed(list, browse));
      return 'pending' in found ? found.pending : found;
    },
  };
}

function contentOf<T>({ value, storedAt }: Stored<T>, isCached: boolean): Content<T> {
  return { result: { data: value }, storedAt, isCached };
}

/** A result that depends on nothing that the provider sends. */
function refused(error: ContentError): Content<never> {
  return { result: { error }, storedAt: Number.POSITIVE_INFINITY, isCached: true };
}

function invalidRequest(request: ContentRequest, url: string): ContentError | undefined {
  if (request.kind === 'post' && !postIdSchema.safeParse(request.postId).success) {
    return { message: 'There is no such post.', status: 404 };
  }
  const [, query] = url.split('?');
  const problem = query && queryProblem(new URLSearchParams(query));
  return problem ? { message: problem, status: 400 } : undefined;
}

const parameters = {
  q: { name: 'search text', maxLength: searchLength },
  label: { name: 'label', maxLength: 100 },
  pageToken: { name: 'page token', maxLength: 2_000 },
  ref: { name: 'passage', maxLength: filterLength },
  book: { name: 'book', maxLength: filterLength },
};

export function queryProblem(query: URLSearchParams): string | undefined {
  for (const [parameter, { name, maxLength }] of Object.entries(parameters)) {
    const value = query.get(parameter) ?? '';
    if (value.length > maxLength)
      return `The ${name} is too long: at most ${maxLength} characters.`;
    if (/\p{Cc}/u.test(value)) return `The ${name} has characters in it that are not text.`;
  }
  return undefined;
}
