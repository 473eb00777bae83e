import type { ContentReader, ContentRequest } from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';
import type { Route } from '../../shared/routes.ts';
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
 * @param onShow called when what has waited is shown
 */
export function createNavigationReader(
  reader: BrowserContentReader,
  { contents: { main, above } }: Route,
  onShow: () => void,
): ContentReader {
  const shownAbove = new Map<string, Result<unknown>>();
  const missing = above.filter((request) => {
    const result = reader.stale(request);
    if (result) shownAbove.set(request.url, result);
    return !result;
  });
  const waiting = new Set(missing.map(({ url }) => url));
  if (main && waiting.size > 0) waiting.add(main.url);
  const waited = Promise.race([deadline(), Promise.all(missing.map(reader.read))]).then(() => {
    for (const request of missing) shownAbove.set(request.url, reader.stale(request) ?? tooLate);
    waiting.clear();
    onShow();
  });

  async function deadline() {
    if (main) await (reader.stale(main) ?? reader.read(main));
    await delay(main ? maxWait : loadingDelay);
  }

  function read<Data>(request: ContentRequest<Data>): Result<Data> | Promise<Result<Data>> {
    const shown = shownAbove.get(request.url) as Result<Data> | undefined;
    return shown ?? reader.read(request);
  }

  return {
    read: (request) =>
      waiting.has(request.url) ? waited.then(() => read(request)) : read(request),
    stale: (request) => (waiting.has(request.url) ? undefined : reader.stale(request)),
  };
}

export function delay(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}
