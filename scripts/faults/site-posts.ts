import { setTimeout } from 'node:timers/promises';
import type { Root } from 'hast';
import type { BrowseState } from '../../shared/browse/browse-state.ts';
import type { ContentRequest } from '../../shared/content/content-request.ts';
import type { ListName } from '../../shared/content/lists.ts';
import { postKind } from '../../shared/content/post.ts';
import { postsKind } from '../../shared/content/posts.ts';
import type { Article, Post, PostPage } from '../../shared/content/stored-schemas.ts';
import { readPost } from '../../worker/crawl/crawled-post.ts';
import { crawledLabel, type LabelCrawl, labelPages } from '../../worker/crawl/label-crawl.ts';
import { byList, newListCrawl } from '../../worker/crawl/list-crawl.ts';
import { type IndexedPost, postIndex } from '../../worker/crawl/post-index.ts';
import { sanitizedPost } from '../../worker/sanitize/sanitized-post.ts';
import { UsageError } from '../command-line.ts';

/** How often a request is repeated that the site refuses for a while. */
const maxAttempts = 10;

/** The content of a post as a tree. */
export type SitePost = IndexedPost & { tree: Root };

export type SitePosts = Awaited<ReturnType<typeof readSite>>;

/** Reads all posts of a deployed site through its API. */
export async function readSite(url: string) {
  const trees = new Map<string, Root>();
  const crawls = await byList(async (list) => {
    const posts = await readList(url, list);
    const read = await Promise.all(
      posts.map((post) => {
        trees.set(`${list} ${post.id}`, sanitizedPost(post).tree);
        return readPost(post, undefined, 1);
      }),
    );
    return { ...newListCrawl(), walkedAt: 1, posts: read.map(({ post }) => post) };
  });
  const labels: LabelCrawl = {};
  for (const page of labelPages.filter(({ blog }) => blog === 'thoughts')) {
    const posts = await readList(url, 'thoughts', page.label);
    labels[page.path] = crawledLabel({ posts }, 1);
  }
  const index = postIndex(crawls, labels);
  const posts = index.posts.flatMap((post) => {
    const tree = trees.get(`${post.list} ${post.id}`);
    return tree ? [{ ...post, tree }] : [];
  });
  return { url, index, posts };
}

/** The posts of a list, or of a label in it, in full. A page that has only known posts is the last. */
async function readList(site: string, list: ListName, label?: string) {
  const found = new Map<string, Post | Article>();
  let browse: BrowseState = { label };
  for (;;) {
    const page: PostPage = await read(site, postsKind.request({ list, browse }));
    const others = page.posts.filter(({ id }) => !found.has(id));
    const inFull = others.map((post) =>
      'content' in post ? post : read(site, postKind.request({ list, id: post.id })),
    );
    for (const post of await Promise.all(inFull)) found.set(post.id, post);
    if (!page.nextPageToken || others.length === 0) return [...found.values()];
    browse = { label, pageToken: page.nextPageToken };
  }
}

async function read<Data>(site: string, { url }: ContentRequest<Data>): Promise<Data> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(site + url);
    const body = await response.json();
    if (response.ok) return body;
    const pause = Number(response.headers.get('Retry-After'));
    if (!pause || attempt === maxAttempts) {
      throw new UsageError(`${site + url} responded with ${response.status}.`);
    }
    await setTimeout(pause * 1_000);
  }
}
