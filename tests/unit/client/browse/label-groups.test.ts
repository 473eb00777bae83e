import { expect, test } from 'vitest';
import {
  filterGroups,
  firstLabel,
  type LabelGroup,
} from '../../../../client/browse/label-groups.ts';

const group = (name: string, ...topics: string[]): LabelGroup => ({
  name,
  chips: [name, ...topics].map((label) => ({ text: label, label, href: label })),
});

const groups = [group('God', 'Rejecting God', 'Miracles'), group('Faith', 'Hope in God', 'Hope')];

test.each([
  ['mirac', 'Miracles'],
  ['fai', 'Faith'],
  [' HOPE ', 'Hope'],
  ['hop', 'Hope in God'],
  ['god', 'God'],
  ['', undefined],
])('Enter after %j leads to %s', (text, label) => {
  expect(firstLabel(groups, text)?.label).toBe(label);
});

const topics = [
  group('Creation', "God's World", 'Fine-Tuning of Universe'),
  group('Bible', 'O.T. Apologetics'),
];
const people = [group('Péter'), group('1 John'), group('3 John')];

test.each([
  ['God’s World', ["God's World"]],
  ['fine tuning', ['Fine-Tuning of Universe']],
  ['OT apologetics', ['O.T. Apologetics']],
  ['Crèation', ['Creation']],
  ['peter', ['Péter']],
  ['1st Jöhn', []],
  ['1john', ['1 John']],
  ['<+>', []],
])('the panel finds %j in %j', (text, expected) => {
  const found = filterGroups([...topics, ...people], text, true);
  expect(
    found.flatMap(({ name, found }) => found?.slice(1).map(({ label }) => label) ?? name),
  ).toEqual(expected);
});
