import type { ContentReader, ContentRequest } from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';
import type { Route } from '../../shared/pages/route.ts';
import type { BrowserContentReader } from './browser-content-reader.ts';

/** How long a navigation waits for its content before it shows 'Loading...'; ms. */
export const loadingDelay = 100;

/** How long the main content waits for what stands above it; ms. */
const maxWait = 1_000;

const tooLate: Result<never> = { error: { message: 'This content came too late.', status: 504 } };

/**
 * Creates the reader of one navigation. The main content waits for what stands above it, and both appear together. What
 * comes above it after that is omitted, so that nothing moves the main content. A page that is read with it again shows
 * the same contents.
 */
export function createNavigationReader(
  reader: BrowserContentReader,
  { contents: { main, above } }: Route,
): ContentReader {
  const missing = above.filter((request) => !reader.stale(request));
  /** What is shown above the main content, by its URL; undefined until the wait ends. */
  const shownAbove = new Map(above.map((request) => [request.url, reader.stale(request)]));
  let isWaiting = missing.length > 0;
  const waited = Promise.race([deadline(), Promise.all(missing.map(reader.read))]).then(() => {
    for (const request of missing) shownAbove.set(request.url, reader.stale(request) ?? tooLate);
    isWaiting = false;
  });

  async function deadline() {
    if (main) await (reader.stale(main) ?? reader.read(main));
    await delay(main ? maxWait : loadingDelay);
  }

  function waits({ url }: ContentRequest): boolean {
    const isMissing = shownAbove.has(url) && !shownAbove.get(url);
    return isWaiting && (isMissing || url === main?.url);
  }

  function read(request: ContentRequest) {
    return shownAbove.get(request.url) ?? reader.read(request);
  }

  return {
    read: (request: ContentRequest) =>
      waits(request) ? waited.then(() => read(request)) : read(request),
    stale: (request: ContentRequest) => (waits(request) ? undefined : reader.stale(request)),
  } as ContentReader;
}

export function delay(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}
