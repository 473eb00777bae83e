import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { toText } from '../../../../shared/text/to-text.ts';
import { limits, parseMarkup } from '../../../../worker/sanitize/markup.ts';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';
import { toHtml } from '../../../../worker/sanitize/to-html.ts';
import { clean } from '../../../support/clean.ts';

const openTags = Array.from({ length: 200 }, (_, i) => `<b class=${i}>`).join('');

test.each([
  ['a depth of 20,000', `${'<div>'.repeat(20_000)}Words.`],
  ['one level more than the limit', `${'<div>'.repeat(limits.depth)}Words.`],
  ['links in links', `${'<a href=//x.example><div>'.repeat(5_000)}Words.`],
  ['open tags, which begin anew in each paragraph', `<p>${openTags}${'<p>Words.'.repeat(500)}`],
  ['empty lines at a start, of which each parsing removes one', `<pre>${'\n'.repeat(9)}Words.`],
  ['more elements than anyone reads', `${'<p>'.repeat(30_000)}Words.`],
])('%s are reduced to their text', (_, html) => {
  const tree = sanitize(html, 'post-1.');
  expect(toText(tree).trim()).toMatch(/^(Words\.\s*)+$/);
  expect(toHtml(tree)).toMatch(/^<p>[^<]*<\/p>$/);
  expect(clean(toHtml(tree))).toBe(toHtml(tree));
});

test.each([
  ['a long attribute', `<p title="${'x'.repeat(1_000_000)}">Words.`, /^<p>Words\.<\/p>$/],
  [
    'a depth of 100',
    `${'<div lang=en>'.repeat(100)}Words.`,
    /^(<div lang="en">)+<p lang="en">Words\.<\/p>(<\/div>)+$/,
  ],
  [
    'a URL with many spaces',
    `<a href="/quotes?a${' '.repeat(300_000)}b ">Words.`,
    /^<p><a href="\/quotes\?a(?:%20)+b">/,
  ],
])('%s is harmless', (_, html, expected) => {
  const tree = sanitize(html, 'post-1.');
  expect(toText(tree).trim()).toBe('Words.');
  expect(toHtml(tree)).toMatch(expected);
});

test('markup that is parsed to another tree than it was made from is sanitized again', () => {
  const html = clean('<a href="/">a<h2><object><h3><a href="/">b');
  expect(html).toContain('<h2>');
  expect(toHtml(parseMarkup(html) as Root)).toBe(html);
  expect(html).not.toMatch(/<a[^>]*>(?:(?!<\/a>).)*<a/);
});

test('unterminated markup is harmless', () => {
  for (const start of ['<', '<a', '<!--', '<a href="', '<svg><', '&', '<![CDATA[']) {
    const html = clean(`Words.${start.repeat(5_000)}`);
    expect(html).toMatch(/^<p>Words\./);
    expect(clean(html)).toBe(html);
  }
});

test('characters that are not text are removed', () => {
  const html = clean('<p lang="e\u202en">Gr\0a&#1;c&#x202e;e\u2066 and\ud800 peace</p>');
  expect(html).toBe('<p lang="en">Grace and peace</p>');
});

test('the text of unreadable markup has its words apart, and no code', () => {
  const deep = '<div>'.repeat(20_000);
  const html = `${deep}One<b>two</b><script>"<p>"</script><style>p {}</style><script-a>three`;
  expect(clean(html)).toBe('<p>One two three</p>');
});
