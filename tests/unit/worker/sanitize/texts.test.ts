import { expect, test } from 'vitest';
import { clean } from '../../../support/clean.ts';

test.each([
  ['all words', '<p>The&nbsp;Messiah&nbsp;came&nbsp;to us.</p>', '<p>The Messiah came to us.</p>'],
  ['a gap', '<p>a b&nbsp;&nbsp;&nbsp;c</p>', '<p>a b c</p>'],
  ['lines', '<p>a<br>&nbsp;&nbsp;b&nbsp;c</p>', '<p>a<br>&nbsp;&nbsp;b c</p>'],
])('of no-break spaces between %s, %s becomes %s', (_, html, expected) => {
  expect(clean(html)).toBe(expected);
});

test.each([
  ['Ἐν ἀρχῇ ἦν ὁ λόγος', 'grc'],
  ['λόγος', 'el'],
  ['שָׁלוֹם עֲלֵיכֶם', 'he'],
])('the words %s have the language %s', (words, lang) => {
  expect(clean(`<p>The words ${words}, and so on.</p>`)).toBe(
    `<p>The words <span lang="${lang}">${words}</span>, and so on.</p>`,
  );
  expect(clean(`<p lang="${lang}">${words}</p>`)).toBe(`<p lang="${lang}">${words}</p>`);
  expect(clean(`<p lang="en">${words}</p>`)).toContain(`<span lang="${lang}">`);
});

test('a letter is a symbol', () => {
  expect(clean('<p>The angle α is small.</p>')).toBe('<p>The angle α is small.</p>');
});
