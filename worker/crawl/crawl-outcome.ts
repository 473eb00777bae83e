import type { BrowseState } from '../../shared/browse/browse-state.ts';
import type { ListName } from '../../shared/content/lists.ts';
import type { BlogName } from '../provider/blog.ts';
import type { ReceivedList } from '../provider/wire-schemas.ts';
import { readPost } from './crawled-post.ts';
import { crawledLabel, type LabelCrawl, postponedLabel } from './label-crawl.ts';
import {
  isFirstPageChanged,
  isWalkDue,
  type ListCrawls,
  withChange,
  withFailedPage,
  withFirstPage,
  withPage,
} from './list-crawl.ts';
import type { PostNames } from './post-words.ts';

/** The values in KV: one for each list, and one for all labels. */
export type Crawl = ListCrawls & { labels: LabelCrawl };

/** A call to the provider: for the first page of a list, for the next page of a walk, or for a label, which has a path. */
export type Call = { browse: BrowseState } & (
  | { kind: 'first-page' | 'walk'; blog: ListName }
  | { kind: 'label'; blog: BlogName; path: string }
);

export type CrawlOutcome = {
  call: Call;
  hasFailed?: boolean;
  /** The parts of the crawl that are others now. */
  parts: Partial<Crawl>;
  /** The names in the new and changed posts of its list, if the list of posts is another one now. */
  names?: PostNames | undefined;
  /** The list, if its first page has changed. */
  changed?: ListName | undefined;
  /** The length of new and changed posts; UTF-16 code units. */
  markup?: number;
};

/** Returns what follows from a response of the provider, without an effect. `now` is the start of the run; ms since the epoch. */
export async function outcomeOf(
  crawl: Crawl,
  call: Call,
  received: ReceivedList,
  now: number,
): Promise<CrawlOutcome> {
  if (call.kind === 'label') {
    const { blog, path } = call;
    const label = crawledLabel(received, now);
    const hasOtherCount = label.count !== crawl.labels[path]?.count;
    const isInPanel = blog !== 'resources' && hasOtherCount;
    const list = isInPanel ? { [blog]: withChange(crawl[blog], [], now) } : {};
    return { call, parts: { labels: { ...crawl.labels, [path]: label }, ...list } };
  }
  const { kind, blog } = call;
  const known = crawl[blog];
  const byId = new Map(known.posts.map((post) => [post.id, post]));
  const read = await Promise.all(
    received.posts.map((post) => readPost(post, byId.get(post.id), now)),
  );
  const names = new Map(
    read.flatMap(({ post, names }) => (names === undefined ? [] : [[post.id, names]])),
  );
  const page = { posts: read.map(({ post }) => post), nextPageToken: received.nextPageToken };
  const changedIds = known.posts.flatMap(({ id }) => (names.has(id) ? id : []));
  const isOfWalk = kind === 'walk' || isWalkDue(known, now);
  const isChanged = kind === 'first-page' && isFirstPageChanged(known, page);
  let list = known;
  if (names.size > 0 || isChanged) list = withChange(list, changedIds, now);
  if (isOfWalk) list = withPage(list, page, known.walk ?? { startedAt: now });
  if (isChanged) list = withFirstPage(list, page);
  // After the last page of a walk, the posts that are gone are known.
  const hasOthers = names.size > 0 || (isOfWalk && !list.walk);
  const lengths = received.posts.map(({ id, content }) => (names.has(id) ? content.length : 0));
  return {
    call,
    parts: isOfWalk || isChanged ? { [blog]: list } : {},
    names: hasOthers ? Object.fromEntries(names) : undefined,
    changed: isChanged ? blog : undefined,
    markup: lengths.reduce((a, b) => a + b, 0),
  };
}

export function failureOf(crawl: Crawl, call: Call, now: number): CrawlOutcome {
  const failed = { call, hasFailed: true };
  if (call.kind === 'label') {
    const label = postponedLabel(crawl.labels[call.path], now);
    return { ...failed, parts: { labels: { ...crawl.labels, [call.path]: label } } };
  }
  const { kind, blog } = call;
  return { ...failed, parts: kind === 'walk' ? { [blog]: withFailedPage(crawl[blog]) } : {} };
}
