import type { ListName } from '../../shared/content/lists.ts';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { type LabelCrawl, labelCrawlSchema, labelPages, storedLabelCrawl } from './label-crawl.ts';
import {
  type CrawledList,
  crawledListSchema,
  type ListCrawl,
  newListCrawl,
  storedListCrawl,
} from './list-crawl.ts';

/** What was found so far in the whole site. Each part is one value in KV. */
export type Crawled = { lists: Record<ListName, CrawledList>; labels: LabelCrawl };

/** The same in a run, which changes it. */
export type Crawl = { lists: Record<ListName, ListCrawl>; labels: LabelCrawl };

export type CrawlPart = ListName | 'labels';

export function newCrawl(): Crawl {
  return {
    lists: { thoughts: newListCrawl(), quotes: newListCrawl(), articles: newListCrawl() },
    labels: new Map(),
  };
}

/** `complete` when each list was walked to its end and each label has had a response. */
export function crawlProgress({ lists, labels }: Crawled): 'nothing' | 'some' | 'complete' {
  const all = Object.values(lists);
  const checked = labelPages.filter(({ path }) => labels.get(path)?.checkedAt).length;
  if (checked === labelPages.length && all.every(({ walkedAt }) => walkedAt.full > 0)) {
    return 'complete';
  }
  const hasSome = all.some(
    ({ posts, walkedAt }) => !posts.values().next().done || walkedAt.full > 0,
  );
  return checked > 0 || hasSome ? 'some' : 'nothing';
}

/** The lifetime in KV of a value that nothing changes; ms. */
const lifetime = 30 * 24 * 60 * 60_000;

const keyOf = (part: CrawlPart) => `sitemap ${part}`;

/** A list that `read` does not return is as in `known`. */
export async function readLists(
  read: KeyValueStore['read'],
  known: Crawled['lists'] = newCrawl().lists,
): Promise<Crawled['lists']> {
  const readList = async (name: ListName) =>
    (await read(keyOf(name), crawledListSchema)) ?? known[name];
  const [thoughts, quotes, articles] = await Promise.all([
    readList('thoughts'),
    readList('quotes'),
    readList('articles'),
  ]);
  return { thoughts, quotes, articles };
}

export async function readLabels(
  read: KeyValueStore['read'],
  known: LabelCrawl = new Map(),
): Promise<LabelCrawl> {
  return (await read(keyOf('labels'), labelCrawlSchema)) ?? known;
}

export function writePart(
  { lists, labels }: Crawl,
  part: CrawlPart,
  put: KeyValueStore['put'],
): Promise<void> {
  const value = part === 'labels' ? storedLabelCrawl(labels) : storedListCrawl(lists[part]);
  return put(keyOf(part), value, lifetime);
}
