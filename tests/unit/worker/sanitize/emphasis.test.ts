import { expect, test } from 'vitest';
import { clean as cleanPost } from '../../../support/clean.ts';

const clean = (html: string) => cleanPost(`<p>${html}</p>`).slice(3, -4);

test.each([
  ['10<span style="font-size:0.6em;vertical-align:super">120</span>', '10<sup>120</sup>'],
  ['H<span style="vertical-align: sub">2</span>O', 'H<sub>2</sub>O'],
  ['10<span style="font-size:small;vertical-align:text-top">55</span>', '10<sup>55</sup>'],
  ['10<span style="vertical-align:0.5em"><small>n</small></span>', '10<sup><small>n</small></sup>'],
  ['4<font size="1" style="vertical-align: top">th</font>', '4<sup>th</sup>'],
  ['x<span style="font-size:70%;vertical-align:-25%">i</span>', 'x<sub>i</sub>'],
  ['a <span style="vertical-align:top">word</span>', 'a word'],
  ['<span style="text-decoration: line-through">a</span>', '<s>a</s>'],
  ['<a href="#top" style="font-weight:bold">a</a>', '<a href="#top"><b>a</b></a>'],
])('a style says what an element says: %s', (html, expected) => {
  expect(clean(html)).toBe(expected);
});

test.each([
  ['<b>a <span style="font-weight:normal">b</span> c</b>', '<b>a </b>b<b> c</b>'],
  ['<i>a<b>b<span style="font-style:normal">c</span></b></i>', '<i>a</i><b><i>b</i>c</b>'],
  ['<span style="font-weight:700">a<span style="font-weight:400">b</span></span>', '<b>a</b>b'],
  ['<strong style="font-weight:400">a</strong>', 'a'],
  ['<b>a<i style="font-weight:normal">b<b>c</b></i></b>', '<b>a</b><i>b<b>c</b></i>'],
])('a style ends emphasis: %s', (html, expected) => {
  expect(clean(html)).toBe(expected);
});

test.each([
  ['<b><p>a</p>b<ul><li>c</ul></b>', '<p><b>a</b></p><p><b>b</b></p><ul><li><b>c</b></li></ul>'],
])('emphasis around blocks is in their texts: %s', (html, expected) => {
  expect(cleanPost(html)).toBe(expected);
});
