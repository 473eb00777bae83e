import { LRUCache } from 'lru-cache';

/** A page is stored until the end of an hour; ms. The year in its footer changes at a full hour, because the time zone of the site differs from UTC by full hours. */
const hour = 60 * 60_000;

/** Pages by their URLs, with the values that they were rendered from, until the end of the hour. */
export function createPageMemory<Body extends { parts: Uint8Array[] }>(now: typeof Date.now) {
  const pages = new LRUCache<string, { body: Body; values: readonly unknown[] }>({
    // In bytes. An isolate has 128 MB.
    maxSize: 32_000_000,
    // Its values take up to twice as much as a page, and may be in no other memory.
    sizeCalculation: ({ body }) => 3 * body.parts.reduce((sum, { length }) => sum + length, 0),
  });
  const ofHour = (values: readonly unknown[]) => [...values, Math.floor(now() / hour)];
  return {
    /** Returns a page; undefined if it would be rendered from other objects now. */
    get(url: string, values: readonly unknown[]): Body | undefined {
      const page = pages.get(url);
      const isSame = page && ofHour(values).every((value, i) => value === page.values[i]);
      return isSame ? page.body : undefined;
    },
    set(url: string, values: readonly unknown[], body: Body) {
      pages.set(url, { body, values: ofHour(values) });
    },
  };
}
