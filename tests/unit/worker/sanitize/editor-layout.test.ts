import { expect, test } from 'vitest';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';

const clean = (html: string) => sanitize(html, 4, 'post-1.').html;

test.each([
  ['<ol type="a"><li>One</li></ol>', 'a'],
  ['<ol style="list-style-type: upper-alpha;"><li>One</li></ol>', 'A'],
  ['<ol style="list-style: lower-roman"><li>One</li></ol>', 'i'],
  ['<ol type="x"><li>One</li></ol>', undefined],
  ['<ul style="list-style: url(x)"><li>One</li></ul>', undefined],
])('%s is numbered by the type %s', (html, expected) => {
  expect(/type="([^"]*)"/.exec(clean(html))?.[1]).toBe(expected);
});

test('a list can continue the numbering of another', () => {
  const list = '<ol start="4"><li>Four</li><li value="7">Seven</li></ol>';
  expect(clean(list)).toBe(list);
});

test("the editor's indent is not a quotation, and a quotation is not an indent", () => {
  const indent = 'border: none; margin: 0px 0px 0px 40px; padding: 0px;';
  expect(clean(`<blockquote style="${indent}">In</blockquote>`)).toBe(
    '<div class="indent">In</div>',
  );
  expect(clean('<blockquote class="tr_bq">“In”</blockquote>')).toBe(
    '<blockquote>“In”</blockquote>',
  );
});

test('left alignment is preserved inside another alignment', () => {
  expect(clean('<center><p style="text-align:left">A</p></center>')).toBe(
    '<div class="align-center"><p class="align-left">A</p></div>',
  );
});

test('images float as in the editor', () => {
  const image = (at: string) =>
    `<img ${at} src="https://example.org/a.png" width="200" height="100">`;
  expect(clean(`<a href="/" style="clear: left; float: left">${image('')}</a>`)).toMatch(
    /^<a href="\/" class="float-left"[^>]*><img/,
  );
  expect(clean(image('align="right"'))).toContain('class="float-right"');
});

test.each([
  ['width="320" height="180"', 'width="320" height="180"'],
  ['width="320" height="99999"', 'width="320"'],
  ['width="-1" height="1e9"', ''],
  ['width="320" height="180" style="max-width: 100%; height: auto"', 'width="320" height="180"'],
  ['width="50%"', ''],
])('the size %s becomes %j', (given, expected) => {
  const sizes = clean(`<img src="https://example.org/a.png" alt="A" ${given}>`).match(
    /(width|height|class)="[^"]*"/g,
  );
  expect((sizes ?? []).join(' ')).toBe(expected);
});

test("an image and its caption are a figure, not the editor's table", () => {
  const html =
    '<table align="center" cellpadding="0" class="tr-caption-container" style="margin-left: auto; margin-right: auto;"><tbody><tr><td style="text-align: center;"><a href="https://example.org/a.png"><img src="https://example.org/a.png" alt="A lamp"></a></td></tr><tr><td class="tr-caption" style="text-align: center;">A <i>lamp</i></td></tr></tbody></table>';
  const figure = clean(html);
  expect(figure).toMatch(
    /^<figure class="align-center"><a [^>]*><img [^>]*><\/a><figcaption>A <i>lamp<\/i><\/figcaption><\/figure>$/,
  );
});

test('a table with more cells than an image and its caption stays a table', () => {
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

test.each([
  ['<p style="text-align: center;">', 'align-center'],
  ['<p style="clear:both;TEXT-ALIGN:Right">', 'align-right'],
  ['<p align="center" style="color: red">', 'align-center'],
  ['<div align="RIGHT">', 'align-right'],
  ['<p style="text-align: url(x)">', undefined],
  ['<p class="evil">', undefined],
])('%s has the class %j', (tag, expected) => {
  expect(/class="([^"]*)"/.exec(clean(`${tag}Words.`))?.[1]).toBe(expected);
});
