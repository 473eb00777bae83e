import { expect, test } from 'vitest';
import { handoutMarkdown } from '../../../../worker/handout/handout-markdown.ts';
import { handoutOf } from '../../../support/handout-document.ts';
import { post } from '../../../support/post-to-copy.ts';

/** The Markdown of a post below its title. */
function markdownOf(markup: string) {
  const [, content = ''] = handoutMarkdown(handoutOf(markup)).split('March 1, 2026\n\n');
  return content.split('\n\nA ministry, ')[0];
}

test('Markdown has all of the content and the permission once', () => {
  expect(handoutMarkdown(handoutOf(post.content))).toBe(`# \\*A\\* \\<title>\uffff

## A \\<post>

March 1, 2026

[\\[Picture: A lamp\\]](https://example.org/lamp.png)

> In him we live\\
> and *move* and **have our being**.

See [more](https://areopagus.example/quotes?label=Truth)\u00a0& [there](https://example.org/a?b=1\\&c=2).

A lamp

### Three poets

- Aratus
- Cleanthes
  - of Assos
    1. a boxer

3. Epimenides
4. Menander

|     |   |     |
| --- | - | --- |
| one |   | two |

The end.

A ministry, <https://areopagus.example/quotes?post=1>

---

For sermons: <https://areopagus.example/copyright>
`);
});

test('the file of a post whose tree is in memory is the same again', () => {
  const markup = '<h2>a</h2><ul><li><img src="https://a.example/b.png" alt="A quay"></ul>';
  expect(markdownOf(markup)).toBe('### a\n\n- \\[Picture: A quay]');
  expect(markdownOf(markup)).toBe('### a\n\n- \\[Picture: A quay]');
});

const page = 'https://areopagus.example/quotes?post=1';

test.each([
  [
    'notes in their place, with links to the post',
    '<p>Three<sup id="r1"><a href="#n1">1</a></sup> and again<sup><a href="#n1">1</a></sup>.</p><h3>Notes</h3><ol>\n<li id="n1">1 Cor 15 <a href="#r1">↩</a></li>\n</ol><p>End, <a href="#n1">above</a>, <a href="#top">top</a>.</p>',
    `Three[1](${page}#post-1.n1) and again[1](${page}#post-1.n1).\n\n### Notes\n\n1. 1 Cor 15 [↩](${page}#post-1.r1)\n\nEnd, [above](${page}#post-1.n1), [top](${page}#top).`,
  ],
  [
    'a list in a list that is not in an item',
    '<ul><li>a</li><ul><li>b</li></ul></ul><ol><ol><li>c</li></ol></ol>',
    '- a\n  - b\n\n1. c',
  ],
  [
    'a video as a link, also in the middle of a paragraph',
    '<p>Watch<iframe src="https://www.youtube.com/embed/aaaaaaaaaaa?start=90" title="A talk"></iframe>this.</p><iframe src="https://youtu.be/bbbbbbbbbbb"></iframe>',
    'Watch [Video: A talk](https://www.youtube.com/watch?v=aaaaaaaaaaa\\&t=90s) this.\n\n[Video: YouTube video](https://www.youtube.com/watch?v=bbbbbbbbbbb)',
  ],
  [
    'one line for each row of a table',
    '<table border=1><tr><th>a<th>b<tr><td><p>First.</p><p>Second</p><ul><li>c</li><li>d</li></ul><td>e<br>f<tr><td><pre>g\nh</pre><td><blockquote>i</blockquote></table>',
    '| a                   | b   |\n| ------------------- | --- |\n| First. Second; c; d | e f |\n| `g h`               | i   |',
  ],
  [
    'letters, Roman numbers and numbers that count down',
    '<ol type="a" start="3"><li>a</li></ol><p>x</p><ol type="I"><li><p>b</p></li></ol><p>x</p><ol reversed><li>c</li><li>d</li></ol>',
    '- c. a\n\nx\n\n- I. b\n\nx\n\n- 2\\. c\n- 1\\. d',
  ],
  ['a list that begins an item', '<ul><li><ul><li>a</li></ul></li><li>b</li></ul>', '- a\n- b'],
  [
    'the numbers of a list in a cell',
    '<table><tr><th>a<tr><td><ol start="3"><li>c<li><p>d</p></ol></table>',
    '| a          |\n| ---------- |\n| 3. c; 4. d |',
  ],
  [
    'exponents',
    '<p>10<sup>120</sup>, <sup>16</sup>For H<sub>2</sub>O <b><sup>3</sup></b>He <sup>1</sup> See</p>',
    '10¹²⁰, 16 For H₂O **³**He ¹ See',
  ],
  [
    'no character references around the number of a verse and other emphasis in emphasis',
    '<p><em><b><sup>36 </sup></b>What</em> <i><b>W</b>hat</i> a<b>=b</b> <i>in<b>ter</b>mediate</i></p>',
    '*36 What* *What* a=**b** *in**ter**mediate*',
  ],
  [
    'URLs in texts as links',
    '<p>See https://a.example/?a=1&amp;b_c=2<br>and (www.a.example/x_(y)). <b>https://a.example</b></p>',
    'See <https://a.example/?a=1&b_c=2>\\\nand ([www.a.example/x\\_(y)](https://www.a.example/x_\\(y\\))). **<https://a.example>**',
  ],
  [
    'pictures apart from words, and no soft hyphens',
    '<p>See<a href="/quotes"><img src="https://a.example/b.png" alt="A quay"></a>the bo&shy;ats (<img src="https://a.example/b.png" alt="x">)',
    'See [\\[Picture: A quay\\]](https://areopagus.example/quotes) the boats (\\[Picture: x])',
  ],
  [
    'row spans that end with their group, and no rows without cells',
    '<table border=1><thead><tr><th rowspan=2>a<th>b<tbody><tr><td rowspan=2>c<td rowspan=2>d<tr><tr><td rowspan=0>e<td>f<tr><td>g<tr><td>h</table>',
    '| a | b |\n| - | - |\n| c | d |\n| e | f |\n|   | g |\n|   | h |',
  ],
  ['quotations and ruby', '<p><q>a</q> <ruby>b<rt>c</rt></ruby></p>', '“a” b (c)'],
  [
    'no character references around emphasis',
    '<p>in<i>ter</i>mediate, <i>Imago</i>s <b>Note:</b>text. <b>“A”</b>is <i>(so)</i> x<i>, y</i></p>',
    'in*ter*mediate, *Imago*s **Note**:text. **“A**”is *(so)* x, *y*',
  ],
  [
    'no space in emphasis',
    '<p><b>Phone 12<br></b>Next<i> one </i>two<b>&nbsp;x</b></p>',
    '**Phone 12**\\\nNext *one* two **x**',
  ],
  ...['/a', '//a.example'].map((href) => [
    'no empty link',
    `<p><a href="${href}"><img src="//a.example/b.png"></a>End.`,
    'End.',
  ]),
])('Markdown has %s', (_, markup, expected) => {
  expect(markdownOf(markup)).toBe(expected);
});
