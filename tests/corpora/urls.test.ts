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

  test.concurrent.each(Object.entries(navigations))(
    'by %s, all payloads are harmless',
    (_, navigate) =>
      expectSafe({
        siteUrl: site.url,
        groups,
        show: (page, group) =>
          navigate(page, pathOf(group.map(({ html }) => html.toWellFormed()).join(' '))),
      }),
  );
});
