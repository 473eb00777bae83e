import type { ContentReader, ContentRequest } from '../../shared/content/content-request.ts';
import { routeContent } from '../../shared/route-content.ts';
import type { Route } from '../../shared/routes.ts';

/**
 * Creates a reader for the page of a navigation. What stands above other content is omitted if it loads
 * later, so that it moves nothing: the featured article above the main content, and the line of the
 * Sunday above the rest of the page. The next navigation shows it. The results of a search are shown
 * with or after what stands above them, which does not wait for the provider.
 */
export function createInTimeReader(reader: ContentReader, route: Route): ContentReader {
  const { main, extras } = routeContent(route);
  const below = main && reader.read(main);

  const related = extras.find(({ kind }) => kind === 'related');

  function offersAbove(request: ContentRequest) {
    const isSearch = request.kind === 'posts' && request.browse.mode === 'search';
    return isSearch && related && reader.read(related);
  }

  function inTime(request: ContentRequest) {
    const result = reader.read(request);
    const offers = offersAbove(request);
    if (offers instanceof Promise) return offers.then(() => result);
    const isAbove = request.kind === 'featured' || request.kind === 'sunday';
    if (!isAbove || !(result instanceof Promise)) return result;
    const fallback = reader.stale?.(request) ?? { data: null };
    return request.kind === 'featured' && below
      ? Promise.all([below]).then(() => Promise.race([result, fallback]))
      : fallback;
  }

  const stale: ContentReader['stale'] = (request) =>
    offersAbove(request) instanceof Promise ? undefined : reader.stale?.(request);
  return { ...reader, read: inTime as ContentReader['read'], stale };
}
