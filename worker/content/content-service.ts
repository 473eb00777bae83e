import {
  type ContentOf,
  type ContentRequest,
  contentUrl,
} from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';
import { errorLine, PostNotFound, redactedErrorLine } from '../provider/provider-error.ts';
import { postIdSchema } from '../provider/wire-schemas.ts';
import type { Lookup } from './content-cache.ts';
import { contentError } from './content-error.ts';
import type { ContentLoaders } from './content-loaders.ts';
import { queryProblem } from './content-query.ts';
import type { LoadDocument } from './document-loader.ts';

/** Content on its way. `cached` tells soon whether it is cached, and so will be there at once. Neither rejects. */
export type PendingContent<T> = { cached: Promise<boolean>; result: Promise<Result<T>> };

/** The one way to content, for pages and for the JSON API. */
export type ContentService = {
  load<R extends ContentRequest>(request: R): PendingContent<ContentOf<R['kind']>>;
};

type ContentServiceOptions = {
  loaders: ContentLoaders;
  loadDocument: LoadDocument;
  log: (event: object) => void;
};

/** Failures are logged and become values. What the URL itself rules out is not requested. */
export function createContentService(options: ContentServiceOptions): ContentService {
  const { loaders: source, loadDocument: documents, log } = options;

  function lookup(request: ContentRequest): Lookup<unknown> {
    switch (request.kind) {
      case 'organization':
      case 'featured':
        return source[request.kind]();
      case 'posts':
        return source[request.list](request.browse);
      case 'post':
        return source.post(request.list, request.postId);
      case 'resource':
        return source.resource(request.label);
      case 'document':
        return documents(request.name);
    }
  }

  function failure(request: ContentRequest, error: unknown): Result<never> {
    const known = contentError(error);
    const what = loggable(request, error);
    if (known.status < 500) log({ event: 'content-refused', ...what });
    else log({ event: 'content-failed', ...what });
    return { error: known };
  }

  function load(request: ContentRequest): PendingContent<unknown> {
    const invalid = invalidRequest(request);
    if (invalid) return { cached: Promise.resolve(false), result: Promise.resolve(invalid) };
    const { cached, value } = lookup(request);
    return {
      cached: cached.then((found) => found !== undefined),
      result: value.then(
        (data) => (data instanceof PostNotFound ? failure(request, data) : { data }),
        (error) => failure(request, error),
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
  const problem = queryProblem(new URL(contentUrl(request), 'https://api.invalid').searchParams);
  return problem === undefined ? undefined : { error: { message: problem, status: 400 } };
}

/** What a visitor requests is not for the log, nor is a response that may repeat it. */
function loggable(request: ContentRequest, error: unknown) {
  const [path] = contentUrl(request).split('?');
  if (request.kind === 'post') {
    return { path: `/api/${request.list}/:id`, error: redactedErrorLine(error) };
  }
  const isPlain = path === contentUrl(request);
  return { path, error: isPlain ? errorLine(error) : redactedErrorLine(error) };
}
