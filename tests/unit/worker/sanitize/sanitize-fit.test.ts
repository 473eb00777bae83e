import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';

function clean(html: string, topHeading: 2 | 3 | 4 = 4) {
  return parseHTML(`<body>${sanitize(html, topHeading).html}</body>`).document;
}

test.each<[topHeading: 2 | 3 | 4, from: string, to: string]>([
  [2, 'h1 h2 h3', 'h2 h3 h4'],
  [2, 'h3 h4', 'h2 h3'],
  [2, 'h2', 'h2'],
  [3, 'h1 h3', 'h3 h5'],
  [4, 'h3 h2 h3', 'h5 h4 h5'],
  [4, 'h1 h2 h3 h4 h5', 'h4 h5 h6 h6 h6'],
  [4, 'h6', 'h4'],
])('with h%i as the top heading, %s become %s', (topHeading, from, to) => {
  const html = from.split(' ').map((heading) => `<${heading}>A heading</${heading}>`);
  const headings = clean(html.join('<p>Words.</p>'), topHeading).querySelectorAll(
    'h1, h2, h3, h4, h5, h6',
  );
  expect([...headings].map(({ localName }) => localName).join(' ')).toBe(to);
});

test.each([
  ['<p style="text-align: center;">', 'align-center'],
  ['<p style="clear:both;TEXT-ALIGN:Right">', 'align-right'],
  ['<p style="margin: 0; text-align: justify">', 'align-justify'],
  ['<p align="center">', 'align-center'],
  ['<div align="RIGHT">', 'align-right'],
  ['<p align="center" style="color: red">', 'align-center'],
  ['<p style="text-align: left;">', ''],
  ['<p style="text-align: url(x)">', ''],
  ['<p class="evil">', ''],
])('%s has the class %j', (tag, expected) => {
  expect(clean(`${tag}Words.`).querySelector('p, div')?.getAttribute('class')).toBe(expected);
});

test("the image of Blogger's separator stays with its size and loads lazily", () => {
  const document = clean(
    `<div class="separator" style="clear: both; text-align: center;"><a href="https://example.org/lamp" style="margin-left: 1em;"><img border="0" data-original-height="270" data-original-width="480" height="180" src="https://example.org/lamp.png" width="320" alt="A lamp" /></a></div>`,
  );
  const image = document.querySelector('div.align-center > a > img');
  const attributes = Object.fromEntries(
    [...(image?.attributes ?? [])].map((a) => [a.name, a.value]),
  );
  expect(attributes).toEqual({
    src: 'https://example.org/lamp.png',
    width: '320',
    height: '180',
    alt: 'A lamp',
    loading: 'lazy',
    decoding: 'async',
  });
});

test('an image without alternative text gets an empty one', () => {
  const image = clean('<img src="data:image/png;base64,AAAA">').querySelector('img');
  expect(image?.getAttribute('alt')).toBe('');
  expect(image?.getAttribute('src')).toBe('data:image/png;base64,AAAA');
});

test.each([
  'https://example.org/a',
  'http://example.org',
  '//example.org/a',
  'HTTPS://example.org',
])('the link to %s stays and sends no referrer', (href) => {
  const link = clean(`<a href="${href}" target="_blank" onclick="x()">Read</a>`).querySelector('a');
  expect(link?.getAttribute('href')).toBe(href.toLowerCase());
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  expect(link?.getAttribute('target')).toBe(null);
});

test.each(['/quotes', '#top', '?label=John', 'mailto:a@example.org', 'tel:+15550100'])(
  'the link to %s stays as it is',
  (href) => {
    const link = clean(`<a href="${href}">Read</a>`).querySelector('a');
    expect(link?.outerHTML).toBe(`<a href="${href}">Read</a>`);
  },
);

test('what Google Docs wraps in bold or italics of normal weight or style is neither', () => {
  expect(
    sanitize(
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p>a <b>b</b></p></b><i style="font-style: normal">c</i>',
      4,
    ).html,
  ).toBe('<span><p>a <b>b</b></p></span><span>c</span>');
});

test('tables, lists, quotations and emphasis stay', () => {
  const html =
    '<div class="table-frame" tabindex="0" role="group" aria-label="Table"><table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table></div><ol start="3"><li>c</li></ol><blockquote>d</blockquote><p><b>e</b> <i>f</i> <sup>g</sup></p>';
  expect(sanitize(html, 4).html).toBe(html);
});

test('a table that is too wide can be scrolled with the keyboard', () => {
  const table = '<table><tbody><tr><td>a</td></tr></tbody></table>';
  const frame = '<div class="table-frame" tabindex="0" role="group" aria-label="Table">';
  expect(sanitize(`<p>b</p>${table}`, 4).html).toBe(`<p>b</p>${frame}${table}</div>`);
});
