import {
  type ContentOf,
  type ContentRequest,
  contentUrl,
} from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';
import { loggedFailure } from '../provider/logged-key.ts';
import { PostNotFound } from '../provider/provider-error.ts';
import { postIdSchema } from '../provider/wire-schemas.ts';
import type { Sundays } from '../sundays/sundays.ts';
import type { Lookup } from './content-cache.ts';
import { contentError } from './content-error.ts';
import type { ContentLoaders } from './content-loaders.ts';
import { queryProblem } from './content-query.ts';
import type { LoadDocument } from './document-loader.ts';

/**
 * Content that is loading. `cached` resolves soon and says whether the content is cached. Neither
 * promise rejects.
 */
export type PendingContent<T> = { cached: Promise<boolean>; result: Promise<Result<T>> };

/** Loads the content of pages and of the JSON API. */
export type ContentService = {
  load<R extends ContentRequest>(request: R): PendingContent<ContentOf<R['kind']>>;
};

type ContentServiceOptions = {
  loaders: ContentLoaders;
  loadDocument: LoadDocument;
  /** Loads the module of the Sundays with the first request for them. */
  sundays: () => Promise<Sundays>;
  log: (event: object) => void;
};

/** Failures are logged and returned as values. Invalid requests are not sent to the provider. */
export function createContentService(options: ContentServiceOptions): ContentService {
  const { loaders, loadDocument, sundays, log } = options;

  function lookUp(
    request: Exclude<ContentRequest, { kind: 'sunday' | 'sundays' }>,
  ): Lookup<unknown> {
    switch (request.kind) {
      case 'organization':
      case 'featured':
        return loaders[request.kind]();
      case 'posts':
        return loaders[request.list](request.browse);
      case 'labels':
        return loaders.labels(request.list);
      case 'post':
        return loaders.post(request.list, request.postId);
      case 'resource':
        return loaders.resource(request.label);
      case 'document':
        return loadDocument(request.name);
    }
  }

  function failureOf(request: ContentRequest, error: unknown): Result<never> {
    const contentFailure = contentError(error);
    const event = contentFailure.status < 500 ? 'content-refused' : 'content-failed';
    const { key: path, error: line } = loggedFailure(contentUrl(request), error);
    log({ event, path, error: line });
    return { error: contentFailure };
  }

  function load(request: ContentRequest): PendingContent<unknown> {
    const invalid = invalidRequest(request);
    if (invalid) return { cached: Promise.resolve(false), result: Promise.resolve(invalid) };
    if (request.kind === 'sunday' || request.kind === 'sundays') {
      const result = sundays().then(({ load }) => load(request));
      return { cached: result.then(() => true), result };
    }
    const { cached, value } = lookUp(request);
    return {
      cached: cached.then((content) => content !== undefined),
      result: value.then(
        (data) => (data instanceof PostNotFound ? failureOf(request, data) : { data }),
        (error) => failureOf(request, error),
      ),
    };
  }

  return { load: load as ContentService['load'] };
}

function invalidRequest(request: ContentRequest): Result<never> | undefined {
  if (request.kind === 'post' && !postIdSchema.safeParse(request.postId).success) {
    return { error: contentError(new PostNotFound()) };
  }
  if (request.kind === 'resource' && !request.label) {
    return { error: { message: 'A label is needed.', status: 400 } };
  }
  const [, query] = contentUrl(request).split('?');
  const problem = query && queryProblem(new URLSearchParams(query));
  return problem ? { error: { message: problem, status: 400 } } : undefined;
}
