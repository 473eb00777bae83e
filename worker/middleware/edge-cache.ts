import { createMiddleware } from 'hono/factory';
import { tags } from '../content/tags.ts';
import { edgeCacheControl } from '../request/cache-control.ts';

/** The maximum number of tags of a response. A handout may have more posts. */
const maxTags = 12;

/**
 * Adds the headers that only the cache in front of the Worker reads, and removes from what it sends
 * (developers.cloudflare.com/workers/cache). Browsers and other caches follow `Cache-Control`.
 * @param leftOfDay returns the time until midnight in the time zone of the site; s
 */
export function edgeCacheHeaders(leftOfDay: () => number) {
  return createMiddleware(async function edgeCacheHeaders(c, next) {
    await next();
    const { headers } = c.res;
    const shown = c.get('served')?.freshness.tags ?? [];
    const left = shown.includes(tags.sundays) ? leftOfDay() : Number.POSITIVE_INFINITY;
    const cacheControl = edgeCacheControl(headers.get('Cache-Control') ?? '', left);
    if (cacheControl === undefined) return;
    headers.set('Cloudflare-CDN-Cache-Control', cacheControl);
    headers.set('Cache-Tag', shown.slice(0, maxTags).join(','));
  });
}
