import { expect, test } from 'vitest';
import { listTitle } from '../../../client/browse/list-title.ts';
import type { Browse } from '../../../shared/browse.ts';

test.each<[browse: Browse, title: string]>([
  [{ mode: 'all' }, 'Latest posts'],
  [{ mode: 'all', pageToken: 't' }, 'Earlier posts'],
  [{ mode: 'label', label: 'John 3' }, 'John 3'],
  [{ mode: 'search', q: 'God+flesh' }, 'Search results for God+flesh'],
])('the list of %j is called %j', (browse, title) => {
  expect(listTitle(browse)).toBe(title);
});
