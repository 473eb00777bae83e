import { afterAll, beforeAll, describe, test } from 'vitest';
import { searchLength } from '../../shared/browse/browse-state.ts';
import { navigations, startHostileSite, urlPlaces } from '../support/hostile-site.ts';
import type { Site } from '../support/site.ts';
import { expectSafe } from './expect-safe.ts';
import { groupsWithin } from './groups.ts';
import { readPayloads } from './read-corpora.ts';

const payloads = readPayloads();

/** The maximum length of the payloads in one URL, in characters. */
const maxLength = {
  'search text': searchLength,
  'label and fragment': 100,
  path: 1_000,
};

let site: Site;

beforeAll(async () => {
  site = await startHostileSite([]);
});

afterAll(() => site.close());

describe.each(Object.entries(urlPlaces))('as %s', (place, pathOf) => {
  const groups = groupsWithin(payloads, maxLength[place as keyof typeof urlPlaces]);

  // Text is shown alike by all navigations, so each payload is shown by one of them.
  const ways = Object.entries(navigations).map(([name, navigate], i) => ({ name, navigate, i }));

  test.concurrent.each(ways)('by $name, all payloads are harmless', ({ navigate, i }) =>
    expectSafe({
      siteUrl: site.url,
      groups: groups.filter((_, index) => index % ways.length === i),
      show: (page, group) =>
        navigate(page, pathOf(group.map(({ html }) => html.toWellFormed()).join(' '))),
    }),
  );
});
