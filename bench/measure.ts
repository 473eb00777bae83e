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
