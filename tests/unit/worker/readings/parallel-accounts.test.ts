import { expect, test } from 'vitest';
import { readPassages } from '../../../../shared/scripture/passage.ts';
import { typesetReference } from '../../../../shared/scripture/verses.ts';
import { parallelAccounts } from '../../../../worker/readings/parallel-accounts.ts';

const parallelsOf = (reference: string) =>
  typesetReference(...parallelAccounts(readPassages(reference).passages));

test.each([
  ['Matthew 1:1-17', 'Luke 3:23–38'],
  ['Mark 1:9-11', 'Matthew 3:13–17; Luke 3:21–22; John 1:29–34'],
  ['Matthew 4:1-11', 'Mark 1:12–13; Luke 4:1–13'],
  ['Luke 5:1-11', 'Matthew 4:18–22; Mark 1:16–20'],
  ['Luke 6:20-23', 'Matthew 5:3–12'],
  ['Luke 11:1-4', 'Matthew 6:5–15'],
  ['Luke 7:1-10', 'Matthew 8:5–13'],
  ['Mark 4:35-41', 'Matthew 8:23–27; Luke 8:22–25'],
  ['Mark 5:21-43', 'Matthew 9:18–26; Luke 8:40–56'],
  ['Luke 8:4-8', 'Matthew 13:1–23; Mark 4:1–20'],
  ['John 6:1-15', 'Matthew 14:13–21; Mark 6:30–44; Luke 9:10–17'],
  ['John 6:16-21', 'Matthew 14:22–33; Mark 6:45–52'],
  ['Mark 7:24-30', 'Matthew 15:21–28'],
  ['Luke 9:28-36', 'Matthew 17:1–13; Mark 9:1–13'],
  ['Luke 15:1-7', 'Matthew 18:10–14'],
  ['Mark 10:13-16', 'Matthew 19:13–15; Luke 18:15–17'],
  ['Matthew 20:20-28', 'Mark 10:35–45'],
  ['Luke 18:35-43', 'Matthew 20:29–34; Mark 10:46–52'],
  ['Matthew 21:1-9', 'Mark 11:1–11; Luke 19:28–40; John 12:12–19'],
  ['Mark 12:28-34', 'Matthew 22:34–40'],
  ['Luke 21:25-36', 'Matthew 24:26–35; Mark 13:24–31'],
  ['Luke 19:11-27', 'Matthew 25:14–30'],
  ['John 12:1-8', 'Matthew 26:6–13; Mark 14:3–9'],
  ['Mark 14:32-42', 'Matthew 26:36–46; Luke 22:39–46'],
  ['Luke 22:54-62', 'Matthew 26:69–75; Mark 14:66–72; John 18:15–18'],
  ['Mark 15:42-47', 'Matthew 27:57–61; Luke 23:50–56; John 19:38–42'],
  ['John 20:1-9', 'Matthew 28:1–10; Mark 16:1–8; Luke 24:1–12'],
  ['2 Samuel 7:1-11', '1 Chronicles 17:1–15'],
  ['1 Kings 8:22-30', '2 Chronicles 6:12–42'],
  ['2 Kings 22:8-13', '2 Chronicles 34:14–21'],
  ['2 Chronicles 9:1-12', '1 Kings 10:1–13'],
])('what %s tells is told by %s, too', (reference, expected) => {
  expect(parallelsOf(reference)).toBe(expected);
});

test.each([
  'Luke 16:19-31',
  'Luke 7:36-50',
  'John 4:43-54',
  'John 3:16',
  'Genesis 1',
  'Romans 8:28',
])('no other book tells %s', (reference) => {
  expect(parallelsOf(reference)).toBe('');
});

test('a verse of an account is told by its parallels, and an account that only begins in a passage is not', () => {
  expect(parallelsOf('Mark 11:9')).toBe('Matthew 21:1–11; Luke 19:28–40; John 12:12–19');
  expect(parallelsOf('Mark 1:1-9')).toBe('Matthew 3:1–12; Luke 3:1–20; John 1:19–28');
});
