import { z } from 'zod';
import { createRandom } from '../../sample-provider/random.ts';
import { createContentCache } from '../../worker/content/content-cache.ts';
import { kvKey } from '../../worker/content/entry-store.ts';
import { createGonePosts } from '../../worker/content/gone-posts.ts';
import { writePolicies } from '../../worker/content/write-policy.ts';
import type { KeyValueStore } from '../../worker/provider/key-value-store.ts';
import { createWithSession } from '../../worker/provider/session.ts';
import { createRequestContext, runInContext } from '../../worker/request-context.ts';
import { contentCacheControl } from '../../worker/routes/content-cache-control.ts';
import type { Assumptions } from './assumptions.ts';
import type { DayLoad, Use } from './day-load.ts';
import { type ContentGroup, day, demand } from './demand.ts';
import { frontLifetimeOf } from './lifetimes.ts';
import { createSimulatedFrontCache } from './simulated-front-cache.ts';
import { createSimulatedKv } from './simulated-kv.ts';
import { visits } from './visits.ts';

export type SimulatedDay = Pick<DayLoad, 'requests' | 'runs' | 'awaited'> & Use;

type SimulationOptions = {
  assumed: Assumptions;
  days: number;
  /** Whether KV has all content at the start, written at random times since it was last renewed. */
  isKvFilled?: boolean;
  seed?: number;
  /** Called with the age of the content that each request gets; s. */
  onShown?: (age: number, shown: { byCrawlers: boolean; at: number }) => void;
};

/**
 * Simulates days visit by visit and returns the mean load of a day, without the sitemap crawl. The front
 * cache, KV, and the provider are simulated; the cache, the records of gone posts, the session and
 * `Cache-Control` are those of the Worker.
 */
export async function simulateDays(options: SimulationOptions): Promise<SimulatedDay> {
  const { assumed, days, isKvFilled = false, seed = 1, onShown } = options;
  const load = { requests: 0, runs: 0, awaited: 0, kvReads: 0, kvWrites: 0, calls: 0 };
  const clock = { now: 0 };
  const front = createSimulatedFrontCache(clock, assumed.frontCache);
  const stored = isKvFilled ? storedContent(assumed, seed) : new Map<string, string>();
  const openKv = createSimulatedKv(clock, assumed.kvDelay, load, stored);
  const kv = Array.from({ length: assumed.regions }, openKv);
  const isolates = new Map<string, Isolate>();
  let deploys = 0;
  const onCall = () => {
    load.calls++;
  };

  function getIsolate(region: number, isolate: number): Isolate {
    const name = `${region} ${isolate}`;
    const running =
      isolates.get(name) ??
      createIsolate({ store: kv[region] as KeyValueStore, clock, onCall, assumed, seed });
    isolates.set(name, running);
    return running;
  }

  for (const visit of visits(assumed, days * day, seed)) {
    const { at, region, isolate, urls, index } = visit;
    clock.now = at;
    if (Math.floor((at / day) * assumed.deploysPerDay) > deploys) {
      deploys++;
      front.clear();
      isolates.clear();
    }
    load.requests++;
    const url = `${urls.name} ${index}`;
    const byCrawlers = urls.byCrawlers === true;
    const { outcome, contentAge } = front.match(url, region);
    if (outcome !== 'awaited') onShown?.(contentAge, { byCrawlers, at });
    if (outcome === 'fresh') continue;
    load.runs++;
    if (outcome === 'awaited') load.awaited++;
    const response = await getIsolate(region, isolate).respond(urls.contents, index, byCrawlers);
    if (outcome === 'awaited') onShown?.(response.age, { byCrawlers, at });
    const isFile = urls.contents.length === 0;
    front.store(url, region, response.age, isFile ? urls.lifetime : response.lifetime);
  }
  const counts = Object.entries(load).map(([what, count]) => [what, count / days]);
  return Object.fromEntries(counts) as SimulatedDay;
}

function keyOf({ name, count }: Pick<ContentGroup, 'name' | 'count'>, index: number): string {
  return `${name} ${count > 1 ? index : 0}`;
}

function storedContent(assumed: Assumptions, seed: number): Map<string, string> {
  const { renewalAge: unrecorded } = writePolicies[assumed.plan];
  const { below } = createRandom(seed);
  const contents = demand(assumed)
    .flatMap((urls) => urls.contents)
    .filter(({ inKv }) => inKv);
  const keys = contents.flatMap((content) =>
    Array.from({ length: content.count }, (_, i) => kvKey(keyOf(content, i))),
  );
  return new Map(
    [...new Set(keys)].map((key) => [
      key,
      JSON.stringify({ value: 0, storedAt: -below(unrecorded), unrecorded }),
    ]),
  );
}

type Isolate = ReturnType<typeof createIsolate>;

type IsolateOptions = {
  store: KeyValueStore;
  clock: { now: number };
  onCall: () => void;
  assumed: Assumptions;
  seed: number;
};

function createIsolate({ store, clock, onCall, assumed: { plan }, seed }: IsolateOptions) {
  const background: Promise<unknown>[] = [];
  const resolution = 2 ** 32;
  const { below } = createRandom(seed + Math.round(clock.now));
  const platform = {
    store,
    plan,
    now: () => clock.now * 1000,
    random: () => below(resolution) / resolution,
    waitUntil: (promise: Promise<unknown>) => void background.push(promise),
    log: () => {},
  };
  const cache = createContentCache(platform);
  const gonePosts = createGonePosts(platform);
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

  async function load({ name, count, inKv }: ContentGroup, index: number) {
    const key = keyOf({ name, count }, index);
    if (name !== 'organization') await gonePosts.ready();
    await cache.lookUp({ key, load: loadContent, ...(inKv && { schema: z.number() }) }).value;
  }

  return {
    /** Loads the contents of a page. Returns the age of the oldest, and how long the front cache stores the page; s. */
    async respond(contents: readonly ContentGroup[], index: number, byCrawlers: boolean) {
      const context = createRequestContext();
      context.isCrawler = () => byCrawlers;
      await runInContext(context, async () => {
        for (const content of contents) await load(content, index);
      });
      while (background.length > 0) await Promise.all(background.splice(0));
      return { age: context.age / 1000, lifetime: frontLifetimeOf(contentCacheControl(context)) };
    },
  };
}
