import { expect, test } from 'vitest';
import { passagesHref } from '../../../../shared/routes.ts';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';
import { linkScripture } from '../../../../worker/scripture/scripture-links.ts';

/** Sanitizes and links HTML like the content of an article. */
const linked = (html: string) => linkScripture(sanitize(html, 2).html);

/** The text and label of each link. */
function linksIn(html: string) {
  return [...linked(html).matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(
    ([, href = '', text]) => [
      text,
      new URL(href, 'https://site.invalid').searchParams.get('label'),
    ],
  );
}

test('a reference links to its chapter, and the text around it stays', () => {
  expect(linked('<p>God so loved (John 3:16) the <i>world</i>.</p>')).toBe(
    '<p>God so loved (<a href="/apologetics?label=John+3">John 3:16</a>) the <i>world</i>.</p>',
  );
});

test.each([
  ['1 Corinthians 15:3–8', '1 Corinthians 15'],
  ['1 Cor. 15:3-8', '1 Corinthians 15'],
  ['I Cor. 15:3', '1 Corinthians 15'],
  ['1 John 5:7–8', '1 John 5'],
  ['John\u00a03:16', 'John 3'],
  ['John 3 : 16', 'John 3'],
  ['Jn 3:16', 'John 3'],
  ['Mk 8:11ff', 'Mark 8'],
  ['Phlm 1:6', 'Philemon 1'],
  ['Jude 1:3', 'Jude 1'],
  ['Jude 3', 'Jude 1'],
  ['Romans 8', 'Romans 8'],
  ['Matt. 5–7', 'Matthew 5'],
  ['2 Tim. 3.16', '2 Timothy 3'],
  ['Rev. 21:1–22:5', 'Revelation 21'],
  ['1 Corinthians\n15:3', '1 Corinthians 15'],
  ['1\n    Corinthians 15:3', '1 Corinthians 15'],
  ['Romans  8:28', 'Romans 8'],
  ['Rom.\u00a0 8:28', 'Romans 8'],
  ['John\u20023:16', 'John 3'],
  ['1st Corinthians 15:3', '1 Corinthians 15'],
])('%j leads to %s', (text, label) => {
  expect(linksIn(`<p>So it is in ${text}, as they say.</p>`)).toEqual([[text, label]]);
  expect(linksIn(`<p>${text}</p>`)).toEqual([[text, label]]);
});

test('several references, and further ones of the same book, are each linked', () => {
  expect(linksIn('<p>See Romans 8:28-30, 35; 12:1; 1 Peter 3:15 and Acts 17:22.</p>')).toEqual([
    ['Romans 8:28-30', 'Romans 8'],
    ['35', 'Romans 8'],
    ['12:1', 'Romans 12'],
    ['1 Peter 3:15', '1 Peter 3'],
    ['Acts 17:22', 'Acts 17'],
  ]);
});

test.each([
  ['Genesis 1:1; 2:3', ['Genesis 1:1', 'Genesis 1:1'], ['2:3', 'Genesis 2:3']],
  ['Is. 53:4-6', ['Is. 53:4-6', 'Isaiah 53:4-6']],
  ['Psalm 22', ['Psalm 22', 'Psalm 22']],
  ['Job 1–2, it is said', ['Job 1–2', 'Job 1-2']],
])('a reference to the Old Testament, %j, links to the posts on the passage', (text, ...links) => {
  const hrefs = [...linked(`<p>As in ${text}.</p>`).matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)];
  expect(hrefs.map(([, href = '', words]) => [words, href])).toEqual(
    links.map(([words, ref = '']) => [words, passagesHref({ ref })]),
  );
});

test('references separated only by a space are each linked', () => {
  expect(linksIn('<p>Jn.3:16 Mt.5:3-4 Rom.8:28 1 Cor.15:3</p>')).toEqual([
    ['Jn.3:16', 'John 3'],
    ['Mt.5:3-4', 'Matthew 5'],
    ['Rom.8:28', 'Romans 8'],
    ['1 Cor.15:3', '1 Corinthians 15'],
  ]);
});

test.each([
  ['John 3:16<sup>1</sup> and so on', ['John 3:16', 'John 3']],
  ['John 3:16<sup>a</sup>', ['John 3:16', 'John 3']],
  ['<b>1</b><br>and John 3:16', ['John 3:16', 'John 3']],
  ['<b>See:</b> <em>John 3:16</em><b>.</b>', ['John 3:16', 'John 3']],
  ['Romans 8:28; <b>12:1</b>', ['Romans 8:28', 'Romans 8'], ['12:1', 'Romans 12']],
])('the reference next to markup in %j is found', (html, ...links) => {
  expect(linksIn(`<p>${html}</p>`)).toEqual(links);
});

test('text in another block is not part of a reference', () => {
  expect(linksIn('<ul><li>1</li><li>John 4:8</li></ul><p>1</p><p>John 3:16</p><p>5</p>')).toEqual([
    ['John 4:8', 'John 4'],
    ['John 3:16', 'John 3'],
  ]);
});

test.each([
  '<span>1 </span>John 4:8',
  '1<span> John 4:8</span>',
  'First <em>John 4:8</em>',
  '1<sup>st</sup> John 4:8',
  '<b><i>1</i></b> <u>John 4:8</u>',
  '1<br>John 4:8',
  'Pseudo-<i>Matthew 3:1</i>',
  'John 3:1<b>6</b>',
  'John 3:1<b>-4:2</b>',
  'Mark 10:30<b>:15</b>',
  'Mark 10:30 <small>pm</small>',
])('%s, split by inline elements, is ambiguous and stays text', (html) => {
  expect(linksIn(`<p>${html}</p>`)).toEqual([]);
});

test.each([
  'Mark 3 boxes',
  'Acts 2 days later',
  'John 3',
  'mark 3:1',
  'Act 3:1 of the play',
  'John 22:1',
  'John 3:99',
  '3 John 3:16',
  '5th John 3:16',
  'Gain 3:1',
  'at Mark 10:30 pm',
  'Mark 10:30:15',
  'Denmark 3:1',
  'Mr 3:1',
  'a ratio of 3:1',
  '4\n      John 3:16',
  'at 4 John 3:16',
  'Ignatius, Romans 4:1',
  'Ignatius’s letter to the Romans 4:1',
  'Ignatius to the\n  Philippians 3:2',
  'Polycarp Philippians 3:2',
  'King John 3:1',
  'Pseudo-Matthew 3:1',
  'Acts of John 3:1',
  'First Epistle of John 4:8',
  'Revelation of St. John 3:1',
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
])('nothing in %s is linked', (html) => {
  expect(linked(html)).toBe(sanitize(html, 2).html);
});

test('linked content does not change when it is sanitized and linked again', () => {
  const once = linked('<ul><li>John 3:16 &amp; <em>Acts 2:1</em></li></ul><p>Rom 8:28</p>');
  expect(linksIn(once)).toHaveLength(3);
  expect(sanitize(once, 2).html).toBe(once);
  expect(linked(once)).toBe(once);
});

test.each(['John', '1', '1 John 3', 'John 3:16', 'John 3:16-', 'Romans 8:28;', 'Ignatius'])(
  'a long run of whitespace after %j takes little time',
  (words) => {
    const html = `<p>${words}${' \n'.repeat(200_000)}in a ratio of 3:1</p>`;
    expect(linkScripture(html).replace(/<[^>]*>/g, '')).toBe(html.replace(/<[^>]*>/g, ''));
  },
);
