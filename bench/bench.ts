import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { PageData } from '../client/content/page-data.ts';
import { sampleContent } from '../sample-provider/content.ts';
import { startAnyLabelProvider } from './any-label-provider.ts';
import { crawledLists } from './crawled-lists.ts';
import { type Measurement, measureFirstRequests, measureInTurns } from './measure.ts';
import { type MeasuredWorker, serveBaseline, serveSite } from './measured-worker.ts';

const path = '/apologetics';
const connections = 16;
const starts = 8;

/** `npm run bench`: measures a page of the built site and compares it with two baselines. */
async function bench() {
  console.log(`${path}, medians; CPU of the workerd process. Load before: ${loadavg()[0]}.`);
  console.log(row(['', 'CPU ms', 'first byte ms', 'compared', 'at most']));
  await benchPages();
  await benchPart('the sanitizer, a post of the sample content', 0.2, sanitizer);
  await benchPart('the index of 2,100 posts', 3, index);
}

async function benchPages() {
  const provider = await startAnyLabelProvider();
  const site = await serveSite(provider.url);
  const page = await readPage(site.url);
  const constantPage = await serveBaseline('bench/baselines/constant.ts', { PAGE: page.html });
  const renderedPage = await serveBaseline('bench/baselines/rendered.tsx', { PAGE: page.data });
  const rendered = await (await fetch(renderedPage.url + path)).text();
  if (rendered !== page.html) console.log('Warning: baseline 2 is another page than the site.');
  let labels = 0;
  const cached = (worker: MeasuredWorker) => ({ worker, url: () => worker.url + path });
  const uncached = { worker: site, url: () => `${site.url}${path}?label=bench-${labels++}` };

  const [baseline1, baseline2, fromMemory] = await measureInTurns(
    [constantPage, renderedPage, site].map(cached),
    { connections, rounds: 5, requests: 1500 },
  );
  const load = { connections, rounds: 3, requests: 400 };
  const [seen] = await measureInTurns([uncached], load);
  provider.varyPosts();
  const [neverSeen] = await measureInTurns([uncached], load);
  for (const { close } of [constantPage, renderedPage, site]) await close();

  print('baseline 1: a constant page with Hono', baseline1);
  print('baseline 2: renderToString, data in memory', baseline2);
  print('the site, from memory, to baseline 1', fromMemory, 2, baseline1);
  print('list not cached, posts seen before, to baseline 2', seen, 2.4, baseline2);
  print('list not cached, posts never seen, to baseline 2', neverSeen, 3.5, baseline2);

  const stored = await storedBy(provider.url);
  const startStored = () => serveSite(provider.url, stored);
  const newIsolate = await measureFirstRequests(startStored, path, starts);
  print('new isolate, content in KV', newIsolate);
  const empty = await measureFirstRequests(() => serveSite(provider.url), path, starts);
  print('new isolate, nothing stored', empty);
  await provider.close();
}

/** Prints the CPU time of a part of the site. A request to its Worker does it `count` times. */
async function benchPart(
  name: string,
  most: number,
  part: () => Promise<{ worker: MeasuredWorker; count: number }>,
) {
  const { worker, count } = await part();
  const requests = { worker, url: () => worker.url };
  const [measured] = await measureInTurns([requests], { connections: 1, rounds: 5, requests: 30 });
  await worker.close();
  print(name, { cpu: Number(measured?.cpu) / count }, most);
}

async function sanitizer() {
  const posts = sampleContent({ generated: 150 }).posts.thoughts.map(({ content }) => content);
  const bindings = { POSTS: JSON.stringify(posts) };
  const worker = await serveBaseline('bench/baselines/sanitizer.ts', bindings);
  return { worker, count: posts.length };
}

async function index() {
  const bindings = { LISTS: await crawledLists(2_100) };
  return { worker: await serveBaseline('bench/baselines/post-index.ts', bindings), count: 10 };
}

/** Reads a page whose content is cached, and its data with the content from the site's `/api`. */
async function readPage(site: string): Promise<{ html: string; data: string }> {
  await readText(site + path);
  const html = await readText(site + path);
  const [, script = ''] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  const data: PageData = JSON.parse(script);
  for (const url of Object.keys(data.results)) {
    data.results[url] = { data: JSON.parse(await readText(site + url)) };
  }
  return { html, data: JSON.stringify(data) };
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
function print(
  name: string,
  { cpu, firstByte }: Partial<Measurement> = {},
  most?: number,
  baseline?: Measurement,
) {
  const ratio = baseline && Number(cpu) / baseline.cpu;
  console.log(
    row([name, cpu?.toFixed(3), firstByte?.toFixed(1), ratio?.toFixed(2), most?.toFixed(1)]),
  );
}

function row([name = '', ...cells]: (string | undefined)[]): string {
  return name.padEnd(50) + cells.map((cell = '') => cell.padStart(15)).join('');
}

await bench();
