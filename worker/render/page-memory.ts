import { LRUCache } from 'lru-cache';
import type { Result } from '../../shared/content/result.ts';
import type { Route } from '../../shared/routes.ts';
import { currentYear } from '../../shared/site-calendar.ts';

/** The maximum size of all pages in memory; bytes. An isolate has 128 MB. */
const maxSize = 16_000_000;

/** The results of a page's content requests, by URL. */
export type PageResults = Readonly<Record<string, Result<unknown>>>;

/** `data` has the identities of the content by URL: a page does not retain evicted content. */
type StoredPage<Body> = { body: Body; data: ReadonlyMap<string, unknown>; year: string };

/**
 * The rendered pages in the memory of this isolate. A page follows from its route, its content and
 * the year in its footer. The content cache decides for each request which content may be served. A
 * stored page is found only for exactly these objects, so it is never older than its content.
 */
export function createPageMemory<Body extends { bytes: Uint8Array }>() {
  const pages = new LRUCache<string, StoredPage<Body>>({
    maxSize,
    sizeCalculation: ({ body }) => body.bytes.length,
  });

  return {
    /** Returns the page of a route with this content; undefined if it is not stored. */
    find(route: Route, results: PageResults): Body | undefined {
      const page = pages.get(keyOf(route));
      return page && page.year === currentYear() && hasData(results, page.data)
        ? page.body
        : undefined;
    },

    /** Stores a page that was rendered with this content. All of it must have loaded. */
    add(route: Route, results: PageResults, body: Body): void {
      const data = new Map(
        Object.entries(results).flatMap(([url, result]) =>
          'data' in result ? [[url, identityOf(result.data)]] : [],
        ),
      );
      pages.set(keyOf(route), { body, data, year: currentYear() });
    },
  };
}

/** The complete route: nothing else of the URL determines the page. */
function keyOf(route: Route): string {
  return JSON.stringify('list' in route ? { ...route, list: route.list.name } : route);
}

function hasData(results: PageResults, data: ReadonlyMap<string, unknown>): boolean {
  const entries = Object.entries(results);
  return (
    entries.length === data.size &&
    entries.every(
      ([url, result]) =>
        data.has(url) && 'data' in result && identityOf(result.data) === data.get(url),
    )
  );
}

const identities = new WeakMap<object, symbol>();

function identityOf(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const known = identities.get(data);
  if (known) return known;
  const identity = Symbol();
  identities.set(data, identity);
  return identity;
}
