import { expect, test } from 'vitest';
import { clean } from '../../../support/clean.ts';

test.each([
  ['a paragraph of a no-break space', '<p>a</p><p>&nbsp;</p><p>b</p>'],
  ['a line with a break', '<div>a</div><div><br /></div><div>b</div>'],
])('paragraphs that %s separates are paragraphs without a gap', (_, html) => {
  expect(clean(html)).toBe('<p>a</p><p>b</p>');
});

test.each([
  ['<i lang=la>a<div>b</div></i>', '<p><i lang="la">a</i><br><i lang="la">b</i></p>'],
  ['<p>a<span style="display: block">b</span>c</p>', '<p>a<br>b<br>c</p>'],
  ['<center><div>a</div></center><div>b</div>', '<p class="align-center">a</p><p>b</p>'],
])('the lines %s stay together', (html, expected) => {
  expect(clean(html)).toBe(expected);
});

test.each([
  ['<dl><br><dt>a</dt><br><dd>b</dd></dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
  [
    'a<br>\n<br>b<br>&nbsp;<br><br><span>c<br>d<br><br>e</span><ul><li>f<br><br>g</li></ul>h<br>i',
    '<p>a</p><p>b</p><p>c<br>d</p><p>e</p><ul><li><p>f</p><p>g</p></li></ul><p>h<br>i</p>',
  ],
])('a text is a paragraph, except for a single one in an item: %s', (html, expected) => {
  expect(clean(html)).toBe(expected);
});

test.each([
  '<pre>a\n\n<b>  b\n\n</b></pre>',
  '<div dir="ltr"><p>a</p></div>',
  '<ol start="3"><li>c</li></ol><p><b>e</b> <i>f</i> <sup>g</sup></p>',
])('%s stays', (html) => {
  expect(clean(html)).toBe(html);
});

const plain = 'style="font-weight: normal"';

test.each([
  [`<h2 ${plain}>a</h2>`, '<p>a</p>'],
  [`<h2>a<br><span ${plain}>b</span></h2>`, '<h2>a</h2><p>b</p>'],
  [`<h2>a<div ${plain}>b</div>c</h2>`, '<h2>a</h2><p>b</p><h2>c</h2>'],
  [`<h2>a <span ${plain}>b</span></h2>`, '<h2>a b</h2>'],
  [`<h2><span ${plain}><b>a</b></span></h2>`, '<h2><b>a</b></h2>'],
  ['<h2><span style="font-size:16pt;font-weight:400">a</span></h2>', '<h2>a</h2>'],
  [
    '<h2 id=t><p id=u>a</p></h2><a href="#t">b</a><a href="#u">c</a>',
    '<p id="post-1.t"></p><h2 id="post-1.u">a</h2><p><a href="#post-1.t">b</a><a href="#post-1.u">c</a></p>',
  ],
])('a heading is what looks like one, and has no blocks: %s', (html, expected) => {
  expect(clean(html)).toBe(expected);
});

test('the target of a link stays without content, and begins a paragraph', () => {
  const html = '<p>a <a href="#t">b</a></p><p><a name="t"></a></p><div>c</div><div id="u">d</div>';
  expect(clean(`${html.replace('b', 'b</a><a href="#u">b')}<div>e</div>`)).toBe(
    '<p>a <a href="#post-1.t">b</a><a href="#post-1.u">b</a></p><p><a id="post-1.t"></a></p><p>c</p><p id="post-1.u">d<br>e</p>',
  );
});

test('a picture stands apart from lines, and a heading that is only a picture is no heading', () => {
  const img = '<img src="https://a.example/b.png">';
  expect(clean(`<div>a</div><div>${img}</div><div>b</div><h2>${img}&#8203;</h2>`)).toMatch(
    /^<p>a<\/p><p><img [^>]*><\/p><p>b<\/p><p><img [^>]*><\/p>$/,
  );
});

test('spaces that were typed as an indentation go', () => {
  expect(clean('<p><span>&nbsp; &nbsp; In</span> the&nbsp;</p>')).toBe('<p>In the</p>');
  expect(clean('<p><b>&nbsp; In</b> the</p>')).toBe('<p><b>In</b> the</p>');
  expect(
    clean('<div>&nbsp; 1. a</div><div>&nbsp; <b>2.</b> b</div><div>&nbsp; &nbsp; c</div>'),
  ).toBe('<p>1. a<br><b>2.</b> b<br>&nbsp; c</p>');
});

const flowing = 'style="white-space: normal"';

test.each([
  [`<pre ${flowing}>a\nb</pre>`, '<p>a\nb</p>'],
  [`<pre>a\n b<p ${flowing}>c\nd</p>e</pre>`, '<pre>a\n b</pre><p>c\nd</p><pre>e</pre>'],
  [`<div style="white-space: pre">a\n<i ${flowing}>b\nc</i></div>`, '<p>a<br><i>b\nc</i></p>'],
])('preformatted text ends where a style ends it: %s', (html, expected) => {
  expect(clean(html)).toBe(expected);
});

test('line feeds that a style shows are breaks', () => {
  for (const style of ['white-space: pre-wrap', 'white-space-collapse: preserve']) {
    const html = `<div style="${style}">a\n<b>b\nc</b>\n\nd</div>`;
    expect(clean(html)).toBe('<p>a<br><b>b</b><br><b>c</b></p><p>d</p>');
  }
});
