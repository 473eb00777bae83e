import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import type { PageData } from '../client/content/page-data.ts';
import { sampleContent } from '../sample-provider/content.ts';
import { defaults } from '../sample-provider/defaults.ts';
import { createSampleProvider } from '../sample-provider/sample-provider.ts';
import { serveProvider } from '../sample-provider/serve.ts';
import { readPost } from '../worker/crawl/crawled-post.ts';
import { byList, listCrawlSchema, newListCrawl } from '../worker/crawl/list-crawl.ts';
import { postIndex } from '../worker/crawl/post-index.ts';
import { sanitize } from '../worker/sanitize/sanitize.ts';
import { measureFirstPaint } from './first-paint.ts';
import { type Measurement, measureFirstRequests, measureInTurns, measurePart } from './measure.ts';
import { serveBaselines, serveSite } from './measured-worker.ts';

const path = '/apologetics';

/** `npm run bench`: measures a page of the built site and compares it with two baselines. */
console.log(`${path}, medians; CPU of the workerd process. Load before: ${loadavg()[0]}.`);
console.log(row(['', 'CPU ms', 'first byte ms', 'compared', 'at most']));
const provider = await startAnyLabelProvider();
const site = await serveSite(provider.url);
const page = await readPage(site.url);
const baselines = await serveBaselines(page);
const rendered = await readText(baselines.url + path);
if (rendered !== page.HTML) console.log('Warning: baseline 2 is another page than the site.');
let labels = 0;
const uncached = { worker: site, url: () => `${site.url}${path}?label=bench-${labels++}` };

const [baseline1, baseline2, fromMemory] = await measureInTurns(
  [
    { worker: baselines, url: () => `${baselines.url}/constant` },
    { worker: baselines, url: () => baselines.url + path },
    { worker: site, url: () => site.url + path },
  ],
  { rounds: 5, requests: 1500 },
);
const before = site.memory().toFixed(0);
const load = { rounds: 3, requests: 400 };
const [seen] = await measureInTurns([uncached], load);
provider.varyPosts();
const [neverSeen] = await measureInTurns([uncached], load);
const after = site.memory().toFixed(0);
await baselines.close();
for (const page of [path, `/articles/${defaults.posts.searchTips}`]) {
  const paint = await measureFirstPaint(site.url, page);
  console.log(row([`${page}: first paint in ms`, paint.toFixed(0)]));
}
await site.close();

print('baseline 1: a constant page with Hono', baseline1);
print('baseline 2: renderToString, data in memory', baseline2);
print('the site, from memory, to baseline 1', fromMemory, 2, baseline1);
print('list not cached, posts seen before, to baseline 2', seen, 2.4, baseline2);
print('list not cached, posts never seen, to baseline 2', neverSeen, 3.5, baseline2);
console.log(`memory of the process before and after these lists: ${before} and ${after} MB`);

const stored = await storedBy(provider.url);
const newIsolate = await measureFirstRequests(() => serveSite(provider.url, stored), path);
print('new isolate, content in KV', newIsolate);
const empty = await measureFirstRequests(() => serveSite(provider.url), path);
print('new isolate, nothing stored', empty);
await provider.close();

const { thoughts } = sampleContent().posts;
const sanitized = measurePart(thoughts.length, () => {
  for (const { content } of thoughts) sanitize(content, 'post-1.');
});
print('the sanitizer, a post of the sample content', sanitized, 0.2);
print('the index of 2,100 posts', await benchIndex(), 3);

/**
 * Starts a sample provider that returns the complete list for any label, so that any number of
 * uncached URLs have the same content as the cached one.
 */
async function startAnyLabelProvider() {
  const provider = createSampleProvider();
  let isVaried = false;
  let posts = 0;
  const app = new Hono().all('*', async (c) => {
    const url = new URL(c.req.url);
    if (!url.searchParams.has('label')) return provider.app.fetch(c.req.raw);
    url.searchParams.delete('label');
    url.pathname = url.pathname.replace(/\/labels$/, '');
    const response = await provider.app.fetch(new Request(url, c.req.raw));
    if (!isVaried) return response;
    const list: { posts: { content: string }[] } = await response.json();
    for (const post of list.posts) post.content += `<!-- ${posts++} -->`;
    return c.json(list);
  });
  return {
    ...(await serveProvider(app, 0)),
    /** Gives the posts of all further lists markup that they never had, for the same content. */
    varyPosts() {
      isVaried = true;
    },
  };
}

/** Measures what an isolate does with the texts that the crawl has stored. */
async function benchIndex(): Promise<Measurement> {
  const { posts } = sampleContent({ copies: 2_100 });
  const texts = await byList(async (list) => {
    const read = await Promise.all(posts[list].map((post) => readPost(post, undefined, 1)));
    return JSON.stringify({ ...newListCrawl(), posts: read.map(({ post }) => post) });
  });
  const crawl = (text: string) => listCrawlSchema.parse(JSON.parse(text));
  return measurePart(1, () => {
    const { thoughts, quotes, articles } = texts;
    const crawls = { thoughts: crawl(thoughts), quotes: crawl(quotes), articles: crawl(articles) };
    postIndex(crawls, {});
  });
}

/** Reads a page whose content is cached, and its data with the content from the site's `/api`. */
async function readPage(site: string) {
  await readText(site + path);
  const html = await readText(site + path);
  const [, script = ''] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  const data: PageData = JSON.parse(script);
  for (const url of Object.keys(data.results)) {
    data.results[url] = { data: JSON.parse(await readText(site + url)) };
  }
  return { HTML: html, DATA: JSON.stringify(data) };
}

async function readText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return response.text();
}

/** Returns the KV entries that the site writes when the page is requested. */
async function storedBy(providerUrl: string): Promise<string> {
  const worker = await serveSite(providerUrl, '{}');
  // The first response may be sent before all content is there.
  for (let i = 0; i < 2; i++) {
    await readText(worker.url + path);
    await setTimeout(500);
  }
  const stored = await readText(`${worker.url}/stored`);
  await worker.close();
  return stored;
}

/** Prints a measurement, compared with a baseline if there is one, and the aim `most`. */
function print(name: string, measured?: Measurement, most?: number, baseline?: Measurement) {
  const { cpu, firstByte } = measured ?? {};
  const ratio = baseline && Number(cpu) / baseline.cpu;
  console.log(
    row([name, cpu?.toFixed(3), firstByte?.toFixed(1), ratio?.toFixed(2), most?.toFixed(1)]),
  );
}

function row([name = '', ...cells]: (string | undefined)[]): string {
  return name.padEnd(50) + cells.map((cell = '') => cell.padStart(15)).join('');
}
