import {
  type ContentReader,
  type ContentRequest,
  contentUrl,
} from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';
import { routeContent } from '../../shared/route-content.ts';
import type { Route } from '../../shared/routes.ts';
import type { BrowserContentReader } from '../content/browser-content-reader.ts';

/** How long a navigation waits for its content before it shows 'Loading...'; ms. */
export const loadingDelay = 100;

/** How long the main content waits for what stands above it; ms. */
const maxWait = 1_000;

const late: Result<never> = { error: { message: 'This content came too late.', status: 504 } };

/** What stands above the main content in each history entry, by URL. Back shows a page as it was left. */
const shownByEntry = new Map<string, Map<string, Result<unknown>>>();

/**
 * Creates the reader of one page. The main content is shown together with what stands above it, which
 * is omitted if it comes too late. `entry` is the key of the history entry.
 */
export function createPageReader(
  reader: BrowserContentReader,
  route: Route,
  entry: string,
  isTraversal: boolean,
): ContentReader {
  const { main, extras } = routeContent(route);
  const above = extras.filter(({ kind }) => isAbove(kind, main));
  const together = new Set([...above, ...(main ? [main] : [])].map(contentUrl));
  const shown = (isTraversal && shownByEntry.get(entry)) || new Map<string, Result<unknown>>();
  shownByEntry.set(entry, shown);

  const available = (request: ContentRequest): Result<unknown> | Promise<Result<unknown>> =>
    shown.get(contentUrl(request)) ?? reader.stale(request) ?? reader.read(request);

  function show() {
    for (const request of above) {
      const result = available(request);
      shown.set(contentUrl(request), result instanceof Promise ? late : result);
    }
    ready = undefined;
  }

  const contents = above.map(available);
  const deadline = async () => {
    if (main) await available(main);
    await delay(main ? maxWait : loadingDelay);
  };
  let ready = contents.some((content) => content instanceof Promise)
    ? Promise.race([Promise.all(contents), deadline()]).then(show)
    : undefined;
  if (!ready) show();

  const isWaiting = (request: ContentRequest) => ready && together.has(contentUrl(request));

  function read(request: ContentRequest): Result<unknown> | Promise<Result<unknown>> {
    if (ready && isWaiting(request)) return ready.then(() => read(request));
    return shown.get(contentUrl(request)) ?? reader.read(request);
  }

  function stale(request: ContentRequest) {
    if (isWaiting(request)) return undefined;
    return shown.get(contentUrl(request)) ?? reader.stale(request);
  }

  return { read, stale } as ContentReader;
}

/** Whether content stands above the main content, or above the rest of a page without it. */
function isAbove(kind: ContentRequest['kind'], main: ContentRequest | null): boolean {
  const isSearch = main?.kind === 'posts' && main.browse.mode === 'search';
  return kind === 'featured' || kind === 'sunday' || (kind === 'related' && isSearch);
}

export function delay(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}
