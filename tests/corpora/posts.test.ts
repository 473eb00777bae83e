import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit } from '../support/browser.ts';
import { listPlaces, postPlace, startHostileSite, ways } from '../support/hostile-site.ts';
import { judgeOf, notLoaded } from '../support/page-judge.ts';
import type { Site } from '../support/site.ts';
import { groupsOf } from './groups-of.ts';
import { readPayloads } from './read-corpora.ts';

const payloads = readPayloads();
const ids = payloads.map(({ id }) => id);

let site: Site;

beforeAll(async () => {
  site = await startHostileSite(payloads);
});

afterAll(() => site.close());

type Way = (page: Page, path: string) => Promise<void>;

/** Shows posts together, and where that does harm each alone, so that it is known which one does. */
function expectNoHarm(way: Way, pathOf: (ids: string[]) => string, atOnce: number) {
  return visit(
    site.url,
    async ({ page }) => {
      const harm = judgeOf(page, site.url);
      const harmful: string[] = [];
      let shown = 0;
      async function show(some: string[]) {
        await way(page, pathOf(some));
        const found = await harm();
        if (found.length === 0) shown += some.length;
        else if (some.length === 1) harmful.push(`${some}: ${found.join(', ')}`);
        else for (const id of some) await show([id]);
      }
      for (const some of groupsOf(ids, atOnce)) await show(some);
      expect(harmful).toEqual([]);
      expect(shown).toBe(ids.length);
    },
    { expectedComplaints: notLoaded },
  );
}

for (const [name, way] of Object.entries(ways)) {
  for (const [place, pathOf] of Object.entries(listPlaces)) {
    test(`as ${place}, by ${name}, no payload does harm`, () => expectNoHarm(way, pathOf, 25));
  }
  test(`as content and title of a page, by ${name}, no payload does harm`, () =>
    expectNoHarm(way, ([id = '']) => postPlace(id), 1));
}
