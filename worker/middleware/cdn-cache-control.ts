import { createMiddleware } from 'hono/factory';
import { cdnCacheControl } from '../cache-control.ts';

/** Adds `CDN-Cache-Control` to responses that the cache in front of the Worker stores for longer. */
export const withCdnCacheControl = createMiddleware(async function withCdnCacheControl(c, next) {
  await next();
  const { headers } = c.res;
  const forCdn = cdnCacheControl.get(headers.get('Cache-Control') ?? '');
  if (forCdn) headers.set('CDN-Cache-Control', forCdn);
});
