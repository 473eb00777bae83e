import type { Context } from 'hono';
import type { LoadedContent } from '../content/content-service.ts';
import { freshness } from '../content/found.ts';
import { conditionalResponse, contentCacheControl } from './conditional-response.ts';
import { errorResponse } from './error-response.ts';

type ContentResponseOptions<T> = {
  /** Media type. */
  type: string;
  serialize: (data: T) => string;
  now: () => number;
};

/** Responds with one content in a format, or with its error as JSON. */
export function contentResponse<T>(
  c: Context,
  { result, used }: LoadedContent<T>,
  { type, serialize, now }: ContentResponseOptions<T>,
): Response | Promise<Response> {
  const fresh = freshness(used ? [used] : [], now());
  c.set('served', { freshness: fresh });
  if ('error' in result) return errorResponse(c, result.error);
  const cacheControl = contentCacheControl(fresh, () => false);
  return conditionalResponse(c, { body: serialize(result.data), type, cacheControl });
}
