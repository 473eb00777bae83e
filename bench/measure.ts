import { setTimeout } from 'node:timers/promises';
import type { MeasuredWorker } from './measured-worker.ts';

/** `cpu` is the CPU time for a request, and `firstByte` the time to the first byte; medians in ms. */
export type Measurement = { cpu: number; firstByte?: number };

/** Requests to a Worker; `url` returns the URL of the next one. */
export type Requests = { worker: MeasuredWorker; url: () => string };

const connections = 16;

/** The site detects crawlers by User-Agent. */
const headers = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36',
  'Accept-Encoding': 'identity',
};

/**
 * Measures in turns, so that noise affects all of them alike, after twice the requests of a round. The
 * time to the first byte is that of one request at a time.
 */
export async function measureInTurns(
  turns: readonly Requests[],
  { rounds, requests }: Record<'rounds' | 'requests', number>,
): Promise<Measurement[]> {
  const times = turns.map((turn) => ({ turn, cpu: [] as number[] }));
  for (const turn of turns) await send(turn, requests * 2, connections);
  for (let round = 0; round < rounds; round++) {
    for (const { turn, cpu } of times) cpu.push((await send(turn, requests, connections)).cpu);
  }
  return Array.fromAsync(times, async ({ turn, cpu }) => {
    const { firstByte } = await send(turn, 100, 1);
    return { cpu: median(cpu), firstByte };
  });
}

/** Measures the first request to each of several new Workers. */
export async function measureFirstRequests(
  start: () => Promise<MeasuredWorker>,
  path: string,
): Promise<Measurement> {
  const measured: Measurement[] = [];
  for (let i = 0; i < 8; i++) {
    const worker = await start();
    measured.push(await send({ worker, url: () => worker.url + path }, 1, 1));
    await worker.close();
  }
  return {
    cpu: median(measured.map(({ cpu }) => cpu)),
    firstByte: median(measured.map(({ firstByte }) => Number(firstByte))),
  };
}

/** Measures a part of the site in this process, which has the engine of workerd, after 30 runs. A run does it `count` times. */
export function measurePart(count: number, run: () => void): Measurement {
  const times = Array.from({ length: 60 }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / count;
  });
  return { cpu: median(times.slice(30)) };
}

async function send({ worker, url }: Requests, count: number, connections: number) {
  const before = worker.cpu();
  const firstBytes: number[] = [];
  let left = count;
  async function connection() {
    while (left-- > 0) firstBytes.push(await timeToFirstByte(url()));
  }
  await Promise.all(Array.from({ length: connections }, connection));
  // Includes the work after the responses (`waitUntil`).
  await setTimeout(100);
  return { cpu: (worker.cpu() - before) / count, firstByte: median(firstBytes) };
}

async function timeToFirstByte(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) });
  const firstByte = performance.now() - start;
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return firstByte;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
