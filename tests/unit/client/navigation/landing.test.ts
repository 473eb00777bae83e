import { expect, test } from 'vitest';
import { type Arrival, type Landing, landing } from '../../../../client/navigation/landing.ts';

const press: Arrival = {
  isTraversal: false,
  isNewPage: false,
  isRepeated: false,
  isFromSheet: false,
  fragment: '',
};

const top = ['search', 'page'];

test.each<[what: string, arrival: Partial<Arrival>, focus: string[], scroll: Landing['scroll']]>([
  ['a new page', { isNewPage: true }, top, 'browser'],
  ['a new page with a fragment', { isNewPage: true, fragment: 'a' }, ['a', 'page'], 'browser'],
  ['a new page from a sheet', { isNewPage: true, isFromSheet: true }, top, 'browser'],
  [
    'another label or page of the list',
    {},
    ['search', ' same', 'posts'],
    { id: 'posts', block: 'nearest' },
  ],
  ['a fragment of another state of the page', { fragment: 'posts' }, ['posts'], 'browser'],
  ['a fragment, from a sheet', { fragment: 'a', isFromSheet: true }, ['a'], 'browser'],
  ['a label, from a sheet', { isFromSheet: true }, ['posts'], { id: 'posts', block: 'start' }],
  [
    'the label of the list, from a sheet',
    { isFromSheet: true, isRepeated: true },
    ['posts'],
    { id: 'posts', block: 'start' },
  ],
  [
    'a change of a handout that moves an item',
    { target: 'item', isFromSheet: true },
    ['item', ' same'],
    { id: 'item', block: 'nearest' },
  ],
  ['the URL that is shown', { isRepeated: true }, top, 'browser'],
  ['Back to another page', { isTraversal: true, isNewPage: true }, [' entry', 'page'], 'browser'],
  ['Back within a list', { isTraversal: true }, [' entry', ' same', 'posts'], 'browser'],
  [
    'Back to a fragment, from a sheet',
    { isTraversal: true, isFromSheet: true, fragment: 'posts' },
    [' entry', ' same', 'posts'],
    'browser',
  ],
])('%s lands in its place', (_, arrival, focus, scroll) => {
  expect(landing({ ...press, ...arrival })).toEqual({ focus, scroll });
});
