import type { ListName } from '../../shared/content/lists.ts';
import type { PostReference } from '../../shared/content/post.ts';
import { type BlogIds, type BlogService, PostNotFound } from '../provider/blog.ts';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { errorLine } from '../provider/provider-error.ts';
import { readPost } from './crawled-post.ts';
import { labelPages, recordLabel } from './label-crawl.ts';
import type { PostNames } from './post-names.ts';
import { readLabels, readLists, updateNames, writeCrawl } from './stored-crawl.ts';

/** The number of calls at a time. */
const concurrency = 6;

export type Recheck = {
  posts: readonly PostReference[];
  /** Labels of thoughts. */
  labels: readonly string[];
};

type RecheckOptions = {
  blogService: BlogService;
  blogIds: BlogIds;
  store: Pick<KeyValueStore, 'read' | 'put'>;
  now: () => number;
  log: (event: object) => void;
  inspectedSite?: string | undefined;
};

/** Requests posts and labels that the crawl has found, and records them. What the provider fails to send stays as it was. */
export async function recheckPosts({ posts, labels }: Recheck, options: RecheckOptions) {
  const { blogService, blogIds, store, now, log, inspectedSite } = options;
  const [lists, labelCrawl] = await Promise.all([readLists(store.read), readLabels(store.read)]);
  const names = new Map<ListName, PostNames>();

  async function recheckPost({ list, postId }: PostReference) {
    const crawl = lists[list];
    const known = crawl.posts.find(({ id }) => id === postId);
    const others = () => crawl.posts.filter(({ id }) => id !== postId);
    try {
      const received = await blogService.post(blogIds[list], postId);
      const { post, names: read } = await readPost(received, known, now(), inspectedSite);
      crawl.posts = [...others(), post];
      if (read !== undefined) names.set(list, { ...names.get(list), [postId]: read });
    } catch (error) {
      if (!(error instanceof PostNotFound)) throw error;
      crawl.posts = others();
    }
  }

  const pages = labelPages.filter(
    ({ blog, label }) => blog === 'thoughts' && labels.includes(label),
  );
  const calls = [
    ...posts.map((post) => () => recheckPost(post)),
    ...pages.map((page) => async () => {
      const received = await blogService.posts(blogIds.thoughts, { label: page.label });
      recordLabel(labelCrawl, page, received, now());
    }),
  ];
  async function makeCalls() {
    for (let call = calls.shift(); call; call = calls.shift()) {
      await call().catch((error) => log({ event: 'crawl-failed', error: errorLine(error) }));
    }
  }
  await Promise.all(Array.from({ length: concurrency }, makeCalls));
  await Promise.all(
    Array.from(names, ([list, read]) => updateNames(store, list, lists[list], read)),
  );
  await Promise.all([
    ...[...new Set(posts.map(({ list }) => list))].map((list) =>
      writeCrawl(store.put, list, lists[list]),
    ),
    pages.length > 0 && writeCrawl(store.put, 'labels', labelCrawl),
  ]);
}
