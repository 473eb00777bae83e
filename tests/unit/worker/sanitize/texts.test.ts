import { expect, test } from 'vitest';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';

const clean = (html: string) => sanitize(html, 4, 'post-1.').html;

test.each([
  ['all words', '<p>The&nbsp;Messiah&nbsp;came&nbsp;to us.</p>', '<p>The Messiah came to us.</p>'],
  ['a text with no other space', '<p><b>He&nbsp;came</b></p>', '<p><b>He came</b></p>'],
  ['a gap', '<p>a b&nbsp;&nbsp;&nbsp;c</p>', '<p>a b c</p>'],
  ['lines', '<p>a<br>&nbsp;&nbsp;b&nbsp;c</p>', '<p>a<br>&nbsp;&nbsp;b c</p>'],
  ['two words', '<p>See John&nbsp;3 now.</p>', '<p>See John&nbsp;3 now.</p>'],
  ['three pairs', '<p>a&nbsp;b c&nbsp;d e&nbsp;f</p>', '<p>a&nbsp;b c&nbsp;d e&nbsp;f</p>'],
])('of no-break spaces between %s, %s becomes %s', (_, html, expected) => {
  expect(clean(html)).toBe(expected);
});

test.each([
  ['Ἐν ἀρχῇ ἦν ὁ λόγος', 'grc'],
  ['λόγος', 'el'],
  ['שָׁלוֹם עֲלֵיכֶם', 'he'],
  ['ἀγάπη', 'grc'],
])('the words %s have the language %s', (words, lang) => {
  expect(clean(`<p>The words ${words}, and so on.</p>`)).toBe(
    `<p>The words <span lang="${lang}">${words}</span>, and so on.</p>`,
  );
  expect(clean(`<p lang="${lang}">${words}</p>`)).toBe(`<p lang="${lang}">${words}</p>`);
});

test('a letter is a symbol', () => {
  expect(clean('<p>The angle α is small.</p>')).toBe('<p>The angle α is small.</p>');
});

test.each([
  ['a<button>Show</button>b', 'a Show b'],
  ['a<select><option>x</select>b', 'a b'],
  ['a<img src="x">b', 'a b'],
  ['a<bdo dir="RTL">b</bdo>c', 'a<bdi dir="rtl">b</bdi>c'],
  ['a<option>b</option>c', 'a</p><p>b<br>c'],
  ['a<canvas></canvas><textarea>x</textarea> b', 'a b'],
  ['<ruby>λό<rp>(</rp><rt>lo</rt></ruby>', '<ruby>λό<rp>(</rp><rt>lo</rt></ruby>'],
])('of %s, no two words are joined', (html, expected) => {
  const withoutLanguage = clean(`<p>${html}</p>`).replace(/<span lang="el">(.*?)<.span>/g, '$1');
  expect(withoutLanguage).toBe(`<p>${expected}</p>`);
});
