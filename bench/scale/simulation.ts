import { z } from 'zod';
import { createContentCache } from '../../worker/content/content-cache.ts';
import type { KeyValueStore } from '../../worker/provider/key-value-store.ts';
import { createWithSession } from '../../worker/provider/session.ts';
import type { Assumptions } from './assumptions.ts';
import type { DayLoad, Use } from './day-load.ts';
import { type ContentGroup, day } from './demand.ts';
import { createSimulatedFrontCache } from './simulated-front-cache.ts';
import { createSimulatedKv } from './simulated-kv.ts';
import { visits } from './visits.ts';

export type SimulatedDay = Pick<DayLoad, 'requests' | 'runs' | 'awaited'> & Use;

/**
 * Simulates days visit by visit and returns the mean load of a day, without the sitemap crawl. The front
 * cache, KV, and the provider are simulated; content-cache.ts and session.ts are those of the Worker.
 */
export async function simulateDays(
  assumed: Assumptions,
  days: number,
  seed = 1,
): Promise<SimulatedDay> {
  const load = { requests: 0, runs: 0, awaited: 0, kvReads: 0, kvWrites: 0, calls: 0 };
  const clock = { now: 0 };
  const front = createSimulatedFrontCache(clock, assumed.frontCache);
  const openKv = createSimulatedKv(clock, assumed.kvDelay, load);
  const kv = Array.from({ length: assumed.regions }, openKv);
  const isolates = new Map<string, Isolate>();
  let deploys = 0;
  const onCall = () => {
    load.calls++;
  };

  function getIsolate(region: number, isolate: number): Isolate {
    const name = `${region} ${isolate}`;
    const running = isolates.get(name) ?? createIsolate(kv[region] as KeyValueStore, clock, onCall);
    isolates.set(name, running);
    return running;
  }

  for (const { at, region, isolate, urls, index } of visits(assumed, days * day, seed)) {
    clock.now = at;
    if (Math.floor((at / day) * assumed.deploysPerDay) > deploys) {
      deploys++;
      front.clear();
      isolates.clear();
    }
    load.requests++;
    const outcome = front.match(`${urls.name} ${index}`, region, urls.lifetime);
    if (outcome === 'fresh') continue;
    load.runs++;
    if (outcome === 'awaited') load.awaited++;
    for (const content of urls.contents) {
      await getIsolate(region, isolate).load(content, index);
    }
  }
  const counts = Object.entries(load).map(([what, count]) => [what, count / days]);
  return Object.fromEntries(counts) as SimulatedDay;
}

type Isolate = ReturnType<typeof createIsolate>;

function createIsolate(store: KeyValueStore, clock: { now: number }, onCall: () => void) {
  const background: Promise<unknown>[] = [];
  const platform = {
    store,
    now: () => clock.now * 1000,
    waitUntil: (promise: Promise<unknown>) => void background.push(promise),
    log: () => {},
  };
  const cache = createContentCache(platform);
  const withSession = createWithSession({
    ...platform,
    logIn: async () => {
      onCall();
      return { organizationId: '1', token: 'token' };
    },
  });
  const loadContent = () =>
    withSession(async () => {
      onCall();
      return 0;
    });
  return {
    async load({ name, count, inKv }: ContentGroup, index: number) {
      const key = `${name} ${count > 1 ? index : 0}`;
      await cache.lookUp({ key, load: loadContent, ...(inKv && { schema: z.number() }) }).value;
      while (background.length > 0) await Promise.all(background.splice(0));
    },
  };
}
