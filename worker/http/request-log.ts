import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';

/** Writes one JSON line a request: no query, nothing personal. */
export function requestLog(log: (event: object) => void, now: () => number) {
  return createMiddleware(async function requestLog(c, next) {
    const began = now();
    await next();
    log({
      event: 'request',
      id: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      route: routePath(c, -1),
      status: c.res.status,
      ms: now() - began,
    });
  });
}
