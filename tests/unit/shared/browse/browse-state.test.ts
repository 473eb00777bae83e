import { expect, test } from 'vitest';
import {
  type BrowseState,
  browseQuery,
  browseSearch,
  parseBrowse,
} from '../../../../shared/browse/browse-state.ts';

const all: BrowseState = {};
const john: BrowseState = { label: 'John' };
const flesh: BrowseState = { q: 'God+flesh' };

test.each<[query: string, browse: BrowseState]>([
  ['?q=%20%09%20', all],
  ['?pageToken=', all],
  ['?q=&label=John', john],
  ['?q=God%E2%80%AE%2B%00flesh', flesh],
  ['?q=God%2Bflesh&label=John', flesh],
])('the query %j is parsed as %j', (query, browse) => {
  expect(parseBrowse(new URLSearchParams(query))).toEqual(browse);
});

test.each<[browse: BrowseState, query: string]>([
  [all, ''],
  [john, '?label=John'],
  [{ label: "God's World", pageToken: 't' }, '?label=God%27s+World&pageToken=t'],
  [{ ...flesh, pageToken: 'a&b' }, '?q=God%2Bflesh&pageToken=a%26b'],
])('%j is formatted as %j and parsed back', (browse, query) => {
  expect(browseQuery(browse)).toBe(query);
  expect(parseBrowse(new URLSearchParams(query))).toEqual(browse);
});

test.each<[from: BrowseState, text: string, to: BrowseState]>([
  [all, 'God+flesh', flesh],
  [{ ...john, pageToken: 't' }, ' God+flesh ', flesh],
  [flesh, '', all],
  [john, ' ', john],
])('from %j, searching for %j leads to %j', (from, text, to) => {
  expect(browseSearch(from, text)).toEqual(to);
});
