import type { DirectWorker } from './direct-worker.ts';
import { load } from './load.ts';
import { type Measurement, measure, measurement, type Round } from './measure.ts';

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
