import { setTimeout } from 'node:timers/promises';
import { moduleOf, workerFolder, workerModules } from '../scripts/worker-modules.ts';
import { type DirectWorker, serveDirect, siteBindings } from './direct-worker.ts';
import { cpuOf } from './process-usage.ts';
import { median } from './statistics.ts';

/** Serves the built site with these KV entries, a JSON object of texts by key. */
export async function serveWithStored(providerUrl: string, stored: string): Promise<DirectWorker> {
  const wrapper = await moduleOf('bench/stored-kv.js', `${workerFolder}/stored-kv.js`);
  return serveDirect({
    module: [wrapper, ...(await workerModules())],
    bindings: { ...siteBindings(providerUrl), STORED: stored },
  });
}

/** Returns the KV entries that the site writes when the page is requested. */
export async function storedBy(providerUrl: string, path: string): Promise<string> {
  const worker = await serveWithStored(providerUrl, '{}');
  try {
    // The first response may be sent before all content is there.
    for (let i = 0; i < 2; i++) {
      await (await fetch(worker.url + path)).text();
      await setTimeout(500);
    }
    return await (await fetch(`${worker.url}/stored`)).text();
  } finally {
    await worker.close();
  }
}

const emptyWorker = 'export default { fetch: () => new Response() };';

/**
 * Measures the CPU time of the Worker's start before its first request: the median time of its
 * process, less that of a process with an empty Worker; ms.
 */
export async function measureStart(
  start: () => Promise<DirectWorker>,
  starts: number,
): Promise<number | undefined> {
  const startEmpty = () => serveDirect({ module: emptyWorker, bindings: {} });
  const differences: number[] = [];
  for (let i = 0; i < starts; i++) {
    const site = await cpuOfStart(start);
    const empty = await cpuOfStart(startEmpty);
    if (site === undefined || empty === undefined) return undefined;
    differences.push(site - empty);
  }
  return median(differences);
}

async function cpuOfStart(start: () => Promise<DirectWorker>): Promise<number | undefined> {
  const worker = await start();
  const cpu = cpuOf(worker.pid);
  await worker.close();
  return cpu;
}
