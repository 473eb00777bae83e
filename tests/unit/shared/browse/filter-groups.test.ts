import { expect, test } from 'vitest';
import { firstLabel, type LabelGroup } from '../../../../shared/browse/filter-groups.ts';

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
  ['zzz', undefined],
])('Enter after %j leads to %s', (text, label) => {
  expect(firstLabel(groups, text)?.label).toBe(label);
});
