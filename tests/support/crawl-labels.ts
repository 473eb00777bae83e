import { createBlog } from '../../sample-provider/blog.ts';
import { sampleContent } from '../../sample-provider/content.ts';
import { listNames } from '../../shared/content/lists.ts';
import { readPost } from '../../worker/crawl/crawled-post.ts';
import { type LabelCrawl, labelPages, recordLabel } from '../../worker/crawl/label-crawl.ts';
import { newListCrawl, recordPage } from '../../worker/crawl/list-crawl.ts';
import { listWords } from '../../worker/crawl/post-words.ts';

/** The number of posts on a page of the sample provider. */
const pageSize = 10;

type CrawledSite = { kv(): Promise<{ put(key: string, value: string): unknown }> };

/** Stores what the crawl of the sample content finds. The site must not have read it before. */
export async function crawlLabels(site: CrawledSite) {
  const kv = await site.kv();
  const { posts } = sampleContent();
  const now = Date.now();
  for (const list of listNames) {
    const read = await Promise.all(posts[list].map((post) => readPost(post, undefined, now)));
    const crawl = newListCrawl();
    recordPage(crawl, { posts: read.map(({ post }) => post) }, { startedAt: now });
    const words = listWords(read.map(({ post, names = '' }) => ({ ...post, names })));
    await kv.put(`crawl ${list}`, JSON.stringify(crawl));
    await kv.put(`words ${list}`, JSON.stringify(words));
  }
  const labels: LabelCrawl = {};
  for (const page of labelPages) {
    const found = createBlog(posts[page.blog]).withLabel(page.label);
    const nextPageToken = found.length > pageSize ? 'next' : undefined;
    recordLabel(labels, page.path, { posts: found.slice(0, pageSize), nextPageToken }, now);
  }
  await kv.put('crawl labels', JSON.stringify(labels));
}
