import { expect, test } from 'vitest';
import { type Arrival, entryFocus, landing } from '../../../../client/navigation/landing.ts';

const press: Arrival = {
  isTraversal: false,
  isNewPage: false,
  isRepeated: false,
  isFromSheet: false,
  fragment: '',
};

const back: Arrival = { ...press, isTraversal: true };
const fromSheet: Arrival = { ...press, isFromSheet: true };

// tests/browser/navigation/ has where a visitor lands by each kind of navigation.
test.each<[what: string, arrival: Arrival, focus: string | symbol, scroll: string]>([
  ['a new page with a fragment', { ...press, isNewPage: true, fragment: 'a' }, 'a', 'browser'],
  ['a new page from a sheet', { ...fromSheet, isNewPage: true }, 'search', 'browser'],
  ['a fragment, from a sheet', { ...fromSheet, fragment: 'a' }, 'a', 'browser'],
  ['the label of the list, from a sheet', { ...fromSheet, isRepeated: true }, 'posts', 'posts'],
  ['a change of a handout, from a sheet', { ...fromSheet, target: 'item' }, 'item', 'item'],
  ['Back to a fragment', { ...back, isFromSheet: true, fragment: 'a' }, entryFocus, 'browser'],
])('%s lands in its place, whatever else would decide it', (_, arrival, focus, scroll) => {
  const { focus: targets, scroll: to } = landing(arrival);
  expect([targets[0], to === 'browser' ? to : to.id]).toEqual([focus, scroll]);
});
