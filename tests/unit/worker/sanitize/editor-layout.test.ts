import { expect, test } from 'vitest';
import { clean } from '../../../support/clean.ts';

test.each([
  ['<ol style="list-style-type: upper-alpha;">', '<ol type="A">'],
  ['<ol style="list-style: lower-roman">', '<ol type="i">'],
  ['<ol><li style="list-style-type:lower-alpha">', '<ol type="a">'],
  ['<ol type="a" style="list-style-type: decimal">', '<ol>'],
  ['<li value="7">', '<li value="7">'],
  ['<blockquote style="border: none; margin: 0px 0px 0px 40px;">', '<p class="indent">'],
  ['<blockquote class="tr_bq">', '<blockquote>'],
  ['<p style="clear:both;TEXT-ALIGN:Right !important">', '<p class="align-right">'],
  ['<div align="RIGHT">', '<p class="align-right">'],
  ['<div style="margin: 0px 0px 0px 36.0pt">', '<p class="indent">'],
  ['<p style="margin-left:.5in;text-indent:-.5in">', '<p>'],
  ['<p style="margin-left: 20px">', '<p class="indent">'],
  ['<ul style="margin-left: 40px">', '<ul>'],
  ['<p style="padding-left: 40px">', '<p class="indent">'],
  ['<p class="has-text-align-center">', '<p class="align-center">'],
  ['<p dir="RTL" style="margin-right:.5in">', '<p dir="rtl" class="indent">'],
  ['<p style="direction: rtl">', '<p dir="rtl">'],
  ['<a href="/" style="clear: left; float: left">', '<p><a href="/" class="float-left">'],
])('%s becomes %s', (tag, expected) => {
  expect(/^(<p>(?=<a))?<[^>]*>/.exec(clean(`${tag}Words.`))?.[0]).toBe(expected);
});

test.each([
  ['width="320" height="99999"', 'width="320"'],
  ['width="5" style="width: 320px; height: 180px"', 'width="320" height="180"'],
  ['width="5" height="9" style="width: 320px"', 'width="320"'],
  ['style="display: block; margin: 0 auto 1em"', 'class="align-center"'],
  ['class="alignright size-medium"', 'class="float-right"'],
])('of an image, %s becomes %j', (given, expected) => {
  const sizes = clean(`<img src="https://example.org/a.png" alt="A" ${given}>`).match(
    /(width|height|class)="[^"]*"/g,
  );
  expect((sizes ?? []).join(' ')).toBe(expected);
});

test("an image and its caption are a figure, not the editor's table", () => {
  const picture =
    '<a href="https://example.org/a.png"><img src="https://example.org/a.png" alt="A lamp"></a>';
  const caption = '<td class="tr-caption" style="text-align: center;">A <i>lamp</i></td>';
  const table = '<table align="center" class="tr-caption-container">';
  expect(clean(`${table}<tr><td>${picture}</td></tr><tr>${caption}</tr></table>`)).toMatch(
    /^<figure class="align-center"><a [^>]*><img [^>]*><\/a><figcaption>A <i>lamp<\/i><\/figcaption><\/figure>$/,
  );
  const empty = '<td><br></td>';
  const withEmpty = `${table}<tr>${empty}<td>${picture}</td></tr><tr>${caption}${empty}</tr></table>`;
  expect(clean(withEmpty)).toContain('<figcaption>');
  const cells = '<td>a</td><td>b</td><td>c</td>';
  expect(clean(`<table class="tr-caption-container"><tr>${cells}</tr></table>`)).toContain(cells);
});

test.each([
  ['http://1.bp.blogspot.com/a.png', 'https://1.bp.blogspot.com/a.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
])('the image %s is requested as %s', (src, expected) => {
  expect(clean(`<img src="${src}">`)).toBe(
    `<p><img src="${expected}" alt="" loading="lazy" decoding="async"></p>`,
  );
});

const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

test.each([
  `src="https://example.org/blank.gif" data-original="https://example.org/a.png"`,
  `src="${blank}" srcset="https://example.org/s.png 300w, https://example.org/a.png 900w"`,
  `src="https://example.org/a.png" srcset="https://example.org/s.png 900w"`,
  `src="https://example.org/lazy_placeholder.gif" srcset="https://example.org/a.png"`,
])('an image with %s shows the picture, not its placeholder', (attributes) => {
  expect(clean(`<img ${attributes}>`)).toContain('src="https://example.org/a.png"');
});

test.each([
  '<table class="tr-caption-container"><tr><td><img src="file:///a.jpg"></td></tr><tr><td>IMG_0012 (2).jpg</td></tr></table>',
  '<figure><img src="blob:x"><figcaption>lamp.png</figcaption></figure>',
])("the name of a missing picture's file goes with it: %s", (html) => {
  expect(clean(`<p>Words.</p>${html}`)).toBe('<p>Words.</p>');
});

test.each([
  ['IMG_0012', ''],
  ['DSC01234', ''],
  ['Screenshot 2026-03-01 at 9.41.12 PM', ''],
  ['Luther in 1517', 'Luther in 1517'],
])('of the description %s of a picture, %j stays', (alt, expected) => {
  expect(clean(`<img src="https://a.example/b.png" alt="${alt}">`)).toContain(`alt="${expected}"`);
});

test('the name of a file in other places stays', () => {
  const html = '<p>lamp.png</p><p><img src="blob:x"> The lamp: lamp.png</p><p>a.png</p>';
  expect(clean(html)).toBe('<p>lamp.png</p><p>The lamp: lamp.png</p><p>a.png</p>');
});

test.each([
  ['from no other site', 'src="/logout"'],
  ['of a script', 'src="javascript:run()"'],
])('an image %s is replaced with its alternative text', (_, attributes) => {
  expect(clean(`<p>See <img ${attributes} alt="a &lt;lamp&gt;">.</p>`)).toBe(
    '<p>See a &lt;lamp&gt;.</p>',
  );
});

const nested = '<table><tr><td><table border="1"><tr><th>';

test.each([
  ['<table border="0px"><tr><td style="border:none">', true],
  [nested, true],
  ['<table border><tr><td>', false],
  ['<table><tr><td style="border-left: solid windowtext .5pt">', false],
  ['<table style="border-collapse: collapse; border: 0"><tr><td>', true],
])('that the table %s is for layout is %s', (html, isLayout) => {
  const [, attributes = ''] = /<table( [^>]*)?>/.exec(clean(`${html}Words.`)) ?? [];
  expect(attributes).toBe(isLayout ? ' role="presentation"' : '');
});
