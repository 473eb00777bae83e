import type { BrowseState } from '../../shared/browse/browse-state.ts';
import type { BlogName } from '../provider/blog.ts';
import type { ReceivedList } from '../provider/wire-schemas.ts';
import { readPost } from './crawled-post.ts';
import { recordLabel, recordLabelFailure } from './label-crawl.ts';
import {
  isWalkDue,
  type ListCrawl,
  recordChange,
  recordFailure,
  recordFirstPage,
  recordPage,
} from './list-crawl.ts';
import type { Call, Outcome } from './next-call.ts';
import type { Crawl } from './stored-crawl.ts';

/** What the calls of a run change in place. Times in ms since the epoch. */
type State = { crawl: Crawl; startedAt: number; now: typeof Date.now };

type CallKind<K extends Call['kind']> = {
  query(call: Call<K>): { blog: BlogName; browse: BrowseState };
  record(call: Call<K>, received: ReceivedList, state: State): Outcome | Promise<Outcome>;
  recordFailure(call: Call<K>, state: State): Outcome;
};

/** How each kind of call is made, and what it changes. */
export const callKinds: { [K in Call['kind']]: CallKind<K> } = {
  'first-page': {
    query: ({ list }) => ({ blog: list, browse: {} }),
    async record(call, received, { crawl, startedAt, now }) {
      const list = crawl[call.list];
      const { page, ...read } = await readPage(received, list, now);
      const isDue = isWalkDue(list, startedAt);
      if (isDue) recordPage(list, page, { startedAt });
      const isChanged = recordFirstPage(list, page);
      if (isChanged) recordChange(list, [], now());
      return { ...read, isWritten: isDue || isChanged, isChanged };
    },
    recordFailure: () => ({}),
  },
  walk: {
    query: ({ list, walk: { pageToken } }) => ({ blog: list, browse: { pageToken } }),
    async record(call, received, { crawl, now }) {
      const list = crawl[call.list];
      const { page, ...read } = await readPage(received, list, now);
      recordPage(list, page, call.walk);
      // After the last page, the posts that are gone are known.
      return { ...(!list.walk && { names: {} }), ...read, isWritten: true };
    },
    recordFailure({ list }, { crawl }) {
      recordFailure(crawl[list]);
      return { isWritten: true };
    },
  },
  label: {
    query: ({ page: { blog, label } }) => ({ blog, browse: { label } }),
    record({ page }, received, { crawl, now }) {
      recordLabel(crawl.labels, page, received, now());
      return { isWritten: true };
    },
    recordFailure({ page }, { crawl, now }) {
      recordLabelFailure(crawl.labels, page, now());
      return { isWritten: true };
    },
  },
};

/** Reads the posts of a page. Those that are new or changed have names. */
async function readPage(
  { posts, nextPageToken }: ReceivedList,
  list: ListCrawl,
  now: typeof Date.now,
) {
  const read = await Promise.all(
    posts.map(async (received) => {
      const known = list.posts.find(({ id }) => id === received.id);
      const { post, names } = await readPost(received, known, now());
      if (known && post.digest !== known.digest) recordChange(list, [post.id], now());
      return { post, names, markup: names === undefined ? 0 : received.content.length };
    }),
  );
  const names = read.flatMap(({ post, names }) => (names === undefined ? [] : [[post.id, names]]));
  return {
    page: { posts: read.map(({ post }) => post), nextPageToken },
    ...(names.length > 0 && { names: Object.fromEntries(names) }),
    markup: read.reduce((sum, { markup }) => sum + markup, 0),
  };
}
