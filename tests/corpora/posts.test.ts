import { describe, expect, test } from 'vitest';
import { handoutLimits } from '../../shared/handout/handout.ts';
import { handoutPlace, listPlaces, navigations, siteOfPosts } from '../support/hostile-site.ts';
import { expectSafe } from './expect-safe.ts';
import { readPayloads } from './read-corpora.ts';

const payloads = readPayloads();
const site = await siteOfPosts(payloads);

/** The number of payloads at once. A page token has at most 2,000 characters. */
const places = [
  ...Object.entries(listPlaces).map(([place, pathOf]) => [place, 100, pathOf] as const),
  ['posts of a handout', handoutLimits.posts, handoutPlace] as const,
];

describe.each(places)('as %s', (_place, groupSize, pathOf) => {
  test.concurrent.each(Object.entries(navigations))(
    'by %s, all payloads are harmless',
    (_, navigate) =>
      expectSafe({
        siteUrl: site.url,
        payloads,
        groupSize,
        async show(page, group) {
          await navigate(page, pathOf(group.map(({ id }) => id)));
          expect(await page.locator('[data-item]').count()).toBe(group.length);
        },
      }),
  );
});
