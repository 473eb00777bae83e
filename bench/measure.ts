import { setTimeout } from 'node:timers/promises';
import type { DirectWorker } from './direct-worker.ts';
import { type LoadOptions, load, type Timing } from './load.ts';
import { cpuOf } from './process-usage.ts';
import { median, quantile } from './statistics.ts';

export type Measurement = {
  /** Undefined if requests were sent one at a time. */
  requestsPerSecond?: number;
  /** CPU time of the Worker's process per request, in ms; undefined if it is not available. */
  cpu: number | undefined;
  /** In ms. */
  firstByte: { median: number; p95: number };
  /** The median, in ms. */
  lastByte: number;
};

export type Round = { requestsPerSecond: number; cpu: number | undefined; timings: Timing[] };

/** Runs a load and measures the CPU time per request of the Worker's process. */
export async function measure(worker: DirectWorker, options: LoadOptions): Promise<Round> {
  const before = cpuOf(worker.pid);
  const { requestsPerSecond, timings } = await load(options);
  // Includes the work after the responses (`waitUntil`).
  await setTimeout(100);
  const after = cpuOf(worker.pid);
  const cpu =
    before === undefined || after === undefined ? undefined : (after - before) / timings.length;
  return { requestsPerSecond, cpu, timings };
}

/** Combines the medians of several rounds under load with the times of requests sent one at a time. */
export function measurement(underLoad: readonly Round[], single: Round): Measurement {
  return {
    requestsPerSecond: median(underLoad.map(({ requestsPerSecond }) => requestsPerSecond)),
    cpu: medianCpu(underLoad),
    ...times(single.timings),
  };
}

export function medianCpu(rounds: readonly Round[]): number | undefined {
  const known = rounds.flatMap(({ cpu }) => (cpu === undefined ? [] : [cpu]));
  return known.length > 0 ? median(known) : undefined;
}

export function times(timings: readonly Timing[]): Pick<Measurement, 'firstByte' | 'lastByte'> {
  const firstBytes = timings.map(({ firstByte }) => firstByte);
  return {
    firstByte: { median: median(firstBytes), p95: quantile(firstBytes, 0.95) },
    lastByte: median(timings.map(({ lastByte }) => lastByte)),
  };
}

const rounds = 5;

/** Measures the same page of several Workers in turn, so that noise affects all of them alike. */
export async function measureInTurns<const Workers extends readonly DirectWorker[]>(
  workers: Workers,
  path: string,
  connections: number,
): Promise<{ [Position in keyof Workers]: Measurement }> {
  const turns = workers.map((worker) => ({
    worker,
    url: () => worker.url + path,
    underLoad: [] as Round[],
  }));
  for (const { url } of turns) await load({ url, connections, requests: 3000 });
  for (let round = 0; round < rounds; round++) {
    for (const { worker, url, underLoad } of turns) {
      underLoad.push(await measure(worker, { url, connections, requests: 1500 }));
    }
  }
  const measurements: Measurement[] = [];
  for (const { worker, url, underLoad } of turns) {
    const single = await measure(worker, { url, connections: 1, requests: 300 });
    measurements.push(measurement(underLoad, single));
  }
  return measurements as { [Position in keyof Workers]: Measurement };
}

type UncachedOptions = { connections: number; requests: number; singleRequests: number };

let requestCount = 0;

/** Measures the page with a new URL for each request, so that its list comes from the provider. */
export async function measureUncached(
  worker: DirectWorker,
  path: string,
  { connections, requests, singleRequests }: UncachedOptions,
): Promise<Measurement> {
  const url = () => `${worker.url}${path}?label=bench-${requestCount++}`;
  await load({ url, connections, requests: requests / 2 });
  const underLoad = await measure(worker, { url, connections, requests });
  const single = await measure(worker, { url, connections: 1, requests: singleRequests });
  return measurement([underLoad], single);
}

/** Measures the first request of each of several new Workers. */
export async function measureFirstRequests(
  start: () => Promise<DirectWorker>,
  path: string,
  starts: number,
): Promise<Measurement> {
  const rounds: Round[] = [];
  for (let i = 0; i < starts; i++) {
    const worker = await start();
    try {
      const url = () => worker.url + path;
      rounds.push(await measure(worker, { url, connections: 1, requests: 1 }));
    } finally {
      await worker.close();
    }
  }
  return { cpu: medianCpu(rounds), ...times(rounds.flatMap(({ timings }) => timings)) };
}
