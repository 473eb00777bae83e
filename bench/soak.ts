import { parseArgs } from 'node:util';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createSampleProvider } from '../sample-provider/sample-provider.ts';
import { serveProvider } from '../sample-provider/serve.ts';
import { parseInteger, runCommand } from '../scripts/command-line.ts';
import { books } from '../shared/scripture/books.ts';
import { serveSite } from './measured-worker.ts';
import { quantile, sendRequests, type TimedResponse } from './requests.ts';

const connections = 64;
/** One call in this many fails. */
const callsPerFailure = 100;
/** One request in this many is a new search. It is in no cache, so it fails if its call fails. */
const visitsPerSearch = 20;
const search = 'q=soak-';

const cachedPaths = [
  ...'/ /apologetics /quotes /articles /resources /about /contact /nowhere'.split(' '),
  ...'/api/thoughts /api/featured /articles/7350186942201573301'.split(' '),
  ...books.map(([book]) => `/apologetics?${new URLSearchParams({ label: book })}`),
  ...books.map(([book]) => `/api/thoughts?${new URLSearchParams({ label: `${book} 1` })}`),
];

/** `npm run soak [-- --seconds 300]`: runs a sustained load on the built Worker while 1% of the provider's calls fail. */
async function soak() {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
  const seconds = parseInteger('--seconds', values.seconds, 1);
  console.log(`${connections} connections for ${seconds} s.`);
  const provider = await startFailingProvider();
  const site = await serveSite(provider.url);
  const end = performance.now() + seconds * 1000;
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(site.memory()), (seconds * 1000) / 11);
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const failed: string[] = [];

  function* urls() {
    for (let n = 0; performance.now() < end; n++) {
      const isSearch = n % visitsPerSearch === 0;
      yield site.url + (isSearch ? `/quotes?${search}${n}` : cachedPaths[n % cachedPaths.length]);
    }
  }

  function record({ url, status, lastByte }: TimedResponse) {
    times.push(lastByte);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500 && !url.includes(search)) failed.push(`${status} ${url}`);
  }

  try {
    await sendRequests(urls(), connections, record);
  } finally {
    clearInterval(sampling);
    await site.close();
    await provider.close();
  }
  const ms = (share: number) => `${quantile(times, share).toFixed(0)} ms`;
  const counts = [...statuses].map(([status, count]) => `${status}: ${count}`);
  console.log(`Requests: ${times.length}; ${counts.join(', ')}.`);
  console.log(`Responses: median ${ms(0.5)}, 99th percentile ${ms(0.99)}, longest ${ms(1)}.`);
  console.log(`Failures besides searches: ${failed.length}.`);
  for (const failure of failed.slice(0, 10)) console.log(`  ${failure}`);
  const calls = [...provider.calls].filter(([key]) => !key.includes(search));
  const most = Math.max(...calls.map(([, count]) => count));
  console.log(`Calls besides searches: at most ${most} for each of ${calls.length} URLs.`);
  const mb = memory.map((size) => size.toFixed(0)).join(', ');
  console.log(`Memory of the process, from start to end: ${mb} MB.`);
}

/** Starts a sample provider with 1% failing calls: in turn by status, invalid body, connection reset, and no response. */
async function startFailingProvider() {
  const provider = createSampleProvider();
  /** The number of calls of each path and query. */
  const calls = new Map<string, number>();
  let count = 0;

  const app = new Hono().all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    calls.set(pathname + search, (calls.get(pathname + search) ?? 0) + 1);
    count += 1;
    if (count % callsPerFailure !== 0) return provider.app.fetch(c.req.raw);
    const kind = (count / callsPerFailure) % 4;
    if (kind === 0) return c.json({ error: true, message: 'Failed.', status: 500 }, 500);
    if (kind === 1) return c.text('<h1>Bad gateway</h1>');
    if (kind === 2) (c.env as HttpBindings).incoming.socket.resetAndDestroy();
    return new Promise<never>(() => {});
  });

  return { ...(await serveProvider(app, 0)), calls };
}

await runCommand(soak);
