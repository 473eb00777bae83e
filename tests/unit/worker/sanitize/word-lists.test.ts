import { expect, test } from 'vitest';
import { clean } from '../../../support/clean.ts';

/** A paragraph as Word writes an item of a list. */
const item = (marker: string, text: string, level = 1) =>
  `<p class="MsoListParagraphCxSpMiddle" style="margin-left:.5in;text-indent:-.25in;mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${marker}<span>&nbsp;&nbsp;&nbsp; </span></span>${text}</p>\n`;

test.each([
  ['numbers', item('3.', 'a') + item('4.', 'b'), '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['Roman numbers', item('I.', 'a') + item('II.', 'b'), '<ol type="I"><li>a</li><li>b</li></ol>'],
  [
    'levels',
    item('1)', 'a') + item('a)', 'b', 2) + item('b)', 'c', 2) + item('2)', 'd'),
    '<ol><li>a<ol type="a"><li>b</li><li>c</li></ol></li><li>d</li></ol>',
  ],
  [
    'another level first',
    item('a.', 'a', 2) + item('2.', 'b') + item('A.', 'c'),
    '<ol type="a"><li>a</li></ol><ol start="2"><li>b</li></ol><ol type="A"><li>c</li></ol>',
  ],
  ['other symbols', item('●', 'a') + item('\uf0b7', 'b'), '<ul><li>a</li><li>b</li></ul>'],
  ['letters of symbols', item('Ø', 'a') + item('v', 'b'), '<ul><li>a</li><li>b</li></ul>'],
  [
    'words between its items',
    `${item('1.', 'a')}b${item('2.', 'c')}<p>d</p>${item('3.', 'e')}`,
    '<ol><li>a</li></ol><p>b</p><ol start="2"><li>c</li></ol><p>d</p><ol start="3"><li>e</li></ol>',
  ],
  ['a style alone', '<p style="mso-list:l0 level1 lfo1">· a</p>', '<ul><li>a</li></ul>'],
  [
    'levels by margins',
    '<p class="MsoListParagraph" style="margin-left:.5in">1. a <b>word</b></p>' +
      '<p class="MsoListParagraph" style="margin-left:1in">· b</p><p class="MsoList">2. c</p>',
    '<ol><li>a <b>word</b><ul><li>b</li></ul></li><li>c</li></ol>',
  ],
  ['an element around it', `<div>${item('o', 'a')}</div>`, '<ul><li>a</li></ul>'],
])("Word's list with %s is a list", (_, html, expected) => {
  expect(clean(`<p>x</p>${html}<p>y</p>`)).toBe(`<p>x</p>${expected}<p>y</p>`);
});

test.each(['a', 'O Lord, come', 'v', '… and so on'])('%j without a marker is no item', (text) => {
  expect(clean(`<p class="MsoListParagraph" style="margin-left:.5in">${text}</p>`)).toBe(
    `<p class="indent">${text}</p>`,
  );
});
