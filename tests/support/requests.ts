import type { Page } from 'playwright-core';
import { visits } from './browser.ts';

/** Blocks requests whose URL matches until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Fonts and drawings, which are loaded when content with them is shown. */
const decoration = /^\/assets\/.*\.(woff2|svg)$/;

/**
 * Returns a function that returns the URLs requested since its last call, or since now: path and query, or the complete URL
 * for another origin. Without the icon, which the browser requests at any time, and without fonts and drawings.
 */
export function watchRequests(page: Page): () => string[] {
  const requests = watchFiles(page, (path) => path !== '/favicon.svg' && !decoration.test(path));
  return () => requests.splice(0);
}

/** Returns the list of fonts that are requested from now on. */
export const watchFonts = (page: Page) => watchFiles(page, (path) => path.endsWith('.woff2'));

function watchFiles(page: Page, isWatched: (path: string) => boolean): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const path = request.url().replace(`${visits.get(page)?.siteUrl}`, '');
    if (!path.startsWith('data:') && isWatched(path)) paths.push(path);
  });
  return paths;
}
