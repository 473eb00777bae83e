import { expect, test } from 'vitest';
import { stemOf } from '../../../../worker/search/stem.ts';

test.each([
  ['allow', 'allows', 'allowed', 'allowing'],
  ['doubt', 'doubts', 'doubter', 'doubters', 'doubting'],
  ['atheism', 'atheist', 'atheists'],
  ['pray', 'prayer', 'praying'],
  ['marry', 'married', 'marriage'],
  ['christian', 'christians', 'christianity'],
  ['slave', 'slaves', 'slavery'],
  ['prophecy', 'prophecies'],
  ['history', 'historical', 'historian'],
  ['witness', 'witnesses'],
  ['create', 'creation', 'creates'],
])('%s has the stem of its other forms', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1);
});

test.each([
  ['god', 'good'],
  ['mark', 'marry'],
  ['thessalonians', 'theism'],
  ['hell', 'help'],
  ['paul', 'pauline'],
])('%s and %s have different stems', (a, b) => {
  expect(stemOf(a)).not.toBe(stemOf(b));
});
