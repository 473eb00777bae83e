import type { Context } from 'hono';

type Entity = {
  body: string;
  /** Media type. */
  type: string;
  cacheControl: string;
};

/**
 * Answers with a whole body and its weak ETag, or with 304 where the client has the same already
 * (RFC 9110, sections 8.8.3 and 13.1.2). It is weak because what compresses on the way keeps only such.
 */
export async function conditionalResponse(c: Context, { body, type, cacheControl }: Entity) {
  const bytes = new TextEncoder().encode(body);
  const etag = await etagOf(bytes);
  c.header('ETag', etag);
  c.header('Cache-Control', cacheControl);
  if (isKnown(etag, c.req.header('If-None-Match'))) return c.body(null, 304);
  c.header('Content-Type', type);
  return c.body(bytes);
}

/** A hash that tells versions apart; nothing is to be kept secret by it. */
async function etagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes));
  return `W/"${btoa(String.fromCharCode(...hash))}"`;
}

function isKnown(etag: string, ifNoneMatch = ''): boolean {
  const known = ifNoneMatch.split(',').map((tag) => tag.trim());
  return known.some((tag) => tag === '*' || `W/${tag.replace(/^W\//, '')}` === etag);
}
