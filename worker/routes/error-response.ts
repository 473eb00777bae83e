import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiFailure, ContentError } from '../../shared/content/result.ts';
import { cacheControl, retryAfter } from '../request/cache-control.ts';

/** @param ofError the `Cache-Control`. By default the response must not be reused */
export function errorResponse(
  c: Context,
  error: ContentError,
  ofError: string = cacheControl.none,
): Response {
  c.header('Cache-Control', ofError);
  c.header('Retry-After', retryAfter(error.status));
  const body: ApiFailure = { error: true, ...error };
  return c.json(body, error.status as ContentfulStatusCode);
}

/** GET matches every path, so the method is not allowed (RFC 9110, section 15.5.6). */
export function methodNotAllowed({ routes }: Hono) {
  return (c: Context) => {
    const isPosted = routes.some(({ method, path }) => method === 'POST' && path === c.req.path);
    const methods = isPosted ? 'GET, HEAD, POST' : 'GET, HEAD';
    c.header('Allow', methods);
    return errorResponse(c, { message: `This URL allows ${methods} only.`, status: 405 });
  };
}
