import { expect, test } from 'vitest';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';

const clean = (html: string) => sanitize(html, 4).html;

test.each([
  ['scripts', 'Before<script>alert(1)</script> after'],
  ['style sheets', 'Before<style>p { color: red }</style> after'],
  ['frames that lead nowhere', 'Before<iframe src="javascript:run()">a frame</iframe> after'],
  ['plug-ins', 'Before<embed src="x"><applet code="x"></applet> after'],
  ['choices', 'Before<select><option>One</select><datalist><option>Two</datalist> after'],
  ['what its author hid', 'Before<div style="Display: none">x</div><p hidden>x</p> after'],
  ['templates', 'Before<template><b>hidden</b></template> after'],
  ['comments', 'Before<!-- more --><!--[if gte mso 9]>x<![endif]--> after'],
])('%s are removed with their content', (_, html) => {
  expect(clean(html)).toBe('Before after');
});

test.each([
  ['<p onclick="run()" onmouseover=run()>Read</p>', '<p>Read</p>'],
  ['<p style="color: red; background: url(x)">Read</p>', '<p>Read</p>'],
  ['<p id="page" class="button" data-await="/api" name="x">Read</p>', '<p>Read</p>'],
  ['<form action="/x"><button formaction="/y">Read</button></form>', '<div>Read</div>'],
  ['<font color="red">Re<o:p>a</o:p>d</font>', 'Read'],
  ['<svg onload="run()"><text>Read</text></svg>', 'Read'],
  ['<p>Read', '<p>Read</p>'],
  ['</div></main>Read', 'Read'],
])('%s is removed, its text is kept', (html, expected) => {
  expect(clean(html)).toBe(expected);
});

test.each([
  'javascript:run()',
  'JavaScript:run()',
  ' javascript:run()',
  'java&#10;script:run()',
  '&#106;avascript:run()',
  'vbscript:run()',
  'data:text/html,x',
])('a link to %s loses its URL and keeps its text', (href) => {
  expect(clean(`<a href="${href}">Read</a>`)).toBe('<a>Read</a>');
});

test('an image with a javascript: URL is removed', () => {
  expect(clean('<img src="javascript:run()" onerror="run()" alt="A lamp">')).not.toMatch(/run/);
});

test.each([
  '<noscript><p title="</noscript><img src=x onerror=run()>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=run()>',
  '<svg></p><style><a title="</style><img src=x onerror=run()>">',
  '<textarea><p title="</textarea><img src=x onerror=run()>">',
  '<table><td><script>run()</script><select><template><img src=x onerror=run()>',
])('no script hidden in %s is executed', (html) => {
  expect(clean(html)).not.toMatch(/run\(\)|onerror/);
});

test('text that looks like markup stays text', () => {
  const { html, text } = sanitize('<p>Is 1 &lt; 2 &amp;&amp; &lt;b&gt; bold?</p>', 4);
  expect(text().trim()).toBe('Is 1 < 2 && <b> bold?');
  expect(html).not.toContain('<b>');
});

test('the plain text separates the words of different paragraphs', () => {
  const { text } = sanitize('<p>One</p><p>two<br>three</p><ul><li>four</li><li>five</li></ul>', 4);
  expect(text().split(/\s+/)).toEqual(['One', 'two', 'three', 'four', 'five']);
});

test('sanitizing again changes nothing', () => {
  const html = clean(`<h2>A heading</h2><h6>Below</h6>
    <p style="text-align: center;">In the <i>middle</i>, &amp; <a href="https://example.org/a?b=1&amp;c=2">outward</a></p>
    <div class="separator" style="clear: both; text-align: center;"><img src="https://example.org/a.png" width="320"></div>
    <table align="right"><tr><th>One<td>two</table><blockquote>“Quoted”&nbsp;</blockquote>`);
  expect(clean(html)).toBe(html);
});
