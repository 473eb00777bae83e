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
function measurement(underLoad: readonly Round[], single: Round): Measurement {
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

/** Requests that are measured in turns with others. */
export type Turn = { worker: DirectWorker; url: () => string };

/** Requests for one page, so that all of its content is cached. */
export function cachedTurn(worker: DirectWorker, path: string): Turn {
  return { worker, url: () => worker.url + path };
}

let requestCount = 0;

/** Requests for a new URL each, so that the list of each page comes from the provider. */
export function uncachedTurn(worker: DirectWorker, path: string): Turn {
  return { worker, url: () => `${worker.url}${path}?label=bench-${requestCount++}` };
}

type TurnOptions = {
  connections: number;
  rounds: number;
  /** The number of requests in one round; twice as many come before the first round. */
  requests: number;
  /** The number of requests that are sent one at a time. */
  singleRequests: number;
};

/** Measures in turns, so that noise affects all of them alike. */
export async function measureInTurns<const Turns extends readonly Turn[]>(
  turns: Turns,
  { connections, rounds, requests, singleRequests }: TurnOptions,
): Promise<{ [Position in keyof Turns]: Measurement }> {
  const underLoad = turns.map((): Round[] => []);
  for (const { url } of turns) await load({ url, connections, requests: requests * 2 });
  for (let round = 0; round < rounds; round++) {
    for (const [i, { worker, url }] of turns.entries()) {
      underLoad[i]?.push(await measure(worker, { url, connections, requests }));
    }
  }
  const measurements: Measurement[] = [];
  for (const [i, { worker, url }] of turns.entries()) {
    const single = await measure(worker, { url, connections: 1, requests: singleRequests });
    measurements.push(measurement(underLoad[i] ?? [], single));
  }
  return measurements as { [Position in keyof Turns]: Measurement };
}

/** Measures the first request of each of several new Workers, in turns. */
export async function measureFirstRequests(
  starts: readonly (() => Promise<DirectWorker>)[],
  path: string,
  count: number,
): Promise<Measurement[]> {
  const rounds = starts.map((): Round[] => []);
  for (let i = 0; i < count; i++) {
    for (const [position, start] of starts.entries()) {
      const worker = await start();
      try {
        const url = () => worker.url + path;
        rounds[position]?.push(await measure(worker, { url, connections: 1, requests: 1 }));
      } finally {
        await worker.close();
      }
    }
  }
  return rounds.map((measured) => ({
    cpu: medianCpu(measured),
    ...times(measured.flatMap(({ timings }) => timings)),
  }));
}
