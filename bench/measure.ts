import { setTimeout } from 'node:timers/promises';
import type { DirectWorker } from './direct-worker.ts';
import { type LoadOptions, load, type Timing } from './load.ts';
import { cpuOf } from './process-usage.ts';
import { median, quantile } from './statistics.ts';

export type Measurement = {
  /** Undefined where requests came one at a time. */
  requestsPerSecond?: number;
  /** Of the Worker's process, ms a request; undefined where the machine does not tell. */
  cpu: number | undefined;
  /** Ms. */
  firstByte: { median: number; p95: number };
  /** Median, ms. */
  lastByte: number;
};

export type Round = { requestsPerSecond: number; cpu: number | undefined; timings: Timing[] };

/** A load, and what each of its requests costs the Worker's process. */
export async function measure(worker: DirectWorker, options: LoadOptions): Promise<Round> {
  const before = cpuOf(worker.pid);
  const { requestsPerSecond, timings } = await load(options);
  // What goes on behind the answers is part of their price.
  await setTimeout(100);
  const after = cpuOf(worker.pid);
  const cpu =
    before === undefined || after === undefined ? undefined : (after - before) / timings.length;
  return { requestsPerSecond, cpu, timings };
}

/** Speed and cost from the middle one of several rounds under load, times from requests that come one at a time. */
export function measurement(underLoad: readonly Round[], single: Round): Measurement {
  return {
    requestsPerSecond: median(underLoad.map(({ requestsPerSecond }) => requestsPerSecond)),
    cpu: medianCpu(underLoad),
    ...times(single.timings),
  };
}

export function medianCpu(rounds: readonly Round[]): number | undefined {
  const told = rounds.flatMap(({ cpu }) => (cpu === undefined ? [] : [cpu]));
  return told.length > 0 ? median(told) : undefined;
}

export function times(timings: readonly Timing[]): Pick<Measurement, 'firstByte' | 'lastByte'> {
  const firstBytes = timings.map(({ firstByte }) => firstByte);
  return {
    firstByte: { median: median(firstBytes), p95: quantile(firstBytes, 0.95) },
    lastByte: median(timings.map(({ lastByte }) => lastByte)),
  };
}

const rounds = 5;

/** The same page from several Workers. They take turns, so that all meet the same noise. */
export async function measureInTurns<const Workers extends readonly DirectWorker[]>(
  workers: Workers,
  path: string,
  connections: number,
): Promise<{ [Position in keyof Workers]: Measurement }> {
  const turns = workers.map((worker) => ({
    worker,
    address: () => worker.url + path,
    underLoad: [] as Round[],
  }));
  for (const { address } of turns) await load({ address, connections, requests: 3000 });
  for (let round = 0; round < rounds; round++) {
    for (const { worker, address, underLoad } of turns) {
      underLoad.push(await measure(worker, { address, connections, requests: 1500 }));
    }
  }
  const measurements: Measurement[] = [];
  for (const { worker, address, underLoad } of turns) {
    const single = await measure(worker, { address, connections: 1, requests: 300 });
    measurements.push(measurement(underLoad, single));
  }
  return measurements as { [Position in keyof Workers]: Measurement };
}

type NotKeptOptions = { connections: number; requests: number; singleRequests: number };

let asked = 0;

/** The page at addresses of which each is new, so that its list comes from the provider. */
export async function measureNotKept(
  worker: DirectWorker,
  path: string,
  { connections, requests, singleRequests }: NotKeptOptions,
): Promise<Measurement> {
  const address = () => `${worker.url}${path}?label=bench-${asked++}`;
  await load({ address, connections, requests: requests / 2 });
  const underLoad = await measure(worker, { address, connections, requests });
  const single = await measure(worker, { address, connections: 1, requests: singleRequests });
  return measurement([underLoad], single);
}

/** The first request that a Worker ever gets, of several Workers started one after the other. */
export async function measureFirstRequests(
  start: () => Promise<DirectWorker>,
  path: string,
  starts: number,
): Promise<Measurement> {
  const rounds: Round[] = [];
  for (let i = 0; i < starts; i++) {
    const worker = await start();
    try {
      const address = () => worker.url + path;
      rounds.push(await measure(worker, { address, connections: 1, requests: 1 }));
    } finally {
      await worker.close();
    }
  }
  return { cpu: medianCpu(rounds), ...times(rounds.flatMap(({ timings }) => timings)) };
}
