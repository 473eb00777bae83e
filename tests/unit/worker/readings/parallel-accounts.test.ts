import { expect, test } from 'vitest';
import { readPassages } from '../../../../shared/scripture/passage.ts';
import { typesetReference } from '../../../../shared/scripture/verses.ts';
import { parallelAccounts } from '../../../../worker/readings/parallel-accounts.ts';

const parallelsOf = (reference: string) =>
  typesetReference(...parallelAccounts(readPassages(reference).passages));

test.each([
  ['Matthew 1:1-17', 'Luke 3:23–38'],
  ['Mark 1:9-11', 'Matthew 3:13–17; Luke 3:21–22; John 1:29–34'],
  ['John 6:1-15', 'Matthew 14:13–21; Mark 6:30–44; Luke 9:10–17'],
  ['Luke 15:1-7', 'Matthew 18:10–14'],
  ['Luke 22:54-62', 'Matthew 26:69–75; Mark 14:66–72; John 18:15–18'],
  ['2 Samuel 7:1-11', '1 Chronicles 17:1–15'],
])('what %s tells is told by %s, too', (reference, expected) => {
  expect(parallelsOf(reference)).toBe(expected);
});

test.each(['Luke 16:19-31', 'John 3:16', 'Genesis 1'])('no other book tells %s', (reference) => {
  expect(parallelsOf(reference)).toBe('');
});

test('a verse of an account is told by its parallels, and an account that only begins in a passage is not', () => {
  expect(parallelsOf('Mark 11:9')).toBe('Matthew 21:1–11; Luke 19:28–40; John 12:12–19');
  expect(parallelsOf('Mark 1:1-9')).toBe('Matthew 3:1–12; Luke 3:1–20; John 1:19–28');
});
