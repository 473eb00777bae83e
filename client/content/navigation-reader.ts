import type { ContentReader, ContentRequest } from '../../shared/content/content-request.ts';
import { featuredKind } from '../../shared/content/posts.ts';
import { relatedKind } from '../../shared/content/related.ts';
import type { Result } from '../../shared/content/result.ts';
import { suggestionsKind } from '../../shared/content/suggestions.ts';
import { sundayKind } from '../../shared/content/sundays.ts';
import type { Route } from '../../shared/pages/route.ts';
import type { BrowserContentReader } from './browser-content-reader.ts';

/** How long a navigation waits for its content before it shows 'Loading...'; ms. */
export const loadingDelay = 100;

/** How long the main content waits for what stands above it; ms. */
const maxWait = 1_000;

/** The kinds that stand above the main content, or above the rest of a page without it. */
const kindsAbove: ReadonlySet<unknown> = new Set([
  featuredKind,
  sundayKind,
  relatedKind,
  suggestionsKind,
]);

const tooLate: Result<never> = { error: { message: 'This content came too late.', status: 504 } };

/** A place on the page, and what the reader had for it when the page was opened or the wait ended. */
type Content = { place: 'above' | 'main' | 'elsewhere'; first: Result<unknown> | undefined };

const elsewhere: Content = { place: 'elsewhere', first: undefined };

/**
 * Says what a page shows of a content. The main content waits for what stands above it, and both appear
 * together. What comes above it after that is omitted, so that nothing moves the main content.
 * `current` is what the reader has now.
 */
function shown({ place, first }: Content, isWaiting: boolean) {
  if (place === 'elsewhere') return 'current';
  if (place === 'main') return isWaiting ? 'pending' : 'current';
  return first ?? (isWaiting ? 'pending' : tooLate);
}

/** Creates the reader of one navigation. A page that is read with it again shows the same contents. */
export function createNavigationReader(reader: BrowserContentReader, route: Route): ContentReader {
  const { main, extras } = route.contents;
  const above = extras.filter(({ kind }) => kindsAbove.has(kind));
  const missing = above.filter((request) => !reader.stale(request));
  const contents = new Map<string, Content>();
  if (main) contents.set(main.url, { place: 'main', first: undefined });
  for (const request of above) {
    contents.set(request.url, { place: 'above', first: reader.stale(request) });
  }
  let isWaiting = missing.length > 0;
  const waited = Promise.race([deadline(), Promise.all(missing.map(reader.read))]).then(() => {
    for (const request of missing) {
      contents.set(request.url, { place: 'above', first: reader.stale(request) });
    }
    isWaiting = false;
  });

  async function deadline() {
    if (main) await (reader.stale(main) ?? reader.read(main));
    await delay(main ? maxWait : loadingDelay);
  }

  function shownNow(request: ContentRequest) {
    return shown(contents.get(request.url) ?? elsewhere, isWaiting);
  }

  function read(request: ContentRequest) {
    const result = shownNow(request);
    return result === 'current' ? reader.read(request) : result;
  }

  return {
    read(request: ContentRequest) {
      const result = read(request);
      return result === 'pending' ? waited.then(() => read(request)) : result;
    },
    stale(request: ContentRequest) {
      return shownNow(request) === 'pending' ? undefined : reader.stale(request);
    },
  } as ContentReader;
}

export function delay(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}
