import type { ContentOf, ContentRequest } from './content-request.ts';
import type { Result } from './result.ts';

/**
 * Where pages get their content. At the edge it reads from the cache and the provider, in the
 * browser from what came with the page and then from `/api`. It returns a result at once where it
 * can, and it never rejects.
 */
export interface ContentReader {
  read<R extends ContentRequest>(
    request: R,
  ): Result<ContentOf<R['kind']>> | Promise<Result<ContentOf<R['kind']>>>;
}
