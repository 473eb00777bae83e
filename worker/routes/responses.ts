import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiFailure, ContentError } from '../../shared/content/result.ts';
import type { Content } from '../content/content.ts';
import { errorDocument } from '../render/document.ts';
import { digest } from '../runtime/digest.ts';

export type TaggedBody = { bytes: Uint8Array<ArrayBuffer>; etag: string };

/** Weak, because intermediaries that compress a response preserve only weak ETags (RFC 9110, section 8.8.3). */
export async function taggedBody(body: string): Promise<TaggedBody> {
  // The platform's types do not say that the buffer is never shared.
  const bytes = new TextEncoder().encode(body) as Uint8Array<ArrayBuffer>;
  return { bytes, etag: `W/"${await digest(bytes)}"` };
}

/** Responds with a complete body and its ETag, or with 304 if the client has the same one. */
export async function conditionalResponse(c: Context, body: string | TaggedBody, type: string) {
  const { bytes, etag } = typeof body === 'string' ? await taggedBody(body) : body;
  c.header('ETag', etag);
  if (matches(etag, c.req.header('If-None-Match'))) return c.body(null, 304);
  c.header('Content-Type', type);
  return c.body(bytes);
}

/** The weak comparison of `If-None-Match` (RFC 9110, section 13.1.2). */
function matches(etag: string, ifNoneMatch = ''): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || `W/${tag.replace(/^W\//, '')}` === etag);
}

/** Responds with one content in a format, or with its error as JSON. */
export function contentResponse<T>(
  c: Context,
  content: Content<T>,
  type: string,
  serialize: (data: T) => string,
): Response | Promise<Response> {
  const { result } = content;
  c.set('contents', [content]);
  if ('error' in result) return errorResponse(c, result.error);
  return conditionalResponse(c, serialize(result.data), type);
}

export function errorResponse(c: Context, error: ContentError): Response {
  const body: ApiFailure = { error: true, ...error };
  return c.json(body, error.status as ContentfulStatusCode);
}

/** An error of a URL that a form may post to: a document for who accepts HTML, else JSON. */
export function submissionError(c: Context, error: ContentError): Response | Promise<Response> {
  if (!c.req.header('Accept')?.includes('text/html')) return errorResponse(c, error);
  const [title, text, link] = ['This did not work', error.message, 'Go to the page'];
  const document = errorDocument({ title, text, href: c.req.path, link });
  return c.html(document, error.status as ContentfulStatusCode);
}

export function permanentRedirect(c: Context, location: string): Response {
  c.set('policy', 'file');
  return c.redirect(location, 308);
}

/** GET matches every path, so the method is not allowed (RFC 9110, section 15.5.6). */
export function methodNotAllowed({ routes }: Hono) {
  return (c: Context) => {
    const isPosted = routes.some(({ method, path }) => method === 'POST' && path === c.req.path);
    const methods = isPosted ? 'GET, HEAD, POST' : 'GET, HEAD';
    c.header('Allow', methods);
    return submissionError(c, { message: `This URL allows ${methods} only.`, status: 405 });
  };
}
