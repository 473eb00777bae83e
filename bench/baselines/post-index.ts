import { listCrawlSchema, newListCrawl } from '../../worker/crawl/list-crawl.ts';
import { postIndex } from '../../worker/crawl/post-index.ts';

type Env = { LISTS: string };

/** Makes the index of posts ten times from the lists of the crawl in `LISTS`, a JSON array of the texts in KV. */
export default {
  async fetch(_request: Request, { LISTS }: Env): Promise<Response> {
    const texts = JSON.parse(LISTS) as string[];
    for (let i = 0; i < 10; i++) {
      const [thoughts = newListCrawl(), quotes = newListCrawl()] = texts.map((text) =>
        listCrawlSchema.parse(JSON.parse(text)),
      );
      postIndex({ thoughts, quotes, articles: newListCrawl() }, {});
    }
    return new Response();
  },
};
