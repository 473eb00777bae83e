import { z } from 'zod';
import {
  type Browse,
  browseAll,
  browseLabel,
  browseMore,
  browseQuery,
} from '../../shared/browse.ts';
import { resourceLabels } from '../../shared/labels.ts';
import { lists } from '../../shared/lists.ts';
import { articleHref, resourcesHref } from '../../shared/paths.ts';
import { postHref } from '../../shared/post-address.ts';
import { createRecord, requestRecord, withRecord } from '../request-record.ts';
import type { BlogService } from './blog-service.ts';
import { policy as cachePolicy } from './content-cache.ts';
import type { BlogIds } from './content-source.ts';
import { errorLine } from './error-line.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { postIdSchema, publishedSchema } from './post-fields.ts';
import type { ReceivedList } from './received-posts.ts';
import { singleFlight } from './single-flight.ts';
import { unlessAborted } from './unless-aborted.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** How the provider is asked; times in ms. */
export const policy = {
  /** Between two walks through the list of articles. */
  articles: hour,
  /** Between two questions whether a label has posts. */
  label: day,
  /** Calls in one run, within the 50 that the smallest plan of the platform allows a request. */
  calls: 40,
  /** Calls of one run that may fail: a label that does blocks no other, and a provider that does is left alone. */
  failures: 3,
  /** No call begins later in a run. */
  longest: 10_000,
  kept: 30 * day,
};

const key = 'inventory';

const postSchema = z.object({ id: postIdSchema, published: publishedSchema });
type KnownPost = z.infer<typeof postSchema>;

const stateSchema = z.object({
  savedAt: z.number(),
  /** Those that the last whole walk found. */
  articles: z.object({ walkedAt: z.number(), found: z.array(postSchema) }),
  /** A walk that goes on in the next run. */
  walk: z.object({ pageToken: z.string(), found: z.array(postSchema) }).exactOptional(),
  /** By the address of the label's page, with the posts of its first page, the newest first. */
  labels: z.record(z.string(), z.object({ askedAt: z.number(), posts: z.array(postSchema) })),
});
type State = z.infer<typeof stateSchema>;

/** What there is to be found beside the pages that are always there. */
export type Inventory = {
  /** Each article, and of thoughts and quotes those that a label's first page shows: address, and when it was published. */
  posts: { path: string; published: string | null }[];
  /** The pages of labels that have posts: address, and when the newest of them was published. */
  labelPages: { path: string; newest: string | null }[];
  /** How much has been asked for by now, and was answered. */
  learnt: 'nothing' | 'some' | 'all';
};

type LabelPage = { path: string; blog: keyof BlogIds; label: string };

export const labelPages: readonly LabelPage[] = [
  ...lists.flatMap(({ name, path, labels }) =>
    [...labels].map((label) => ({
      path: path + browseQuery(browseLabel(label)),
      blog: name,
      label,
    })),
  ),
  ...resourceLabels
    .slice(1)
    .map((label) => ({ path: resourcesHref(label), blog: 'resources' as const, label })),
];

type InventoryOptions = {
  service: BlogService;
  blogIds: BlogIds;
  store: KeyValueStore;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
  log: (event: object) => void;
};

/**
 * Learns slowly what there is: posts do not tell their labels, so each label is asked for by itself.
 * One run makes at most 40 calls and keeps in KV what it learnt. Each of the 401 labels is asked for
 * once a day and the list of articles, ten to a call, walked once an hour: with 100 articles that
 * is 401 + 240 calls a day, whatever the number of visitors.
 */
