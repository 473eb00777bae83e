import { expect, test } from 'vitest';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';

const clean = (html: string) => sanitize(html, 4, 'post-1.').html;

test.each([
  ['<ol type="a">', '<ol type="a">'],
  ['<ol style="list-style-type: upper-alpha;">', '<ol type="A">'],
  ['<ol style="list-style: lower-roman">', '<ol type="i">'],
  ['<ol type="x">', '<ol>'],
  ['<ul style="list-style: url(x)">', '<ul>'],
  ['<ol start="4">', '<ol start="4">'],
  ['<li value="7">', '<li value="7">'],
  ['<blockquote style="border: none; margin: 0px 0px 0px 40px;">', '<div class="indent">'],
  ['<blockquote class="tr_bq">', '<blockquote>'],
  ['<p style="text-align: center;">', '<p class="align-center">'],
  ['<p style="clear:both;TEXT-ALIGN:Right !important">', '<p class="align-right">'],
  ['<p align="center" style="color: red">', '<p class="align-center">'],
  ['<div align="RIGHT">', '<div class="align-right">'],
  ['<center>', '<div class="align-center">'],
  ['<p style="text-align:left">', '<p class="align-left">'],
  ['<p style="text-align: url(x)">', '<p>'],
  ['<p class="evil">', '<p>'],
  ['<a href="/" style="clear: left; float: left">', '<a href="/" class="float-left">'],
])('%s becomes %s', (tag, expected) => {
  expect(/<[^>]*>/.exec(clean(`${tag}Words.`))?.[0]).toBe(expected);
});

test.each([
  ['width="320" height="180"', 'width="320" height="180"'],
  ['width="320" height="99999"', 'width="320"'],
  ['width="-1" height="1e9"', ''],
  ['width="320" height="180" style="max-width: 100%; height: auto"', 'width="320" height="180"'],
  ['width="50%"', ''],
  ['align="right"', 'class="float-right"'],
])('of an image, %s becomes %j', (given, expected) => {
  const sizes = clean(`<img src="https://example.org/a.png" alt="A" ${given}>`).match(
    /(width|height|class)="[^"]*"/g,
  );
  expect((sizes ?? []).join(' ')).toBe(expected);
});

test("an image and its caption are a figure, not the editor's table", () => {
  const picture = '<a href="/a.png"><img src="https://example.org/a.png" alt="A lamp"></a>';
  const caption = '<td class="tr-caption" style="text-align: center;">A <i>lamp</i></td>';
  const table = '<table align="center" class="tr-caption-container">';
  expect(clean(`${table}<tr><td>${picture}</td></tr><tr>${caption}</tr></table>`)).toMatch(
    /^<figure class="align-center"><a [^>]*><img [^>]*><\/a><figcaption>A <i>lamp<\/i><\/figcaption><\/figure>$/,
  );
  const cells = '<td>a</td><td>b</td><td>c</td>';
  expect(clean(`<table class="tr-caption-container"><tr>${cells}</tr></table>`)).toContain(cells);
});

test.each([
  ['http://1.bp.blogspot.com/a.png', 'https://1.bp.blogspot.com/a.png'],
  ['//example.org/a.png', 'https://example.org/a.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
])('the image %s is requested as %s', (src, expected) => {
  expect(clean(`<img src="${src}" srcset="https://evil.example/ 2x">`)).toBe(
    `<img src="${expected}" alt="" loading="lazy" decoding="async">`,
  );
});

test.each([
  ['from no other site', 'src="/logout"'],
  ['of a script', 'src="javascript:run()"'],
  ['without an address', ''],
])('an image %s is replaced with its alternative text', (_, attributes) => {
  expect(clean(`<p>See <img ${attributes} alt="a &lt;lamp&gt;">.</p>`)).toBe(
    '<p>See a &lt;lamp&gt;.</p>',
  );
});
