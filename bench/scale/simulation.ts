import { z } from 'zod';
import { createContentCache } from '../../worker/content/content-cache.ts';
import type { KeyValueStore } from '../../worker/provider/key-value-store.ts';
import { createWithSession } from '../../worker/provider/session.ts';
import type { Assumptions } from './assumptions.ts';
import type { DayLoad, Use } from './day-load.ts';
import { type Content, day } from './demand.ts';
import { createPlayedFront } from './simulated-front-cache.ts';
import { createPlayedKv } from './simulated-kv.ts';
import { visits } from './visits.ts';

export type Played = Pick<DayLoad, 'requests' | 'runs' | 'awaited'> & Use;

/**
 * Plays so many days visit by visit, and says what a day came to, but for the sitemap crawl. The cache
 * in front, KV and the provider are stood in for; what the Worker does for a visit is its own
 * content-cache.ts and session.ts.
 */
export async function play(assumed: Assumptions, days: number, seed = 1): Promise<Played> {
  const played = { requests: 0, runs: 0, awaited: 0, kvReads: 0, kvWrites: 0, calls: 0 };
  const clock = { now: 0 };
  const front = createPlayedFront(clock, assumed.frontCache);
  const openKv = createPlayedKv(clock, assumed.kvDelay, played);
  const kv = Array.from({ length: assumed.regions }, openKv);
  const isolates = new Map<string, Isolate>();
  let deploys = 0;
  const onCall = () => {
    played.calls++;
  };

  function isolateAt(region: number, isolate: number): Isolate {
    const name = `${region} ${isolate}`;
    const running = isolates.get(name) ?? createIsolate(kv[region] as KeyValueStore, clock, onCall);
    isolates.set(name, running);
    return running;
  }

  for (const { at, region, isolate, address, index } of visits(assumed, days * day, seed)) {
    clock.now = at;
    if (Math.floor((at / day) * assumed.deploysPerDay) > deploys) {
      deploys++;
      front.clear();
      isolates.clear();
    }
    played.requests++;
    const answer = front.answer(`${address.name} ${index}`, region, address.lifetime);
    if (answer === 'fresh') continue;
    played.runs++;
    if (answer === 'awaited') played.awaited++;
    for (const content of address.needs) {
      await isolateAt(region, isolate).lookUp(content, index);
    }
  }
  const counts = Object.entries(played).map(([what, count]) => [what, count / days]);
  return Object.fromEntries(counts) as Played;
}

type Isolate = ReturnType<typeof createIsolate>;

function createIsolate(store: KeyValueStore, clock: { now: number }, onCall: () => void) {
  const behind: Promise<unknown>[] = [];
  const platform = {
    store,
    now: () => clock.now * 1000,
    waitUntil: (promise: Promise<unknown>) => void behind.push(promise),
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
  const load = () =>
    withSession(async () => {
      onCall();
      return 0;
    });
  return {
    async lookUp({ name, count, inKv }: Content, index: number) {
      const key = `${name} ${count > 1 ? index : 0}`;
      await cache.lookUp({ key, load, ...(inKv && { schema: z.number() }) }).value;
      while (behind.length > 0) await Promise.all(behind.splice(0));
    },
  };
}
