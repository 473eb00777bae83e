import { createMiddleware } from 'hono/factory';
import { type CivilDay, secondsLeft, yearOf } from '../calendar/civil-day.ts';
import { tags } from '../content/tags.ts';
import { edgeCacheControl } from '../request/cache-control.ts';

/** The maximum number of tags of a response. A handout may have more posts. */
const maxTags = 12;

/**
 * Adds the headers that only the cache in front of the Worker reads, and removes from what it sends
 * (developers.cloudflare.com/workers/cache). Browsers and other caches follow `Cache-Control`.
 */
export function edgeCacheHeaders(today: () => CivilDay, now: typeof Date.now) {
  return createMiddleware(async function edgeCacheHeaders(c, next) {
    // Another day may begin before the response is complete.
    const day = today();
    await next();
    const { headers } = c.res;
    const shown = c.get('served')?.freshness.tags ?? [];
    // The footer of each page has the year.
    const dependsOnDay = shown.includes(tags.sundays) || yearOf(day + 1) !== yearOf(day);
    const left = dependsOnDay ? secondsLeft(day, now()) : Number.POSITIVE_INFINITY;
    const cacheControl = headers.get('Cache-Control') ?? '';
    const ofEdge = edgeCacheControl(cacheControl, left);
    if (ofEdge !== undefined) headers.set('Cloudflare-CDN-Cache-Control', ofEdge);
    if (shown.length > 0 && cacheControl.startsWith('public'))
      headers.set('Cache-Tag', shown.slice(0, maxTags).join(','));
  });
}
