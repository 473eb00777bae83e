import type { ContentReader, ContentRequest } from '../../shared/content/content-request.ts';
import { routeContent } from '../../shared/route-content.ts';
import type { Route } from '../../shared/routes.ts';

/**
 * Creates a reader for the page of a navigation. What stands above other content is omitted if it loads
 * later, so that it moves nothing: the featured article above the main content, and the line of the
 * Sunday above the rest of the page. The next navigation shows it.
 */
export function createInTimeReader(reader: ContentReader, route: Route): ContentReader {
  const { main } = routeContent(route);
  const below = main && reader.read(main);
  const none = { data: null };

  function inTime(request: ContentRequest) {
    const result = reader.read(request);
    if (!(result instanceof Promise)) return result;
    if (request.kind === 'featured' && below) {
      return Promise.all([below]).then(() => Promise.race([result, none]));
    }
    return request.kind === 'featured' || request.kind === 'sunday' ? none : result;
  }

  return { ...reader, read: inTime as ContentReader['read'] };
}
