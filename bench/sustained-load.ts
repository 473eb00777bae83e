import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { DirectWorker } from './direct-worker.ts';
import { timedRequest } from './load.ts';
import { memoryOf } from './process-usage.ts';
import type { Sample } from './statistics.ts';
import { inspectHeap } from './worker-heap.ts';

type SustainedLoadOptions = {
  connections: number;
  seconds: number;
  /** Returns the path of request number `n`. */
  path: (n: number) => string;
  /** Returns whether a failed call explains the failure; `since` is `performance.now()` at the request. */
  isExpectedFailure: (url: string, since: number) => boolean;
};

export type SustainedLoadResult = {
  statuses: ReadonlyMap<number, number>;
  /** Times from each request to its last byte, in ms. */
  times: readonly number[];
  /** Unexpected statuses of 500 and above, with their URLs. */
  unexpectedFailures: readonly string[];
  /** The memory of the Worker's process, once a second; empty if it is not available. */
  memory: readonly Sample[];
  /** The heap of the Worker, once a second. */
  heap: readonly Sample[];
};

/** Sends requests for `seconds` s. Each connection sends its next request after its last response is complete. */
export async function sustainLoad(
  worker: DirectWorker,
  options: SustainedLoadOptions,
): Promise<SustainedLoadResult> {
  const { connections, seconds, path, isExpectedFailure } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const unexpectedFailures: string[] = [];
  const memory: Sample[] = [];
  const heap: Sample[] = [];
  const workerHeap = await inspectHeap(await worker.inspector());
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  let next = 0;

  async function connection() {
    while (elapsed() < seconds) {
      const url = worker.url + path(next++);
      const since = performance.now();
      const { status, lastByte } = await timedRequest(url, agent);
      times.push(lastByte);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500 && !isExpectedFailure(url, since))
        unexpectedFailures.push(`${status} ${url}`);
    }
  }

  async function sampleMemory() {
    while (elapsed() < seconds) {
      const mb = memoryOf(worker.pid);
      if (mb !== undefined) memory.push({ seconds: elapsed(), mb });
      heap.push({ seconds: elapsed(), mb: await workerHeap.size() });
      await setTimeout(1000);
    }
  }

  try {
    await Promise.all([sampleMemory(), ...Array.from({ length: connections }, connection)]);
  } finally {
    agent.destroy();
    workerHeap.close();
  }
  return { statuses, times, unexpectedFailures, memory, heap };
}
