import { createMiddleware } from 'hono/factory';

/** `X-Robots-Tag` of deployments other than production. */
export const notIndexed = { 'X-Robots-Tag': 'noindex, nofollow' };

/** Makes browsers request the site only over HTTPS (RFC 6797). */
export const onlyHttps = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** `X-Robots-Tag` of data of pages: search results should lead to the page. */
export const dataOnly = { 'X-Robots-Tag': 'noindex' };

/** Sets headers on every response. If this middleware is nested, the outer values win. */
export function withHeaders(values: Readonly<Record<string, string>>) {
  return createMiddleware(async function withHeaders(c, next) {
    await next();
    for (const [name, value] of Object.entries(values)) c.res.headers.set(name, value);
  });
}

/**
 * Lets the scripts of every site read a response and its ETag, and send any header. Feeds, the calendar and the API are
 * public, and some of their readers are pages.
 */
export const readableAnywhere = createMiddleware(async function readableAnywhere(c, next) {
  // A preflight request (Fetch standard, section 3.3).
  if (c.req.method === 'OPTIONS' && c.req.header('Origin')) {
    c.header('Access-Control-Allow-Headers', c.req.header('Access-Control-Request-Headers'));
    c.header('Access-Control-Max-Age', '86400');
    c.res = c.body(null, 204);
  } else await next();
  c.res.headers.set('Access-Control-Allow-Origin', '*');
  c.res.headers.set('Access-Control-Expose-Headers', 'ETag');
});
