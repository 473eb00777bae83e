import { expect, test } from 'vitest';
import { plainText, printable } from '../../../../shared/text/plain-text.ts';

test.each([
  [' one \n\t line\u00a0 ', 'one line'],
  ['Gr\0a\u0007c\u007fe\u0085', 'Grace'],
  ['\u202eyad a fo\u202c', 'yad a fo'],
  ['\u2066a\u2069 \u202ab', 'a b'],
  ['\ud800 half \udc00', 'half'],
  ['שלום\u200f (peace)', 'שלום\u200f (peace)'],
  ['👩‍👧 \u{1d50a}', '👩‍👧 \u{1d50a}'],
  ['\0 \u202e', ''],
])('%j becomes %j', (text, expected) => {
  expect(plainText(text)).toBe(expected);
});

test('printable text keeps its whitespace', () => {
  expect(printable('one\n\ttwo\u00a0\0three')).toBe('one\n\ttwo\u00a0three');
});
