import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiFailure, ContentError } from '../../shared/content/result.ts';
import { cacheControl, retryAfter } from '../cache-control.ts';

/** Answers with a failure in JSON, which has one shape everywhere. */
export function errorResponse(c: Context, failure: ContentError): Response {
  c.header('Cache-Control', cacheControl.none);
  if (failure.status >= 500) c.header('Retry-After', retryAfter);
  const body: ApiFailure = { error: true, ...failure };
  return c.json(body, failure.status as ContentfulStatusCode);
}
