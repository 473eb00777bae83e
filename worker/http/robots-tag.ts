import { createMiddleware } from 'hono/factory';

export const robotsTag = { name: 'X-Robots-Tag', notIndexed: 'noindex, nofollow' };

/** Says on every answer, of whatever kind, that it is not to be indexed. */
export function neverIndexed() {
  return createMiddleware(async function neverIndexed(c, next) {
    await next();
    c.header(robotsTag.name, robotsTag.notIndexed);
  });
}
