import * as z from 'zod/mini';
import { searchLength } from '../../shared/browse/browse-state.ts';
import {
  type ContentKind,
  type ContentOf,
  type ContentRequest,
  contentUrl,
  type RequestOf,
} from '../../shared/content/content-request.ts';
import type { ContentError, Result } from '../../shared/content/result.ts';
import { filterLength } from '../../shared/routes.ts';
import { loggedFailure } from '../provider/provider-error.ts';
import { postIdSchema } from '../provider/wire-schemas.ts';
import type { Lookup } from './cache.ts';
import { ContentRefusal, contentError } from './content-error.ts';
import type { Used } from './found.ts';
import type { Loaders } from './loaders.ts';

/** `used` is undefined for a request that is refused without a load. */
export type LoadedContent<T> = { result: Result<T>; used?: Used };

/** Content that is loading. `isCached` resolves soon. Neither promise rejects. */
export type PendingContent<T> = { isCached: Promise<boolean>; loaded: Promise<LoadedContent<T>> };

export type ContentService = ReturnType<typeof createContentService>;

type ContentServiceOptions = { loaders: Loaders; log: (event: object) => void };

/** Failures are logged and returned as values. Invalid requests are not sent to the provider. */
export function createContentService({ loaders, log }: ContentServiceOptions) {
  function failureOf(key: string, error: unknown): ContentError {
    const failure = contentError(error);
    if (error instanceof ContentRefusal) return failure;
    const { key: path, error: line } = loggedFailure(key, error);
    const logged = { path, error: line };
    if (failure.status < 500) log({ event: 'content-refused', ...logged });
    else log({ event: 'content-failed', ...logged });
    return failure;
  }

  /** Settles a lookup. `key` is logged with a failure. */
  function settle<T>(key: string, { isCached, found }: Lookup<T>): PendingContent<T> {
    const loaded = found.then(
      async (found): Promise<LoadedContent<T>> => ({
        result: { data: found.value },
        used: { found, isCached: await isCached },
      }),
      async (error): Promise<LoadedContent<T>> => {
        const result = { error: failureOf(key, error) };
        const isKnown = error instanceof ContentRefusal && (await isCached);
        return isKnown ? { result } : { result, used: { found: undefined, isCached: false } };
      },
    );
    return { isCached, loaded };
  }

  return {
    settle,

    load<K extends ContentKind>(request: RequestOf<K>): PendingContent<ContentOf<K>> {
      const error = invalidRequest(request);
      if (error) {
        return { isCached: Promise.resolve(true), loaded: Promise.resolve({ result: { error } }) };
      }
      const load: Loaders[K] = loaders[request.kind as K];
      return settle(contentUrl(request), load(request));
    },
  };
}

function invalidRequest(request: ContentRequest): ContentError | undefined {
  if (request.kind === 'post' && !postIdSchema.safeParse(request.postId).success) {
    return { message: 'There is no such post.', status: 404 };
  }
  if (request.kind === 'resource' && !request.label) {
    return { message: 'A label is needed.', status: 400 };
  }
  const [, query] = contentUrl(request).split('?');
  const problem = query && queryProblem(new URLSearchParams(query));
  return problem ? { message: problem, status: 400 } : undefined;
}

/** A query parameter: text without control characters. */
function parameter(name: string, limit: number) {
  return z
    .string()
    .check(
      z.maxLength(limit, `The ${name} is too long: at most ${limit} characters.`),
      z.regex(/^\P{Cc}*$/u, `The ${name} has characters in it that are not text.`),
    );
}

const querySchema = z.object({
  q: z.optional(parameter('search text', searchLength)),
  label: z.optional(parameter('label', 100)),
  pageToken: z.optional(parameter('page token', 2_000)),
  ref: z.optional(parameter('passage', filterLength)),
  book: z.optional(parameter('book', filterLength)),
});

/** The error message for an invalid query of a content request; undefined if the query is valid. */
export function queryProblem(query: URLSearchParams): string | undefined {
  const names = Object.keys(querySchema.shape);
  const values = names.map((name) => [name, query.get(name) ?? undefined]);
  const result = querySchema.safeParse(Object.fromEntries(values));
  return result.success ? undefined : result.error.issues[0]?.message;
}
