import { createMiddleware } from 'hono/factory';

/** `X-Robots-Tag` of deployments other than production. */
export const notIndexed = { 'X-Robots-Tag': 'noindex, nofollow' };

/** `X-Robots-Tag` of data of pages: search results should lead to the page. */
export const dataOnly = { 'X-Robots-Tag': 'noindex' };

/** Sets headers on every response. If this middleware is nested, the outer values win. */
export function withHeaders(values: Readonly<Record<string, string>>) {
  return createMiddleware(async function withHeaders(c, next) {
    await next();
    for (const [name, value] of Object.entries(values)) c.res.headers.set(name, value);
  });
}
