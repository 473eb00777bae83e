import { expect, test } from 'vitest';
import { sanitize } from '../../../../worker/content/markup/sanitize.ts';
import { linkScripture } from '../../../../worker/content/markup/scripture-links.ts';

/** As an article's content comes to it. */
const linked = (html: string) => linkScripture(sanitize(html, 2).html);

/** Each link as its text and the label that it leads to. */
function linksIn(html: string) {
  return [...linked(html).matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(
    ([, href = '', text]) => [
      text,
      new URL(href, 'https://site.invalid').searchParams.get('label'),
    ],
  );
}

test('a passage is a link to its chapter, and the text around it stays', () => {
  expect(linked('<p>God so loved (John 3:16) the <i>world</i>.</p>')).toBe(
    '<p>God so loved (<a href="/apologetics?label=John+3">John 3:16</a>) the <i>world</i>.</p>',
  );
});

test.each([
  ['1 Corinthians 15:3–8', '1 Corinthians 15'],
  ['1 Cor. 15:3-8', '1 Corinthians 15'],
  ['First Corinthians 15:3', '1 Corinthians 15'],
  ['I Cor. 15:3', '1 Corinthians 15'],
  ['1 John 5:7–8', '1 John 5'],
  ['John\u00a03:16', 'John 3'],
  ['John 3 : 16', 'John 3'],
  ['Jn 3:16', 'John 3'],
  ['Mt 5:3a', 'Matthew 5'],
  ['Mk 8:11ff', 'Mark 8'],
  ['Phlm 1:6', 'Philemon 1'],
  ['Jas 1:2', 'James 1'],
  ['Jude 1:3', 'Jude 1'],
  ['Rev. 21:1–22:5', 'Revelation 21'],
])('%j leads to %s', (text, label) => {
  expect(linksIn(`<p>So it is in ${text}, as they say.</p>`)).toEqual([[text, label]]);
  expect(linksIn(`<p>${text}</p>`)).toEqual([[text, label]]);
});

test('several passages, and further ones of the same book, have a link each', () => {
  expect(linksIn('<p>See Romans 8:28-30, 35; 12:1; 1 Peter 3:15 and Acts 17:22.</p>')).toEqual([
    ['Romans 8:28-30', 'Romans 8'],
    ['12:1', 'Romans 12'],
    ['1 Peter 3:15', '1 Peter 3'],
    ['Acts 17:22', 'Acts 17'],
  ]);
});

test.each([
  'Mark 3 boxes',
  'Acts 2 days later',
  'John 3',
  'Jude 3',
  'mark 3:1',
  'Act 3:1 of the play',
  'Genesis 1:1; 2:3',
  'Isaiah 53:5',
  'John 22:1',
  'John 3:99',
  '3 John 3:16',
  '4 John 3:16',
  '5th John 3:16',
  'Gain 3:1',
  'Team 2:1',
  'at Mark 10:30 pm',
  'Hebrews 11:1 a.m.',
  'Mark 10:30:15',
  'Denmark 3:1',
  'Mr 3:1',
  'a ratio of 3:1',
])('%s stays text', (text) => {
  expect(linked(`<p>${text}</p>`)).toBe(`<p>${text}</p>`);
});

test.each([
  '<h2>On John 3:16</h2>',
  '<p><a href="https://bible.example/">John 3:16 <b>and Acts 2:1</b></a></p>',
  '<pre><code>John 3:16</code></pre>',
  '<p><code>John 3:16</code> <kbd>John 3:16</kbd></p>',
  '<p><cite>John 3:16</cite></p>',
  '<blockquote><p>God so loved</p><footer>John 3:16</footer></blockquote>',
  '<blockquote>God so loved <p>— John 3:16</p></blockquote>',
  '<figure><img src="https://x.example/a.png"><figcaption>John 3:16</figcaption></figure>',
])('in %s nothing is linked', (html) => {
  expect(linked(html)).toBe(sanitize(html, 2).html);
});

test('what is linked stays as it is when it is sanitised and linked again', () => {
  const once = linked('<ul><li>John 3:16 &amp; <em>Acts 2:1</em></li></ul><p>Rom 8:28</p>');
  expect(linksIn(once)).toHaveLength(3);
  expect(sanitize(once, 2).html).toBe(once);
  expect(linked(once)).toBe(once);
});
