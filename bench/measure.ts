import { setTimeout } from 'node:timers/promises';
import type { MeasuredWorker } from './measured-worker.ts';
import { quantile, sendRequests, type TimedResponse } from './requests.ts';

/** `cpu` is the CPU time for a request, and `firstByte` the time to the first byte; medians in ms. */
export type Measurement = { cpu: number; firstByte?: number };

/** Requests to a Worker; `url` returns the URL of the next one. */
export type Requests = { worker: MeasuredWorker; url: () => string };

const connections = 16;

/**
 * Measures in turns, so that noise affects all of them alike, after twice the requests of a round. The
 * time to the first byte is that of one request at a time.
 */
export async function measureInTurns(
  turns: readonly Requests[],
  { rounds, requests }: Record<'rounds' | 'requests', number>,
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
): Promise<Measurement> {
  const measured: Measurement[] = [];
  for (let i = 0; i < 8; i++) {
    const worker = await start();
    measured.push(await send({ worker, url: () => worker.url + path }, 1, 1));
    await worker.close();
  }
  const median = (of: keyof Measurement) =>
    quantile(
      measured.map((one) => Number(one[of])),
      0.5,
    );
  return { cpu: median('cpu'), firstByte: median('firstByte') };
}

/** Measures a part of the site in this process, which has the engine of workerd, after 30 runs. A run does it `count` times. */
export function measurePart(count: number, run: () => void): Measurement {
  const times = Array.from({ length: 60 }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / count;
  });
  return { cpu: quantile(times.slice(30), 0.5) };
}

async function send({ worker, url }: Requests, count: number, connections: number) {
  const before = worker.cpu();
  const responses: TimedResponse[] = [];
  const urls = Array.from({ length: count }, url);
  await sendRequests(urls.values(), connections, (response) => responses.push(response));
  const failed = responses.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${failed.url} returned ${failed.status}.`);
  // Includes the work after the responses (`waitUntil`).
  await setTimeout(100);
  const firstBytes = responses.map(({ firstByte }) => firstByte);
  return { cpu: (worker.cpu() - before) / count, firstByte: quantile(firstBytes, 0.5) };
}
