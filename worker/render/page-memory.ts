import { LRUCache } from 'lru-cache';
import type { Route } from '../../shared/routes.ts';
import { currentYear } from '../../shared/site-calendar.ts';

/** The maximum size of all pages in memory; bytes. An isolate has 128 MB. */
const maxSize = 16_000_000;

/** Pages by their `pageKey`. */
export function createPageMemory<Body extends { bytes: Uint8Array }>() {
  return new LRUCache<string, Body>({ maxSize, sizeCalculation: ({ bytes }) => bytes.length });
}

let lastYear = { hour: Number.NaN, text: '' };

/** In the time zone of the site the year changes at a full hour of UTC. Formatting takes 10 % of the time of a page from memory. */
function yearOfHour(): string {
  const hour = Math.floor(Date.now() / 3_600_000);
  if (hour !== lastYear.hour) lastYear = { hour, text: currentYear() };
  return lastYear.text;
}

/** A page follows from its route, the year in its footer and its contents, which their versions stand for. */
export function pageKey(route: Route, versions: readonly string[]): string {
  return JSON.stringify([route, yearOfHour(), versions]);
}
