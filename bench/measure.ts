import { setTimeout } from 'node:timers/promises';
import type { MeasuredWorker } from './measured-worker.ts';
import { cpuOf } from './process-usage.ts';
import { quantile, type Response, sendRequests } from './requests.ts';

/** `cpu` is the CPU time of the Worker's process for a request, and `firstByte` the time to the first byte; medians in ms. */
export type Measurement = { cpu: number; firstByte: number };

/** Requests to a Worker; `url` returns the URL of the next one. */
export type Requests = { worker: MeasuredWorker; url: () => string };

/**
 * Measures in turns, so that noise affects all of them alike, after twice the requests of a round. The
 * time to the first byte is that of one request at a time.
 */
export async function measureInTurns(
  turns: readonly Requests[],
  { connections, rounds, requests }: Record<'connections' | 'rounds' | 'requests', number>,
): Promise<Measurement[]> {
  const cpu = turns.map((): number[] => []);
  for (const turn of turns) await send(turn, requests * 2, connections);
  for (let round = 0; round < rounds; round++) {
    for (const [i, turn] of turns.entries()) {
      cpu[i]?.push((await send(turn, requests, connections)).cpu);
    }
  }
  const measured: Measurement[] = [];
  for (const [i, turn] of turns.entries()) {
    const { firstByte } = await send(turn, 100, 1);
    measured.push({ cpu: quantile(cpu[i] ?? [], 0.5), firstByte });
  }
  return measured;
}

/** Measures the first request to each of several new Workers. */
export async function measureFirstRequests(
  start: () => Promise<MeasuredWorker>,
  path: string,
  count: number,
): Promise<Measurement> {
  const cpu: number[] = [];
  const firstBytes: number[] = [];
  for (let i = 0; i < count; i++) {
    const worker = await start();
    const measured = await send({ worker, url: () => worker.url + path }, 1, 1);
    cpu.push(measured.cpu);
    firstBytes.push(measured.firstByte);
    await worker.close();
  }
  return {
    cpu: quantile(cpu, 0.5),
    firstByte: quantile(firstBytes, 0.5),
  };
}

async function send({ worker, url }: Requests, count: number, connections: number) {
  const before = cpuOf(worker.pid);
  const responses: Response[] = [];
  const urls = Array.from({ length: count }, url);
  await sendRequests(urls, connections, (response) => responses.push(response));
  const failed = responses.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${failed.url} returned ${failed.status}.`);
  // Includes the work after the responses (`waitUntil`).
  await setTimeout(100);
  return {
    cpu: (cpuOf(worker.pid) - before) / count,
    firstByte: quantile(
      responses.map(({ firstByte }) => firstByte),
      0.5,
    ),
  };
}
