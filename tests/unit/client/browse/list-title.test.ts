import { expect, test } from 'vitest';
import { listHeading, listTitle } from '../../../../client/browse/list-title.ts';
import type { BrowseState } from '../../../../shared/browse/browse-state.ts';

const labels = new Set(['John 3']);

test.each<[browse: BrowseState, heading: string]>([
  [{ mode: 'all' }, 'Latest posts'],
  [{ mode: 'all', pageToken: 't' }, 'Earlier posts'],
  [{ mode: 'label', label: 'John 3' }, 'John 3'],
  [{ mode: 'label', label: 'John 3', pageToken: 't' }, 'John 3: earlier posts'],
  [{ mode: 'search', q: 'God+flesh' }, 'Search results for “God+flesh”'],
  [{ mode: 'search', q: 'God+flesh', pageToken: 't' }, 'More search results for “God+flesh”'],
])('the heading of the list of %j is %j', (browse, heading) => {
  expect(listHeading(browse, labels)).toBe(heading);
});

test.each<[browse: BrowseState, title: string]>([
  [{ mode: 'label', label: 'Sold out' }, 'Posts with this label'],
  [{ mode: 'label', label: 'john 3' }, 'Posts with this label'],
  [{ mode: 'label', label: 'Sold out', pageToken: 't' }, 'Earlier posts with this label'],
])('a label that is not in the panel is not named: %j has the title %j', (browse, title) => {
  expect(listHeading(browse, labels)).toBe(title);
  expect(listTitle(browse, labels)).toBe(title);
});

test.each<[browse: BrowseState, title: string]>([
  [{ mode: 'search', q: 'Sold out' }, 'Search results'],
  [{ mode: 'search', q: 'John 3', pageToken: 't' }, 'More search results'],
])('the search text is not in the title: %j has the title %j', (browse, title) => {
  expect(listTitle(browse, labels)).toBe(title);
});
