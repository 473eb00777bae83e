import { expect, test } from 'vitest';
import { assumptions, dayLoad, lifetimes, zipf } from '../../../bench/scale/day-load.ts';
import { createRandom } from '../../../sample-provider/random.ts';
import { isWorthWriting, type Plan, writePolicies } from '../../../worker/content/cache-policy.ts';

const day = 24 * 60 * 60;
const views = 20_000;
const assumed = {
  ...assumptions,
  isolates: 8,
  pages: 100,
  searches: 0.02,
  changes: 0,
  crawlRuns: 0,
};

/** Plays a day request by request, with simulated caches. Times in s. */
function playDay(plan: Plan) {
  const load = { requests: 0, runs: 0, kvReads: 0, kvWrites: 0, calls: 0 };
  const { below } = createRandom(1);
  const random = () => below(2 ** 32) / 2 ** 32;
  const filledAt = new Map<string, number>();
  const policy = writePolicies[plan];
  /** When the content in KV and in the memory of each isolate was loaded from the provider. */
  const inKv = new Map<string, number>();
  const inMemory = new Map<string, number>();
  let now = 0;

  /** Returns whether a cache lacks an entry, which is then filled. */
  function isMissing(entry: string, lifetime: number): boolean {
    if (now - (filledAt.get(entry) ?? Number.NEGATIVE_INFINITY) < lifetime) return false;
    filledAt.set(entry, now);
    return true;
  }

  function run(page: string | undefined, isForVisitor: boolean) {
    const isolate = below(assumed.isolates);
    load.runs++;
    if (isMissing(`session ${isolate}`, lifetimes.session)) load.kvReads++;
    if (isMissing(`crawled ${isolate}`, lifetimes.crawled)) load.kvReads += assumed.crawledValues;
    if (isMissing('session in KV', lifetimes.session)) {
      load.kvWrites++;
      load.calls++;
    }
    if (page === undefined) load.calls++;
    else serve(page, isolate, isForVisitor);
  }

  function serve(page: string, isolate: number, isForVisitor: boolean) {
    const stored = inKv.get(page) ?? -random() * (policy.renewalAge / 1000);
    inKv.set(page, stored);
    const copy = `${isolate} ${page}`;
    if (isMissing(`memory ${copy}`, lifetimes.memory)) {
      load.kvReads++;
      inMemory.set(copy, Math.max(inMemory.get(copy) ?? stored, stored));
    }
    if (now - (inMemory.get(copy) ?? stored) < lifetimes.fresh) return;
    load.calls++;
    inMemory.set(copy, now);
    if (isForVisitor && isWorthWriting(policy, (now - stored) * 1000, random)) {
      load.kvWrites++;
      inKv.set(page, now);
    }
  }

  const { documents, apiResponses, searches, crawls, pages } = assumed;
  const ofSearches = (views * searches) / day;
  const ofVisitors = (views / day - ofSearches) * (documents + apiResponses);
  const ofCrawlers = (crawls * pages) / day;
  const ofAll = ofVisitors + ofSearches + ofCrawlers;
  let sum = 0;
  const sums = zipf(pages).map((share) => (sum += share));
  while (now < day) {
    now -= Math.log(1 - random()) / ofAll;
    load.requests++;
    const source = random() * ofAll;
    if (source < ofCrawlers) {
      run(`${below(pages)}`, false);
    } else if (source < ofCrawlers + ofSearches) {
      run(undefined, true);
    } else {
      const chosen = random();
      const page = `${sums.findIndex((sum) => sum > chosen)}`;
      const kind = random() < documents / (documents + apiResponses) ? 'document' : 'API';
      if (isMissing(`front ${kind} ${page}`, lifetimes.front)) run(page, true);
    }
  }
  return load;
}

test.each<[Plan, tolerance: number]>([
  ['free', 0.05],
  ['paid', 0.25],
])('the formula agrees with a played day on the %s plan', (plan, tolerance) => {
  const played = playDay(plan);
  for (const [what, count] of Object.entries(dayLoad(views, plan, assumed))) {
    const difference = Math.abs(played[what as keyof typeof played] / count - 1);
    expect(difference, what).toBeLessThan(tolerance);
  }
});
