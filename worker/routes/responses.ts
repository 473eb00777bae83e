import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiFailure, ContentError } from '../../shared/content/result.ts';
import type { Content } from '../content/content.ts';
import { errorDocument } from '../render/document.ts';
import { firstPaint } from '../render/first-paint.ts';
import { digest } from '../runtime/digest.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A document has two parts. The first paint, which all documents share, is between them. */
export type TaggedBody = { parts: Bytes[]; etag: string };

const firstPaintBytes = encode(firstPaint.markup);

/** Weak, because intermediaries that compress a response preserve only weak ETags (RFC 9110, section 8.8.3). */
export async function taggedBody(body: string): Promise<TaggedBody> {
  const parts = body.split(firstPaint.markup).map(encode);
  return { parts, etag: `W/"${await digest(complete(parts))}"` };
}

function encode(text: string): Bytes {
  // The platform's types do not say that the buffer is never shared.
  return new TextEncoder().encode(text) as Bytes;
}

function complete([start = new Uint8Array(), end]: Bytes[]): Bytes {
  if (!end) return start;
  const bytes = new Uint8Array(start.length + firstPaintBytes.length + end.length);
  bytes.set(start);
  bytes.set(firstPaintBytes, start.length);
  bytes.set(end, start.length + firstPaintBytes.length);
  return bytes;
}

/** Responds with a complete body and its ETag, or with 304 if the client has the same one. */
export async function conditionalResponse(c: Context, body: string | TaggedBody, type: string) {
  const { parts, etag } = typeof body === 'string' ? await taggedBody(body) : body;
  c.header('ETag', etag);
  if (matches(etag, c.req.header('If-None-Match'))) return c.body(null, 304);
  c.header('Content-Type', type);
  return c.body(complete(parts));
}

/** The weak comparison of `If-None-Match` (RFC 9110, section 13.1.2). */
function matches(etag: string, ifNoneMatch = ''): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || `W/${tag.replace(/^W\//, '')}` === etag);
}

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
