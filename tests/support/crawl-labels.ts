import { createBlog } from '../../sample-provider/blog.ts';
import { sampleContent } from '../../sample-provider/content.ts';
import { listNames } from '../../shared/content/lists.ts';
import { readPost } from '../../worker/crawl/crawled-post.ts';
import { crawledLabel, type LabelCrawl, labelPages } from '../../worker/crawl/label-crawl.ts';
import { newListCrawl, withPage } from '../../worker/crawl/list-crawl.ts';
import { listWords } from '../../worker/crawl/post-words.ts';

/** The number of posts on a page of the sample provider. */
const pageSize = 10;

/** The keys and values in KV that a complete crawl of the sample content stores. */
async function crawlSample() {
  const kv = new Map<string, string>();
  const put = (key: string, value: object) => kv.set(key, JSON.stringify(value));
  const { posts } = sampleContent();
  const now = Date.now();
  for (const list of listNames) {
    const read = await Promise.all(posts[list].map((post) => readPost(post, undefined, now)));
    const page = { posts: read.map(({ post }) => post) };
    put(`crawl ${list}`, withPage(newListCrawl(), page, { startedAt: now }));
    put(`words ${list}`, listWords(read.map(({ post, names = '' }) => ({ ...post, names }))));
  }
  const labels: LabelCrawl = {};
  for (const page of labelPages) {
    const found = createBlog(posts[page.blog]).withLabel(page.label);
    const nextPageToken = found.length > pageSize ? 'next' : undefined;
    labels[page.path] = crawledLabel({ posts: found.slice(0, pageSize), nextPageToken }, now);
  }
  put('crawl labels', labels);
  return kv;
}

let crawled: ReturnType<typeof crawlSample> | undefined;

/** It is crawled once. */
export function crawledSample() {
  crawled ??= crawlSample();
  return crawled;
}

type CrawledSite = { kv(): Promise<{ put(key: string, value: string): unknown }> };

/** Stores what the crawl of the sample content finds. The site must not have read it before. */
export async function crawlLabels(site: CrawledSite) {
  const kv = await site.kv();
  for (const [key, value] of await crawledSample()) await kv.put(key, value);
}
