import type { DirectWorker } from './direct-worker.ts';
import { type Measurement, measure, medianCpu, type Round, times } from './measure.ts';

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
