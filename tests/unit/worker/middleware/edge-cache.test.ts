import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { siteDay } from '../../../../worker/calendar/civil-day.ts';
import { edgeCacheHeaders } from '../../../../worker/middleware/edge-cache.ts';
import { cacheControl } from '../../../../worker/request/cache-control.ts';

/** The headers for the cache in front of the Worker, of a response at a time. */
async function headersAt(time: string, tags: string[], value: string) {
  const now = Date.parse(time);
  const app = new Hono<{ Variables: { served: object } }>();
  app.use(
    edgeCacheHeaders(
      () => siteDay(now),
      () => now,
    ),
  );
  app.get('/', (c) => {
    c.set('served', { freshness: { tags } });
    return c.text('', 200, { 'Cache-Control': value });
  });
  const { headers } = await app.request('/');
  const control = headers.get('Cloudflare-CDN-Cache-Control');
  return { control, tags: headers.get('Cache-Tag') };
}

const { complete, stale } = cacheControl;
const day = 86_400;

/** The year of the site ends at 06:00 UTC. */
test.each([
  ['2026-12-14T18:00:00Z', 'quotes', complete, 240, day],
  ['2026-12-14T18:00:00Z', 'quotes', stale, 10, day],
  ['2026-12-14T05:50:00Z', 'quotes', complete, 240, day],
  ['2026-12-14T05:50:00Z', 'sundays', complete, 240, 360],
  ['2026-12-14T05:58:00Z', 'sundays', complete, 120, 0],
  ['2026-12-14T06:10:00Z', 'sundays', complete, 240, day - 600 - 240],
  ['2027-01-01T05:50:00Z', 'quotes', complete, 240, 360],
])(
  'at %s a response that shows %s and has %s is fresh for %i s, and then stale for %i s',
  async (time, tag, value, maxAge, stale) => {
    expect(await headersAt(time, [tag, 'site'], value)).toEqual({
      control: `public, max-age=${maxAge}, stale-while-revalidate=${stale}, stale-if-error=${stale}`,
      tags: `${tag},site`,
    });
  },
);

test('only what shared caches may store has tags, a dozen at most', async () => {
  const noon = '2026-12-14T18:00:00Z';
  for (const value of [cacheControl.none, cacheControl.visitor]) {
    expect(await headersAt(noon, ['site'], value)).toEqual({ control: null, tags: null });
  }
  expect(await headersAt(noon, ['site'], cacheControl.brief)).toEqual({
    control: null,
    tags: 'site',
  });
  const { tags } = await headersAt(
    noon,
    Array.from({ length: 13 }, (_, i) => `post-${i}`),
    complete,
  );
  expect(tags).toMatch(/^post-0,.*,post-11$/);
});
