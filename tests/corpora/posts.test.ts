import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPlaces, navigations, postPlace, startHostileSite } from '../support/hostile-site.ts';
import type { Site } from '../support/site.ts';
import { expectNoHarm } from './expect-safe.ts';
import { groupsOf } from './groups.ts';
import { readPayloads } from './read-corpora.ts';

const payloads = readPayloads();

let site: Site;

beforeAll(async () => {
  site = await startHostileSite(payloads);
});

afterAll(() => site.close());

/** How many at once: an id has 64 characters at most, a page token 2,000. */
const places = [
  ...Object.entries(listPlaces).map(([place, pathOf]) => [place, 100, pathOf] as const),
  ['content and title of a page', 6, postPlace] as const,
];

describe.each(places)('as %s', (_place, atOnce, pathOf) => {
  test.concurrent.each(Object.entries(navigations))('by %s, no payload does harm', (_way, way) =>
    expectNoHarm({
      siteUrl: site.url,
      groups: groupsOf(payloads, atOnce),
      async show(page, group) {
        await way(page, pathOf(group.map(({ id }) => id)));
        expect(await page.locator('[data-item]').count()).toBeGreaterThan(0);
      },
    }),
  );
});
