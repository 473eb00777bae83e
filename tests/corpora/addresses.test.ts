import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit } from '../support/browser.ts';
import { addressPlaces, startHostileSite, ways } from '../support/hostile-site.ts';
import { judgeOf, notLoaded } from '../support/page-judge.ts';
import type { Site } from '../support/site.ts';
import { readPayloads } from './read-corpora.ts';

const payloads = readPayloads();

let site: Site;

beforeAll(async () => {
  site = await startHostileSite([]);
});

afterAll(() => site.close());

for (const [name, way] of Object.entries(ways)) {
  for (const [place, pathOf] of Object.entries(addressPlaces)) {
    test(`as ${place}, by ${name}, no payload does harm`, () =>
      visit(
        site.url,
        async ({ page }) => {
          const harm = judgeOf(page, site.url);
          const harmful: string[] = [];
          for (const { id, html } of payloads) {
            await way(page, pathOf(html.toWellFormed()));
            const found = await harm();
            if (found.length > 0) harmful.push(`${id}: ${found.join(', ')}`);
          }
          expect(harmful).toEqual([]);
        },
        { expectedComplaints: notLoaded },
      ));
  }
}