export function createInventory(options: InventoryOptions) {
  const { service, blogIds, store, now, waitUntil, log } = options;
  const flights = singleFlight(waitUntil, { longest: 2 * policy.longest });
  let inMemory: State | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;

  async function load(): Promise<State> {
    const kept = await store.get(key, stateSchema);
    // What memory holds may be newer than what KV shows here yet.
    if (!inMemory || (kept && kept.savedAt > inMemory.savedAt)) inMemory = kept ?? nothingYet();
    return inMemory;
  }

  async function run() {
    const state = await load();
    const began = now();
    let calls = 0;
    let failures = 0;
    const ask: Ask = async (blog, browse) => {
      if (calls === policy.calls || failures === policy.failures) return 'no more';
      if (now() - began > policy.longest) return 'no more';
      calls++;
      try {
        // Each call has its own time, whoever has asked for the run.
        return await withRecord(createRecord(), () => service.posts(blogIds[blog], browse));
      } catch (error) {
        failures++;
        failedAt = now();
        log({ event: 'inventory-failed', error: errorLine(error) });
        return 'failed';
      }
    };
    await walkArticles(state, ask, now);
    await askLabels(state, ask, now);
    if (calls === failures) return;
    state.savedAt = now();
    await store.put(key, state, policy.kept);
  }

  function refresh(): Promise<void> {
    return flights(key, run);
  }

  return {
    /** What is known; it is refreshed behind the answer. Where nothing is known yet, the first run is waited for. */
    async read(): Promise<Inventory> {
      const { savedAt } = await load();
      if (savedAt === 0) {
        await unlessAborted(refresh(), requestRecord().deadline).catch(() => {});
      } else if (now() - failedAt >= cachePolicy.betweenAttempts) {
        waitUntil(refresh());
      }
      return inventoryOf(inMemory ?? nothingYet());
    },
    /** Asks for what is due, as much as one run may. */
    refresh,
  };
}

/** 'no more' is what the run may ask for. */
type Ask = (blog: keyof BlogIds, browse: Browse) => Promise<ReceivedList | 'failed' | 'no more'>;

async function walkArticles(state: State, ask: Ask, now: () => number) {
  const { walk, articles } = state;
  if (!walk && now() - articles.walkedAt < policy.articles) return;
  // A walk that fails begins anew: its token may be what it failed for.
  delete state.walk;
  const found = new Map(walk?.found.map((article) => [article.id, article]));
  let pageToken = walk?.pageToken;
  do {
    const page = await ask(
      'articles',
      pageToken ? browseMore(browseAll(), pageToken) : browseAll(),
    );
    if (page === 'failed') return;
    if (page === 'no more') {
      if (pageToken) state.walk = { pageToken, found: [...found.values()] };
      return;
    }
    const before = found.size;
    for (const post of page.posts) found.set(post.id, knownPost(post));
    // A page that brings nothing new would be followed by more such: see shared/paging.ts.
    pageToken = found.size > before ? page.nextPageToken : undefined;
  } while (pageToken);
  state.articles = { walkedAt: now(), found: [...found.values()] };
}

/** Those first that were not asked for the longest. */
async function askLabels({ labels }: State, ask: Ask, now: () => number) {
  const askedAt = ({ path }: LabelPage) => labels[path]?.askedAt ?? 0;
  const due = labelPages
    .filter((page) => now() - askedAt(page) >= policy.label)
    .toSorted((a, b) => askedAt(a) - askedAt(b));
  for (const { path, blog, label } of due) {
    const list = await ask(blog, browseLabel(label));
    if (list === 'no more') return;
    if (list === 'failed') continue;
    labels[path] = { askedAt: now(), posts: list.posts.map(knownPost) };
  }
}

function knownPost({ id, published }: KnownPost): KnownPost {
  return { id, published };
}

function nothingYet(): State {
  return { savedAt: 0, articles: { walkedAt: 0, found: [] }, labels: {} };
}

function inventoryOf({ savedAt, articles, labels }: State): Inventory {
  const all = articles.walkedAt > 0 && labelPages.every(({ path }) => path in labels);
  return {
    posts: [...postsByPath(articles.found, labels)].map(([path, published]) => ({
      path,
      published,
    })),
    labelPages: labelPages.flatMap(({ path }) => {
      const [newest] = labels[path]?.posts ?? [];
      return newest ? [{ path, newest: newest.published }] : [];
    }),
    learnt: all ? 'all' : savedAt > 0 ? 'some' : 'nothing',
  };
}

/** A post may have several labels; it has one address. */
function postsByPath(articles: readonly KnownPost[], labels: State['labels']) {
  const found = new Map(articles.map(({ id, published }) => [articleHref(id), published]));
  for (const { path, blog } of labelPages) {
    const list = lists.find(({ name }) => name === blog);
    if (!list) continue;
    for (const { id, published } of labels[path]?.posts ?? []) {
      found.set(postHref(list, id), published);
    }
  }
  return found;
}
