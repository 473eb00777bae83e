import { expect, test } from 'vitest';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';

const clean = (html: string) => sanitize(`<p>${html}</p>`, 4, 'post-1.').html.slice(3, -4);

test.each([
  ['10<span style="font-size:0.6em;vertical-align:super">120</span>', '10<sup>120</sup>'],
  ['H<span style="vertical-align: sub">2</span>O', 'H<sub>2</sub>O'],
  ['<span style="font-weight:700">a</span>', '<b>a</b>'],
  ['<span style="FONT-STYLE: Italic; font-weight: bold">a</span>', '<b><i>a</i></b>'],
  ['<span style="text-decoration: line-through">a</span>', '<s>a</s>'],
  ['<span style="font: italic bold 12pt/1.2 serif">a</span>', '<b><i>a</i></b>'],
  ['10<span style="vertical-align: 35%; font-size: 9px">23</span>', '10<sup>23</sup>'],
  ['x<span style="position:relative;mso-text-raise:-3.0pt">2</span>', 'x<sub>2</sub>'],
  ['<span style="vertical-align: 0px; font: 12pt serif">a</span>', '<span>a</span>'],
  ['<a href="#top" style="font-weight:bold">a</a>', '<a href="#top"><b>a</b></a>'],
  ['<b><span style="font-weight:bold">a</span></b>', '<b><span>a</span></b>'],
  ['<sup><span style="vertical-align:super">1</span></sup>', '<sup><span>1</span></sup>'],
])('a style says what an element says: %s', (html, expected) => {
  expect(clean(html)).toBe(expected);
});

test.each([
  [
    '<b>a <span style="font-weight:normal">b</span> c</b>',
    '<span><b>a </b><span>b</span><b> c</b></span>',
  ],
  [
    '<i>a<b>b<span style="font-style:normal">c</span></b></i>',
    '<span><i>a</i><b><i>b</i><span>c</span></b></span>',
  ],
  [
    '<span style="font-weight:700">a<span style="font-weight:400">b</span></span>',
    '<span><b>a</b><span>b</span></span>',
  ],
  ['<strong style="font-weight:400">a</strong>', '<span>a</span>'],
  ['<b>a<span style="font:12pt serif">b</span></b>', '<span><b>a</b><span>b</span></span>'],
  [
    '<i style="font-style:initial">a</i><b style="font-weight:inherit">b</b>',
    '<span>a</span><b>b</b>',
  ],
  ['<u style="text-decoration:none">a</u>', '<span>a</span>'],
  ['<a href="#top" style="text-decoration:none">a</a>', '<a href="#top">a</a>'],
])('a style ends emphasis: %s', (html, expected) => {
  expect(clean(html)).toBe(expected);
});

test('emphasis around blocks is in their texts', () => {
  expect(sanitize('<b><p>a</p>b<ul><li>c</ul></b>', 4, 'post-1.').html).toBe(
    '<p><b>a</b></p><p><b>b</b></p><ul><li><b>c</b></li></ul>',
  );
});
