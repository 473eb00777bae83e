import { LRUCache } from 'lru-cache';

/** A page is stored until the end of an hour; ms. The year in its footer changes at a full hour, because the time zone of the site differs from UTC by full hours. */
const hour = 60 * 60_000;

type StoredPage<Body> = { body: Body; values: readonly unknown[]; hour: number };

/** The maximum size of all pages with their values; bytes. An isolate has 128 MB. */
const maxSize = 32_000_000;

/** Pages by their URLs, with the values that they were rendered from, until the end of the hour. */
export function createPageMemory<Body extends { bytes: Uint8Array }>(now: typeof Date.now) {
  const pages = new LRUCache<string, StoredPage<Body>>({
    maxSize,
    // Its values take up to twice as much as a page, and may be in no other memory.
    sizeCalculation: ({ body }) => 3 * body.bytes.length,
  });
  const currentHour = () => Math.floor(now() / hour);
  return {
    /** Returns a page; undefined if it would be rendered from other objects now. */
    get(url: string, values: readonly unknown[]): Body | undefined {
      const page = pages.get(url);
      if (page?.hour !== currentHour()) return undefined;
      const isSame = page.values.every((value, i) => value === values[i]);
      return isSame ? page.body : undefined;
    },
    set(url: string, values: readonly unknown[], body: Body) {
      pages.set(url, { body, values, hour: currentHour() });
    },
  };
}
