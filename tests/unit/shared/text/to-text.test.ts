import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { toText } from '../../../../shared/text/to-text.ts';
import { parseMarkup } from '../../../../worker/sanitize/markup.ts';

const textOf = (markup: string, withMarkers = false) =>
  toText(parseMarkup(markup) as Root, withMarkers);

test.each([
  ['an exponent', '1 in 10<sup>120</sup>, or m<sup>2</sup>s', '1 in 10¹²⁰, or m²s'],
  ['an exponent of an exponent', '10<sup>10<sup>123</sup></sup>', '10^(10¹²³)'],
  ['an exponent of letters', 'e<sup>x+1</sup>, 2<sup>k</sup>, 2<sup>n</sup>', 'e^(x+1), 2^k, 2ⁿ'],
  ['an ordinal', 'the 21<sup>st</sup> century', 'the 21st century'],
  ['a formula', 'H<sub>2</sub>O and x<sub>b</sub>', 'H₂O and xb'],
  ['a limit', 'lim<sub>x→0</sub> f <sub>see b.</sub>', 'lim_(x→0) f see b.'],
  ['the number of a verse', '<p><sup>16</sup>For God</p>', '16 For God'],
  ['that of the next', 'life.<b><sup>17</sup></b>“For <sup>18 </sup>Who', 'life. 17 “For 18 Who'],
  [
    'numbers of verses in other forms',
    '<sup>v. 16</sup>For <sup>v16</sup>For <sup>16–18</sup>For <sup>119:105-112</sup>Your',
    'v. 16 For v16 For 16–18 For 119:105-112 Your',
  ],
  [
    'what is no number of a verse',
    'a<sup>9</sup>So, page<sup>9</sup>so, so<sup>1600</sup>So, <sup>16</sup>9 and x<sup>ab</sup>So',
    'a⁹So, page⁹so, so¹⁶⁰⁰So, ¹⁶9 and x^(ab)So',
  ],
  ['an isotope', '<sup>14</sup>C, <sup>206</sup>Pb, <sup>3</sup>In', '¹⁴C, ²⁰⁶Pb, 3 In'],
  ['a note on a reference', '<sup>1</sup>John 3:16', '¹John 3:16'],
  ['a number between two verses', 'life<sup>17</sup>For', 'life 17 For'],
  ['marks of notes', 'him.<sup>1</sup> So<sup>2,3</sup>. See<sup>[4]</sup>', 'him.¹ So²,³. See[4]'],
  [
    'letters of notes',
    'God<sup>a</sup> so<sup> b</sup> 1:17<sup>c</sup>, e<sup>a</sup>, God 2<sup>k</sup>, to<sup>ab</sup>',
    'God[a] so[b] 1:17[c], e^a, God 2^k, toab',
  ],
  ['quotations', '<q>He said <q>Come</q></q>', '“He said ‘Come’”'],
  ['ruby with parentheses', '<ruby>a<rp>(</rp><rt>b</rt><rp>)</rp></ruby>', 'a (b)'],
  ['no soft hyphen', 'Mes&shy;si&#8203;ah', 'Messiah'],
  ['lines', ' a \n <b> b</b><br>c<p>d<br></p><div>e</div>f', 'a b\nc\n\nd\n\ne\nf'],
  ['a table', '<table><tr><td>a<td><p>b</p>c<br>d<td><tr><td>e', 'a\tb c d\ne'],
  ['preformatted lines in a row', '<table><tr><td><pre>a\n  b</pre>c', 'a b c'],
  ['preformatted lines', '<pre>a\n  b</pre>', 'a\n  b'],
  ['no markers', '<ol><li>a<li>b</ol>', 'a\nb'],
])('the text of a tree has %s', (_, markup, expected) => {
  expect(textOf(markup)).toBe(expected);
});

test.each([
  ['<ol reversed><li>a<li>b</ol><ol reversed start="9"><li>c<li>d</ol>', '2. a\n1. b\n9. c\n8. d'],
  ['<ol type="a" start="26"><li>z<ol type="I"><li>one</ol><li>aa</ol>', 'z. z\n  I. one\naa. aa'],
  ['<ul><li><p>a</p><li><ol><li>b</ol><li></li></ul>c', '• a\n\n• 1. b\nc'],
])('with markers, the text of %s is %j', (markup, expected) => {
  expect(textOf(markup, true)).toBe(expected);
});

test('a long text takes little time', () => {
  const line = '<b>word</b> '.repeat(9_000);
  expect(textOf(`<p>${line}<sup>1</sup></p>`)).toHaveLength(5 * 9_000 + 1);
});
