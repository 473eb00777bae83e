import { LRUCache } from 'lru-cache';
import type { Route } from '../../shared/routes.ts';
import { currentYear } from '../../shared/site-calendar.ts';

/** The maximum size of all pages in memory; bytes. An isolate has 128 MB. */
const maxSize = 16_000_000;

/** A page follows from its route, the year in its footer and its contents, which their versions stand for. */
export function createPageMemory<Body extends { bytes: Uint8Array }>() {
  const pages = new LRUCache<string, Body>({
    maxSize,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  return {
    find: (route: Route, versions: readonly string[]) => pages.get(keyOf(route, versions)),
    add(route: Route, versions: readonly string[], body: Body): void {
      pages.set(keyOf(route, versions), body);
    },
  };
}

/** Nothing else of the URL determines the page. */
function keyOf(route: Route, versions: readonly string[]): string {
  const identified = 'list' in route ? { ...route, list: route.list.name } : route;
  return JSON.stringify([identified, currentYear(), versions]);
}
