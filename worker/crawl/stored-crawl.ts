import type { ListName } from '../../shared/content/lists.ts';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { type LabelCrawl, labelCrawlSchema } from './label-crawl.ts';
import { type ListCrawl, listCrawlSchema, newListCrawl } from './list-crawl.ts';
import { type NamesByList, namesOfPosts, type PostNames, postNamesSchema } from './post-names.ts';

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

/** The names in the posts of a list are a value of their own, because only a search needs them. */
const namesKey = (list: ListName) => `names ${list}`;

async function readNames(read: KeyValueStore['read'], list: ListName): Promise<PostNames> {
  return (await read(namesKey(list), postNamesSchema)) ?? {};
}

export async function readAllNames(read: KeyValueStore['read']): Promise<NamesByList> {
  const [thoughts, quotes, articles] = await Promise.all([
    readNames(read, 'thoughts'),
    readNames(read, 'quotes'),
    readNames(read, 'articles'),
  ]);
  return { thoughts, quotes, articles };
}

/** Writes the names in the posts that were read, with those that are known. Posts without names are marked in `crawl`. */
export async function updateNames(
  { read, put }: Pick<KeyValueStore, 'read' | 'put'>,
  list: ListName,
  crawl: ListCrawl,
  ofPosts: PostNames,
) {
  const names = namesOfPosts(crawl, await readNames(read, list), ofPosts);
  await put(namesKey(list), names, lifetime);
}
