import { expect, test } from 'vitest';
import {
  type BrowseState,
  browseMore,
  browseQuery,
  browseSearch,
  firstPage,
  parseBrowse,
} from '../../../../shared/browse/browse-state.ts';

const all: BrowseState = { mode: 'all' };
const john: BrowseState = { mode: 'label', label: 'John' };
const flesh: BrowseState = { mode: 'search', q: 'God+flesh' };

test.each<[query: string, browse: BrowseState]>([
  ['', all],
  ['?q=%20%09%20', all],
  ['?pageToken=', all],
  ['?label=John', john],
  ['?q=&label=John', john],
  ['?q=God%2Bflesh', flesh],
  ['?q=God%E2%80%AE%2B%00flesh', flesh],
  ['?q=God%2Bflesh&label=John', flesh],
  ['?pageToken=t', { ...all, pageToken: 't' }],
  ['?label=John&pageToken=t', { ...john, pageToken: 't' }],
  ['?q=God%2Bflesh&pageToken=t', { ...flesh, pageToken: 't' }],
])('the query %j is parsed as %j', (query, browse) => {
  expect(parseBrowse(new URLSearchParams(query))).toEqual(browse);
});

test.each<[browse: BrowseState, query: string]>([
  [all, ''],
  [{ ...all, pageToken: 't' }, '?pageToken=t'],
  [john, '?label=John'],
  [{ mode: 'label', label: "God's World" }, '?label=God%27s+World'],
  [flesh, '?q=God%2Bflesh'],
  [{ ...flesh, pageToken: 'a&b' }, '?q=God%2Bflesh&pageToken=a%26b'],
])('%j is formatted as %j and parsed back', (browse, query) => {
  expect(browseQuery(browse)).toBe(query);
  expect(parseBrowse(new URLSearchParams(query))).toEqual(browse);
});

test.each<[from: BrowseState, text: string, to: BrowseState]>([
  [all, 'God+flesh', flesh],
  [{ ...all, pageToken: 't' }, 'God+flesh', flesh],
  [{ ...john, pageToken: 't' }, ' God+flesh ', flesh],
  [all, '  ', all],
  [flesh, '', all],
  [john, ' ', john],
])('from %j, searching for %j leads to %j', (from, text, to) => {
  expect(browseSearch(from, text)).toEqual(to);
});

test.each<[from: BrowseState]>([[all], [john], [flesh]])(
  "'More' opens the next page of the list %j, and firstPage returns its first page",
  (from) => {
    const second = browseMore(from, 'second');
    expect(second).toEqual({ ...from, pageToken: 'second' });
    expect(browseMore(second, 'third')).toEqual({ ...from, pageToken: 'third' });
    expect(firstPage(second)).toEqual(from);
    expect(firstPage(from)).toEqual(from);
  },
);
