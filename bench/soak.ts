import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { books } from '../shared/scripture.ts';
import { serveBuiltSite } from './built-site.ts';
import { memoryOf, type Sample, slope } from './child-memory.ts';
import { conditions } from './conditions.ts';
import { startFailingProvider } from './failing-provider.ts';
import { visit } from './load.ts';
import { quantile } from './quantile.ts';

const connections = 64;
/** One in so many visits is a search that nobody made before: it is not kept, and its call may fail. */
const searchEvery = 20;

const pages = ['/', '/apologetics', '/quotes', '/articles', '/resources', '/about', '/contact'];
const addresses = [
  ...pages,
  ...['/api/thoughts', '/api/featured', '/articles/7350186942201573301', '/nowhere'],
  ...books.map(([book]) => `/apologetics?${new URLSearchParams({ label: book })}`),
  ...books.map(([book]) => `/api/thoughts?${new URLSearchParams({ label: `${book} 1` })}`),
];

/** `npm run soak`: a crowd on the built Worker while 1 % of the provider's calls fail. */
async function soak() {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
  const seconds = Number(values.seconds);
  const provider = await startFailingProvider();
  const site = await serveBuiltSite(provider.url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const samples: Sample[] = [];
  const unasked: string[] = [];
  let visits = 0;
  let running = true;
  console.log(`${connections} connections for ${seconds} s: ${conditions()}.`);

  async function connection() {
    while (running) {
      const n = visits++;
      const path = n % searchEvery === 0 ? `/quotes?q=soak-${n}` : addresses[n % addresses.length];
      const address = site.url + path;
      const began = performance.now();
      const { status, lastByte } = await visit(address, agent);
      times.push(lastByte);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500 && !provider.failedFor(address, began)) unasked.push(`${status} ${path}`);
    }
  }

  async function watchMemory() {
    const began = performance.now();
    while (running) {
      const mb = memoryOf(site.pid);
      if (mb !== undefined) samples.push({ seconds: (performance.now() - began) / 1000, mb });
      await setTimeout(1000);
    }
  }

  const crowd = Promise.all([watchMemory(), ...Array.from({ length: connections }, connection)]);
  await Promise.race([crowd, setTimeout(seconds * 1000)]);
  running = false;
  await crowd;
  agent.destroy();
  await site.close();
  await provider.close();

  const counts = (search: boolean) => {
    const of = [...provider.calls].filter(([key]) => key.includes('q=soak-') === search);
    const calls = of.reduce((sum, [, count]) => sum + count, 0);
    return `${calls} calls for ${of.length} keys, at most ${Math.max(...of.map(([, n]) => n))} for one`;
  };
  const second = samples.slice(Math.floor(samples.length / 2));
  const mb = (sample: Sample | undefined) => `${sample?.mb.toFixed(0)} MB`;
  console.log(`Visits: ${visits} (${(visits / seconds).toFixed(0)}/s).`);
  console.log(`Statuses: ${[...statuses].map(([status, n]) => `${status}: ${n}`).join(', ')}.`);
  console.log(
    `Whole answers: median ${quantile(times, 0.5).toFixed(0)} ms, 99th percentile ${quantile(times, 0.99).toFixed(0)} ms, longest ${quantile(times, 1).toFixed(0)} ms.`,
  );
  console.log(`Calls that failed: ${provider.failures.length}.`);
  console.log(
    `Answers of 500 and above that no failed call explains: ${unasked.length}. ${unasked.slice(0, 5).join(', ')}`,
  );
  console.log(`Provider, of what is kept: ${counts(false)}.`);
  console.log(`Provider, of searches, each made once: ${counts(true)}.`);
  console.log(
    samples.length === 0
      ? 'Memory is left out: this machine has no /proc that tells it.'
      : `Memory of workerd: ${mb(samples[0])} at the start, ${mb(samples.at(-1))} at the end; ${slope(samples).toFixed(1)} MB/min over all, ${slope(second).toFixed(1)} MB/min over the second half.`,
  );
}

await soak();
