import { sampleContent } from '../sample-provider/content.ts';
import { createRandom } from '../sample-provider/random.ts';
import { bibleBooks, referenceText } from '../shared/scripture/verses.ts';
import { readPost } from '../worker/crawl/crawled-post.ts';
import { newListCrawl } from '../worker/crawl/list-crawl.ts';

/** The texts that the crawl stores of generated thoughts and quotes with five citations each; a JSON array. */
export async function crawledLists(count: number): Promise<string> {
  const { below, pick } = createRandom(24);
  function citation(): string {
    const { verses } = pick(bibleBooks);
    const first = verses.first + below(verses.last - verses.first - 3);
    return referenceText({ first, last: first + below(4) });
  }
  const { thoughts, quotes } = sampleContent({ generated: count }).posts;
  const texts = [thoughts, quotes].map(async (posts) => {
    const crawl = newListCrawl();
    for (const { id, title, published } of posts) {
      const content = Array.from({ length: 5 }, citation).join(', and ');
      const received = { id, title, content, published };
      crawl.posts.push((await readPost(received, undefined, Date.now())).post);
    }
    return JSON.stringify(crawl);
  });
  return JSON.stringify(await Promise.all(texts));
}
