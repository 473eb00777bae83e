import type { ContentReader, ContentRequest } from '../../shared/content/content-request.ts';
import type { RelatedContent } from '../../shared/content/site-document.ts';
import { routeContent } from '../../shared/route-content.ts';
import type { Route } from '../../shared/routes.ts';

/** How long the results of a search wait for what stands above them; ms. */
const maxWait = 1_000;

const nothing: RelatedContent = { id: 'related', content: '' };

/**
 * Creates a reader for the page of a navigation. What stands above other content is omitted if it loads
 * later, so that it moves nothing: the featured article above the main content, what a search may mean
 * above its results, and the line of the Sunday above the rest of the page. The next navigation shows it.
 */
export function createInTimeReader(reader: ContentReader, route: Route): ContentReader {
  const { main, extras } = routeContent(route);
  const below = main && reader.read(main);
  const isSearch = main?.kind === 'posts' && main.browse.mode === 'search';
  const related = isSearch && extras.find(({ kind }) => kind === 'related');
  const offers =
    related && soon(reader.read(related), reader.stale?.(related) ?? { data: nothing });

  function inTime(request: ContentRequest) {
    if (request.kind === 'related' && offers) return offers;
    const result = reader.read(request);
    if (request.kind === 'posts' && offers instanceof Promise) return offers.then(() => result);
    const isAbove = request.kind === 'featured' || request.kind === 'sunday';
    if (!isAbove || !(result instanceof Promise)) return result;
    const fallback = reader.stale?.(request) ?? { data: null };
    return request.kind === 'featured' && below
      ? Promise.all([below]).then(() => Promise.race([result, fallback]))
      : fallback;
  }

  const stale: ContentReader['stale'] = (request) =>
    request.kind === 'posts' && offers instanceof Promise ? undefined : reader.stale?.(request);
  return { ...reader, read: inTime as ContentReader['read'], stale };
}

/** The result, or another one if it takes longer than `maxWait`. */
function soon<T>(result: T | Promise<T>, other: T): T | Promise<T> {
  if (!(result instanceof Promise)) return result;
  const late = new Promise<T>((resolve) => setTimeout(resolve, maxWait, other));
  return Promise.race([result, late]);
}
