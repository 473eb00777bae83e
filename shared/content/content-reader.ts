import type { ApiPath } from './content-request.ts';
import type { Result } from './result.ts';

/**
 * Where pages get their content. At the edge it reads from the provider and what is kept of it, in
 * the browser from what the page brought along and then from `/api`. It answers at once where it
 * can and never rejects.
 */
export interface ContentReader {
  read<T>(path: ApiPath<T>): Result<T> | Promise<Result<T>>;
}
