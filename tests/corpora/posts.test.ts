import { expect, test } from 'vitest';
import { handoutLimits } from '../../shared/handout/handout.ts';
import { expectConsole, visit } from '../support/browser.ts';
import {
  handoutPlace,
  listPlaces,
  navigations,
  type Payload,
  siteOfPosts,
} from '../support/hostile-site.ts';
import { failedLoad, watchPageSafety } from '../support/page-safety.ts';
import { newAddress } from '../support/visitor-address.ts';
import { readPayloads } from './read-corpora.ts';

const payloads = readPayloads();
const site = await siteOfPosts(payloads);
/** The number of payloads at once. A page token has at most 2,000 characters. */
const places = [
  ...Object.entries(listPlaces).map(([place, pathOf]) => [place, 100, pathOf] as const),
  ['posts of a handout', handoutLimits.posts, handoutPlace] as const,
];

const cases = places.flatMap(([place, size, pathOf]) =>
  Object.entries(navigations).map(
    ([name, navigate]) => [place, name, navigate, size, pathOf] as const,
  ),
);

test.concurrent.for(cases)(
  'as %s by %s, all payloads are harmless',
  ([, , navigate, groupSize, pathOf]) =>
    visit(site, async (page) => {
      expectConsole(page, failedLoad);
      const newProblems = watchPageSafety(page, site.url);
      const harmful: string[] = [];
      /** Halves a harmful group until the harmful payload is found. */
      async function check(all: readonly Payload[], size: number) {
        for (let start = 0; start < all.length && harmful.length < 5; start += size) {
          const group = all.slice(start, start + size);
          // The rate limit of content counts by address.
          await page.setExtraHTTPHeaders({ 'CF-Connecting-IP': newAddress() });
          await navigate(page, pathOf(group.map(({ id }) => id)));
          expect(await page.locator('[data-item]').count()).toBe(group.length);
          const problems = await newProblems();
          if (problems.length === 0) continue;
          if (group.length === 1) harmful.push(`${group[0]?.id}: ${problems.join(', ')}`);
          else await check(group, Math.ceil(group.length / 2));
        }
      }
      await check(payloads, groupSize);
      expect(harmful).toEqual([]);
    }),
);
