import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { DirectWorker } from './direct-worker.ts';
import { visit } from './load.ts';
import { memoryOf } from './process-usage.ts';
import type { Sample } from './statistics.ts';
import { inspectHeap } from './worker-heap.ts';

type CrowdOptions = {
  connections: number;
  seconds: number;
  /** Where visit number `n` goes. */
  path: (n: number) => string;
  /** Whether a failure of that visit was to be expected; `since` is `performance.now()` at its beginning. */
  expected: (address: string, since: number) => boolean;
};

export type CrowdResult = {
  statuses: ReadonlyMap<number, number>;
  /** From each request to its last byte; ms. */
  times: readonly number[];
  /** Statuses of 500 and above that were not to be expected, with their paths. */
  unexpected: readonly string[];
  /** Of the Worker's process, once a second; none where the machine does not tell. */
  memory: readonly Sample[];
  /** Of the Worker itself, once a second. */
  heap: readonly Sample[];
};

/** Visits a Worker for some time, each connection's next visit beginning when its last is answered whole. */
export async function crowd(worker: DirectWorker, options: CrowdOptions): Promise<CrowdResult> {
  const { connections, seconds, path, expected } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const unexpected: string[] = [];
  const memory: Sample[] = [];
  const heap: Sample[] = [];
  const workerHeap = await inspectHeap(await worker.inspector());
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  let next = 0;

  async function connection() {
    while (elapsed() < seconds) {
      const address = worker.url + path(next++);
      const since = performance.now();
      const { status, lastByte } = await visit(address, agent);
      times.push(lastByte);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500 && !expected(address, since)) unexpected.push(`${status} ${address}`);
    }
  }

  async function watchMemory() {
    while (elapsed() < seconds) {
      const mb = memoryOf(worker.pid);
      if (mb !== undefined) memory.push({ seconds: elapsed(), mb });
      heap.push({ seconds: elapsed(), mb: await workerHeap.size() });
      await setTimeout(1000);
    }
  }

  try {
    await Promise.all([watchMemory(), ...Array.from({ length: connections }, connection)]);
  } finally {
    agent.destroy();
    workerHeap.close();
  }
  return { statuses, times, unexpected, memory, heap };
}
