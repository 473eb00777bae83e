import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPlaces, navigations, postPlace, startHostileSite } from '../support/hostile-site.ts';
import type { Site } from '../support/site.ts';
import { expectSafe } from './expect-safe.ts';
import { groupsOf } from './groups.ts';
import { readPayloads } from './read-corpora.ts';

const payloads = readPayloads();

let site: Site;

beforeAll(async () => {
  site = await startHostileSite(payloads);
});

afterAll(() => site.close());

/** The number of payloads at once. An id has at most 64 characters, a page token 2,000. */
const places = [
  ...Object.entries(listPlaces).map(([place, pathOf]) => [place, 100, pathOf] as const),
  ['content and title of a page', 6, postPlace] as const,
];

describe.each(places)('as %s', (_place, groupSize, pathOf) => {
  test.concurrent.each(Object.entries(navigations))(
    'by %s, all payloads are harmless',
    (_, navigate) =>
      expectSafe({
        siteUrl: site.url,
        groups: groupsOf(payloads, groupSize),
        async show(page, group) {
          await navigate(page, pathOf(group.map(({ id }) => id)));
          expect(await page.locator('[data-item]').count()).toBeGreaterThan(0);
        },
      }),
  );
});
