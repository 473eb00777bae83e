import { contentRequests, routeContent } from '../../shared/route-content.ts';
import type { Route } from '../../shared/routes.ts';
import { cachePolicy } from '../content/cache-policy.ts';
import type { PageReader } from '../content/page-reader.ts';
import { delay } from '../delay.ts';

/** @param waitsForAll whether to wait for all content, as for crawlers */
export async function loadContent(route: Route, reader: PageReader, waitsForAll: () => boolean) {
  const { main } = routeContent(route);
  for (const request of contentRequests(route)) reader.read(request);
  await reader.cached();
  if (reader.isSettled()) return;
  if (waitsForAll()) return reader.settled();
  // The status depends on whether the post exists.
  if (main?.kind === 'post') await reader.read(main);
  if (!reader.isSettled()) await Promise.race([reader.settled(), delay(cachePolicy.grace)]);
}
