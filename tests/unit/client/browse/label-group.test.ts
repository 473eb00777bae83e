import { expect, test } from 'vitest';
import { hasLabel, labelGroup, nearestChips } from '../../../../client/browse/label-group.ts';
import { filterGroups } from '../../../../shared/browse/filter-groups.ts';
import { thoughtsList } from '../../../../shared/content/lists.ts';

const groups = ['John', 'Acts', '1 John', '2 John', '3 John', 'Romans'].map((name) =>
  labelGroup(thoughtsList, name, [['1', `${name} 1`]]),
);

test("a group's chips begin with 'Any', and each links to its label", () => {
  expect(groups[2]?.chips).toEqual([
    { text: 'Any', label: '1 John', href: '/apologetics?label=1+John' },
    { text: '1', label: '1 John 1', href: '/apologetics?label=1+John+1' },
  ]);
});

test.each<[text: string, names: string[]]>([
  ['john', ['John', '1 John', '2 John', '3 John']],
  ['JOHN', ['John', '1 John', '2 John', '3 John']],
  ['oma', ['Romans']],
  ['1', ['1 John']],
  [' acts ', ['Acts']],
  ['1 j', ['1 John']],
  ['Genesis', []],
  ['.*', []],
])('the text %j shows the groups %j', (text, names) => {
  expect(filterGroups(groups, text).map(({ name }) => name)).toEqual(names);
});

test('all groups are shown when nothing is typed', () => {
  expect(filterGroups(groups, '')).toEqual(groups);
  expect(filterGroups(groups, '  ')).toEqual(groups);
});

test.each<[label: string | undefined, has: boolean]>([
  ['John', true],
  ['John 1', true],
  ['1 John', false],
  ['John 2', false],
  [undefined, false],
])('the group of John has the label %j: %j', (label, has) => {
  const [john] = groups;
  expect(john && hasLabel(john, label)).toBe(has);
});

test('the nearest labels with posts are before and after a label, and never that label', () => {
  const counts = new Map(groups.flatMap(({ chips }) => chips.map(({ label }) => [label, 1])));
  const labels = (label: string) => nearestChips(groups, label, counts).map((chip) => chip.label);
  expect(labels('Acts 1')).toEqual(['Acts', '1 John']);
  expect(labels('Acts')).toEqual(['John 1', 'Acts 1']);
});
