import { expect, test } from 'vitest';
import { descriptionOf, excerptOf } from '../../../../shared/text/excerpt.ts';

const word = 'grace ';

test('a text of 300 characters is its own excerpt', () => {
  const text = 'g'.repeat(300);
  expect(excerptOf(text)).toBe(text);
  expect(excerptOf('Short.')).toBe('Short.');
  expect(excerptOf('')).toBe('');
});

test('a longer text is cut at the last space and ends with three dots', () => {
  const excerpt = excerptOf(word.repeat(60));
  expect(excerpt).toBe(`${word.repeat(50).trimEnd()}...`);
});

test('a word that ends at the 300th character is included in the excerpt, which has 303 characters', () => {
  const excerpt = excerptOf(`${'g'.repeat(300)} and more`);
  expect(excerpt).toBe(`${'g'.repeat(300)}...`);
  expect(excerpt).toHaveLength(303);
});

test('a word that continues after the 300th character is left out', () => {
  expect(excerptOf(`Before ${'g'.repeat(300)} after`)).toBe('Before...');
});

test('a text without spaces is cut after 300 characters', () => {
  expect(excerptOf('g'.repeat(301))).toBe(`${'g'.repeat(300)}...`);
});

test('whitespace is collapsed to one space and trimmed at the ends', () => {
  expect(excerptOf('\n In  the\u00a0\t beginning\n\nwas ')).toBe('In the beginning was');
  expect(excerptOf(`${'a \n'.repeat(150)}`)).toBe('a '.repeat(150).trim());
});

test('no character is split', () => {
  const letter = '\u{1d50a}';
  const excerpt = excerptOf(`g${letter.repeat(200)}`);
  expect(excerpt).toBe(`g${letter.repeat(149)}...`);
  expect(excerpt.isWellFormed()).toBe(true);
  expect(descriptionOf(letter.repeat(100))).toBe(letter.repeat(77));
});

test('a description is the first 155 characters, without dots or a trailing space', () => {
  expect(descriptionOf('g'.repeat(155))).toBe('g'.repeat(155));
  expect(descriptionOf('g'.repeat(156))).toBe('g'.repeat(155));
  expect(descriptionOf(`${'g'.repeat(154)} and`)).toBe('g'.repeat(154));
  expect(descriptionOf(' In\n the beginning ')).toBe('In the beginning');
});
