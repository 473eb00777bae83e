import { expect, test } from 'vitest';
import { type BrowseState, browseSearch } from '../../../../shared/browse/browse-state.ts';

const all: BrowseState = {};
const john: BrowseState = { label: 'John' };
const flesh: BrowseState = { q: 'God+flesh' };

// tests/unit/shared/routes.test.ts has the URLs of a state.
test.each<[from: BrowseState, text: string, to: BrowseState]>([
  [all, 'God+flesh', flesh],
  [{ ...john, pageToken: 't' }, ' God+flesh ', flesh],
  [flesh, '', all],
  [john, ' ', john],
])('from %j, searching for %j leads to %j', (from, text, to) => {
  expect(browseSearch(from, text)).toEqual(to);
});
