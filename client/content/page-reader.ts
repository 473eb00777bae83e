import {
  type ContentReader,
  type ContentRequest,
  contentUrl,
} from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';
import { routeContent } from '../../shared/route-content.ts';
import type { Route } from '../../shared/routes.ts';
import type { BrowserContentReader } from './browser-content-reader.ts';

/** How long a navigation waits for its content before it shows 'Loading...'; ms. */
export const loadingDelay = 100;

/** How long the main content waits for what stands above it; ms. */
const maxWait = 1_000;

const late: Result<never> = { error: { message: 'This content came too late.', status: 504 } };

/** The content that stands above the main content, or above the rest of a page without it. */
const kindsAbove: ReadonlySet<string> = new Set(['featured', 'sunday', 'related']);

/**
 * Creates the reader of one page. The main content is shown together with what stands above it, which
 * is omitted if it comes too late, also when the visitor comes back to the page.
 */
export function createPageReader(reader: BrowserContentReader, route: Route): ContentReader {
  const { main, extras } = routeContent(route);
  const above = extras.filter(({ kind }) => kindsAbove.has(kind));
  const waiting = new Set([...above, ...(main ? [main] : [])].map(contentUrl));
  const shown = new Map<string, Result<unknown>>();

  const mainContent = main && (reader.stale(main) ?? reader.read(main));
  const contents = above.map(async (request) => {
    const url = contentUrl(request);
    const known = reader.stale(request);
    shown.set(url, known ?? late);
    // It stays shown while the main content loads.
    if (known) return waiting.delete(url);
    const result = await reader.read(request);
    if (waiting.size > 0) shown.set(url, result);
  });
  const deadline = async () => {
    await mainContent;
    await delay(main ? maxWait : loadingDelay);
  };
  const ready = Promise.race([Promise.all(contents), deadline()]).then(() => waiting.clear());

  function read(request: ContentRequest): Result<unknown> | Promise<Result<unknown>> {
    const url = contentUrl(request);
    if (waiting.has(url)) return ready.then(() => read(request));
    return shown.get(url) ?? reader.read(request);
  }

  function stale(request: ContentRequest) {
    return waiting.has(contentUrl(request)) ? undefined : reader.stale(request);
  }

  return { read, stale } as ContentReader;
}

export function delay(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}
