import { type ListName, listNames } from '../../shared/content/lists.ts';
import type { KeyValueStore } from '../runtime/key-value-store.ts';
import { type LabelCrawl, labelCrawlSchema } from './label-crawl.ts';
import { type ListCrawl, listCrawlSchema, newListCrawl } from './list-crawl.ts';

export type ListCrawls = Record<ListName, ListCrawl>;

/** The values in KV: one for each list, and one for all labels. */
export type Crawl = ListCrawls & { labels: LabelCrawl };

export type CrawlPart = keyof Crawl;

/** The lifetime in KV of a value that nothing changes; ms. */
export const lifetime = 30 * 24 * 60 * 60_000;

const keyOf = (part: CrawlPart) => `crawl ${part}`;

export async function byList<T>(read: (list: ListName) => Promise<T>) {
  const found = listNames.map(async (list) => [list, await read(list)] as const);
  return Object.fromEntries(await Promise.all(found)) as Record<ListName, T>;
}

/** A list that KV does not have is as in `known`. */
export function readLists(read: KeyValueStore['read'], known?: ListCrawls): Promise<ListCrawls> {
  return byList(
    async (list) => (await read(keyOf(list), listCrawlSchema)) ?? known?.[list] ?? newListCrawl(),
  );
}

export async function readLabels(
  read: KeyValueStore['read'],
  known: LabelCrawl = {},
): Promise<LabelCrawl> {
  return (await read(keyOf('labels'), labelCrawlSchema)) ?? known;
}

export function writeCrawl(put: KeyValueStore['put'], crawl: Crawl, part: CrawlPart) {
  return put(keyOf(part), crawl[part], lifetime);
}
