import type { Context } from 'hono';

type Representation = {
  body: string;
  /** Media type. */
  type: string;
  cacheControl: string;
};

/**
 * Responds with a complete body and its ETag, or with 304 if the client has the same one (RFC 9110,
 * sections 8.8.3 and 13.1.2). The ETag is weak, because intermediaries that compress a response
 * preserve only weak ones.
 */
export async function conditionalResponse(
  c: Context,
  { body, type, cacheControl }: Representation,
) {
  const bytes = new TextEncoder().encode(body);
  const etag = await etagOf(bytes);
  c.header('ETag', etag);
  c.header('Cache-Control', cacheControl);
  if (matches(etag, c.req.header('If-None-Match'))) return c.body(null, 304);
  c.header('Content-Type', type);
  return c.body(bytes);
}

/** The hash distinguishes versions. It does not need to be cryptographically secure. */
async function etagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes));
  return `W/"${btoa(String.fromCharCode(...hash))}"`;
}

/** The weak comparison of `If-None-Match` (RFC 9110, section 13.1.2). */
function matches(etag: string, ifNoneMatch = ''): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || `W/${tag.replace(/^W\//, '')}` === etag);
}
