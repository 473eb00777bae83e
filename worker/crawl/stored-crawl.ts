import type { ListName } from '../../shared/content/lists.ts';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { type LabelCrawl, labelCrawlSchema } from './label-crawl.ts';
import { type ListCrawl, listCrawlSchema, newListCrawl } from './list-crawl.ts';

export type ListCrawls = Record<ListName, ListCrawl>;

/** The values in KV: one for each list, and one for all labels. */
type Crawl = ListCrawls & { labels: LabelCrawl };

export type CrawlPart = keyof Crawl;

/** The lifetime in KV of a value that nothing changes; ms. */
const lifetime = 30 * 24 * 60 * 60_000;

const keyOf = (part: CrawlPart) => `crawl ${part}`;

/** A list that KV does not have is as in `known`. */
export async function readLists(
  read: KeyValueStore['read'],
  known?: ListCrawls,
): Promise<ListCrawls> {
  const readList = async (name: ListName) =>
    (await read(keyOf(name), listCrawlSchema)) ?? known?.[name] ?? newListCrawl();
  const [thoughts, quotes, articles] = await Promise.all([
    readList('thoughts'),
    readList('quotes'),
    readList('articles'),
  ]);
  return { thoughts, quotes, articles };
}

export async function readLabels(
  read: KeyValueStore['read'],
  known: LabelCrawl = {},
): Promise<LabelCrawl> {
  return (await read(keyOf('labels'), labelCrawlSchema)) ?? known;
}

export function writeCrawl<P extends CrawlPart>(
  put: KeyValueStore['put'],
  part: P,
  crawl: Crawl[P],
) {
  return put(keyOf(part), crawl, lifetime);
}
