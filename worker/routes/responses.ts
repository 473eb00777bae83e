import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiFailure, ContentError } from '../../shared/content/result.ts';
import { cachePolicy } from '../content/cache-policy.ts';
import { type Content, type Freshness, freshness } from '../content/content.ts';
import { cacheControl, retryAfter } from '../request/cache-control.ts';
import { digest } from '../runtime/digest.ts';

export type TaggedBody = { bytes: Uint8Array<ArrayBuffer>; etag: string };

/** Weak, because intermediaries that compress a response preserve only weak ETags (RFC 9110, section 8.8.3). */
export async function taggedBody(body: string): Promise<TaggedBody> {
  // The platform's types do not say that the buffer is never shared.
  const bytes = new TextEncoder().encode(body) as Uint8Array<ArrayBuffer>;
  return { bytes, etag: `W/"${await digest(bytes)}"` };
}

/** Responds with a complete body and its ETag, or with 304 if the client has the same one. */
export async function conditionalResponse(
  c: Context,
  { body, type, cacheControl }: { body: string | TaggedBody; type: string; cacheControl: string },
) {
  const { bytes, etag } = typeof body === 'string' ? await taggedBody(body) : body;
  c.header('ETag', etag);
  c.header('Cache-Control', cacheControl);
  if (matches(etag, c.req.header('If-None-Match'))) return c.body(null, 304);
  c.header('Content-Type', type);
  return c.body(bytes);
}

/** The weak comparison of `If-None-Match` (RFC 9110, section 13.1.2). */
function matches(etag: string, ifNoneMatch = ''): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || `W/${tag.replace(/^W\//, '')}` === etag);
}

export function contentCacheControl(
  { age, isComplete, isBrief }: Freshness,
  isPrivate = false,
): string {
  if (!isComplete) return cacheControl.none;
  if (isPrivate) return cacheControl.visitor;
  if (isBrief) return cacheControl.brief;
  return age < cachePolicy.freshLifetime ? cacheControl.complete : cacheControl.stale;
}

type ContentFormat<T> = {
  type: string;
  serialize: (data: T) => string;
  now: typeof Date.now;
  isPrivate?: boolean;
};

/** Responds with one content in a format, or with its error as JSON. */
export function contentResponse<T>(
  c: Context,
  content: Content<T>,
  { type, serialize, now, isPrivate = false }: ContentFormat<T>,
): Response | Promise<Response> {
  const { result } = content;
  const fresh = freshness([content], now());
  c.set('served', { freshness: fresh });
  const cacheControl = contentCacheControl(fresh, isPrivate);
  if ('error' in result) return errorResponse(c, result.error, cacheControl);
  return conditionalResponse(c, { body: serialize(result.data), type, cacheControl });
}

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
