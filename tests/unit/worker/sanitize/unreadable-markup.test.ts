import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { toText } from '../../../../shared/text/to-text.ts';
import { limits, parseMarkup, serializeMarkup } from '../../../../worker/sanitize/markup.ts';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';
import { linkScripture } from '../../../../worker/scripture/scripture-links.ts';

const openTags = Array.from({ length: 200 }, (_, i) => `<b class=${i}>`).join('');

test.each([
  ['a depth of 20,000', `${'<div>'.repeat(20_000)}Words.`],
  ['one level more than the limit', `${'<div>'.repeat(limits.depth)}Words.`],
  ['links in links', `${'<a href=//x.example><div>'.repeat(5_000)}Words.`],
  [
    'tags left open, which begin anew in each paragraph',
    `<p>${openTags}${'<p>Words.'.repeat(500)}`,
  ],
  ['empty lines at a start, of which each parsing removes one', `<pre>${'\n'.repeat(9)}Words.`],
  ['more elements than anyone reads', `${'<p>'.repeat(30_000)}Words.`],
])('%s are reduced to their text', (_, html) => {
  const { html: clean, tree } = sanitize(html, 4, 'post-1.');
  expect(toText(tree).trim()).toMatch(/^(Words\.\s*)+$/);
  expect(clean).toMatch(/^<p>[^<]*<\/p>$/);
  expect(sanitize(clean, 4, 'post-1.').html).toBe(clean);
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
  const { html: clean, tree } = sanitize(html, 4, 'post-1.');
  expect(toText(tree).trim()).toBe('Words.');
  expect(clean).toMatch(expected);
});

test.each([
  ['as deep as may be', `${'<blockquote>'.repeat(limits.depth - 1)}See John 3:16.`],
  ['with as many passages as elements may be', `<p>${'See John 3:16. '.repeat(20_001)}</p>`],
])('markup that is %s gets no Scripture links and stays readable', (_, html) => {
  const { html: linked } = sanitize(html, 2, 'post-1.', [linkScripture]);
  expect(linked).toBe(sanitize(html, 2, 'post-1.').html);
  expect(linked.startsWith(html.slice(0, 12))).toBe(true);
});

test('markup that is parsed to another tree than it was made from is sanitized again', () => {
  const { html } = sanitize('<a href="/">a<h2><object><h3><a href="/">b', 4, 'post-1.');
  expect(html).toContain('<h4>');
  expect(serializeMarkup(parseMarkup(html) as Root)).toBe(html);
  expect(html).not.toMatch(/<a[^>]*>(?:(?!<\/a>).)*<a/);
});

test('unterminated markup is harmless', () => {
  for (const start of ['<', '<a', '<!--', '<a href="', '<svg><', '&', '<![CDATA[']) {
    const { html } = sanitize(`Words.${start.repeat(5_000)}`, 4, 'post-1.');
    expect(html).toMatch(/^<p>Words\./);
    expect(sanitize(html, 4, 'post-1.').html).toBe(html);
  }
});

test('characters that are not text are removed', () => {
  const { html, tree } = sanitize(
    '<p lang="e\u202en">Gr\0a&#1;c&#x202e;e\u2066 and\ud800 peace</p>',
    4,
    'post-1.',
  );
  expect(html).toBe('<p lang="en">Grace and peace</p>');
  expect(toText(tree).trim()).toBe('Grace and peace');
});

test('the text of unreadable markup has its words apart, and no code', () => {
  const deep = '<div>'.repeat(20_000);
  const html = `${deep}One<b>two</b><script>"<p>"</script><style>p {}</style><script-a>three`;
  expect(sanitize(html, 4, '').html).toBe('<p>One two three</p>');
});
