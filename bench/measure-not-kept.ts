import type { DirectWorker } from './direct-worker.ts';
import { load } from './load.ts';
import { type Measurement, measure, measurement } from './measure.ts';

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
