import { sampleContent } from '../sample-provider/content.ts';
import { createRandom } from '../sample-provider/random.ts';
import { bibleBooks, referenceText } from '../shared/scripture/verses.ts';
import { readPost } from '../worker/crawl/crawled-post.ts';
import { newListCrawl, storedListCrawl } from '../worker/crawl/list-crawl.ts';
import { bundleBaseline } from './bundle-baseline.ts';
import { serveDirect } from './direct-worker.ts';
import { measure, medianCpu, type Round } from './measure.ts';

/** `cpu` and the aim `most` in ms; `cpu` is undefined if it is not available. */
export type IndexCost = { work: string; cpu: number | undefined; most: number };

const rounds = 5;

/** By the path in the measured Worker. */
const tasks = {
  parse: { work: 'parsing the index of 2,100 posts', most: 2 },
  books: { work: '/passages, 5,000 posts in memory', most: 5 },
  book: { work: 'a book of /passages, 5,000 posts in memory', most: 5 },
  chapter: { work: 'the posts on a chapter, 5,000 posts in memory', most: 5 },
  year: { work: 'the handouts of a year, 5,000 posts in memory', most: 5 },
  search: { work: 'the offers of a search, 5,000 posts in memory', most: 5 },
};

export function describeIndex({ work, cpu, most }: IndexCost): string {
  const cost = cpu === undefined ? 'not available' : `${cpu.toFixed(2)} ms`;
  return `CPU of ${work}: ${cost} (aim: at most ${most} ms).`;
}

/** Measures the work with the index of the crawl in workerd. */
export async function measureIndex(): Promise<IndexCost[]> {
  const module = await bundleBaseline('bench/baseline-index.ts');
  const bindings = { PARSED: await storedLists(2_100), HELD: await storedLists(5_000) };
  const worker = await serveDirect({ module, bindings });
  const costs: IndexCost[] = [];
  try {
    for (const [path, task] of Object.entries(tasks)) {
      const options = { url: () => `${worker.url}/${path}`, connections: 1, requests: 20 };
      await measure(worker, options);
      const measured: Round[] = [];
      for (let round = 0; round < rounds; round++) measured.push(await measure(worker, options));
      const cpu = medianCpu(measured);
      costs.push({ ...task, cpu: cpu === undefined ? undefined : cpu / 10 });
    }
  } finally {
    await worker.close();
  }
  return costs;
}

/** What the crawl stores of generated thoughts and quotes with five citations each. */
async function storedLists(count: number): Promise<string> {
  const { below, pick } = createRandom(24);
  function citation(): string {
    const { verses } = pick(bibleBooks);
    const first = verses.first + below(verses.last - verses.first - 3);
    return referenceText({ first, last: first + below(4) });
  }
  const { thoughts, quotes } = sampleContent({ generated: count }).posts;
  const stored = [thoughts, quotes].map(async (posts) => {
    const crawl = newListCrawl();
    for (const { id, title, published } of posts) {
      const content = Array.from({ length: 5 }, citation).join(', and ');
      const received = { id, title, content, published };
      crawl.posts.set(id, { ...(await readPost(received, undefined)), seenAt: Date.now() });
    }
    return JSON.stringify(storedListCrawl(crawl));
  });
  return JSON.stringify(await Promise.all(stored));
}
