import type { Context } from 'hono';
import { type Content, freshness } from '../content/content.ts';
import { conditionalResponse, contentCacheControl } from './conditional-response.ts';
import { errorResponse } from './error-response.ts';

type ContentResponseOptions<T> = {
  type: string;
  serialize: (data: T) => string;
  now: () => number;
};

/** Responds with one content in a format, or with its error as JSON. */
export function contentResponse<T>(
  c: Context,
  content: Content<T>,
  { type, serialize, now }: ContentResponseOptions<T>,
): Response | Promise<Response> {
  const { result } = content;
  const fresh = freshness([content], now());
  c.set('served', { freshness: fresh });
  if ('error' in result) return errorResponse(c, result.error);
  const cacheControl = contentCacheControl(fresh);
  return conditionalResponse(c, { body: serialize(result.data), type, cacheControl });
}
