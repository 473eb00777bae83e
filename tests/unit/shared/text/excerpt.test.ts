import { expect, test } from 'vitest';
import { descriptionOf, excerptOf } from '../../../../shared/text/excerpt.ts';

const g = (count: number) => 'g'.repeat(count);
const letter = '\u{1d50a}';

test.each([
  ['300 characters', g(300), g(300)],
  ['no word that continues after it', `Before ${g(300)} after`, 'Before...'],
  ['300 characters of a text without spaces', g(301), `${g(300)}...`],
  ['no half of a character', `g${letter.repeat(200)}`, `g${letter.repeat(149)}...`],
])('an excerpt has %s', (_, text, excerpt) => {
  expect(excerptOf(text)).toBe(excerpt);
});

test.each([
  ['155 characters', g(155), g(155)],
  ['no dots', g(156), g(155)],
  ['no trailing space', `${g(154)} and`, g(154)],
  ['no half of a character', letter.repeat(100), letter.repeat(77)],
])('a description has %s', (_, text, description) => {
  expect(descriptionOf(text)).toBe(description);
});
