import { expect, test } from 'vitest';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';
import { toHtml } from '../../../../worker/sanitize/to-html.ts';
import { linkScripture } from '../../../../worker/scripture/scripture-links.ts';
import { clean } from '../../../support/clean.ts';

/** Sanitizes and links HTML like the content of an article. */
function linked(html: string): string {
  const tree = sanitize(html, 'post-1.');
  linkScripture(tree);
  return toHtml(tree);
}

/** The text of each link, and the label or passage that it leads to. */
function linksIn(html: string) {
  return [...linked(html).matchAll(/<a href="([^"]*)">(.*?)<\/a>/g)].map(([, href, html = '']) => {
    const { searchParams } = new URL(String(href), 'https://site.invalid');
    return [html.replace(/<[^>]*>/g, ''), searchParams.get('label') ?? searchParams.get('ref')];
  });
}

test('a reference links to its chapter, or in the Old Testament to the posts on the passage', () => {
  expect(linked('<p>God so loved (John 3:16) the <i>world</i>. Is. 53:4-6</p>')).toBe(
    '<p>God so loved (<a href="/apologetics?label=John+3">John 3:16</a>) the <i>world</i>. ' +
      '<a href="/passages?ref=Isaiah+53:4-6">Is. 53:4-6</a></p>',
  );
});

test.each([
  [
    'See Romans 8:28-30, 35; 12:1; 1 Peter 3:15',
    ['Romans 8:28-30', 'Romans 8'],
    ['35', 'Romans 8'],
    ['12:1', 'Romans 12'],
    ['1 Peter 3:15', '1 Peter 3'],
  ],
  ['Genesis 1:1; 2:3', ['Genesis 1:1', 'Genesis 1:1'], ['2:3', 'Genesis 2:3']],
  ['Romans 13:(8–10) 11–14', ['Romans 13:(8–10)', 'Romans 13'], ['11–14', 'Romans 13']],
  ['Trinity 1<br><br>John 4:8', ['John 4:8', 'John 4']],
  ['John 3:16<sup>a</sup>, 17', ['John 3:16', 'John 3'], ['17', 'John 3']],
  ['<sup>1</sup> John 3:16', ['John 3:16', 'John 3']],
  ['John 3:16<sup><a href="#n">7</a></sup>, 17', ['John 3:16', 'John 3'], ['17', 'John 3']],
  ['1<sup>st</sup> century, 1<sup>st</sup> John 4:8', ['1st John 4:8', '1 John 4']],
  ['1<ul><li>1</li><li>John 4:8</li></ul>5', ['John 4:8', 'John 4']],
  ['<b><sup>12</sup></b><code>/</code>John 4:8', ['John 4:8', 'John 4']],
  ['<b><img src="https://x.example/a.png"></b>John 4:8<code>/</code>', ['John 4:8', 'John 4']],
])('each reference in %j is linked', (html, ...links) => {
  expect(linksIn(`<p>${html}</p>`)).toEqual(links);
});

test.each([
  '<cite>1</cite> John 4:8',
  '<a href="https://x.example/">1</a> John 4:8',
  '1 <i>John</i> <a href="#x">4:8</a>',
  'John <img src="https://x.example/a.png" alt=""> 4:8',
  'Pseudo-<i>Matthew 3:1</i>',
  'Mark 10:30<b>:15</b>',
])('%s, which is divided, stays text', (html) => {
  expect(linksIn(`<p>${html}</p>`)).toEqual([]);
});

test.each([
  ['Romans <b>5</b>:12', '<a>Romans <b>5</b>:12</a>'],
  ['<em>1</em> John 4:8', '<a><em>1</em> John 4:8</a>'],
  ['<i>See John</i> 3:16.', '<i>See </i><a><i>John</i> 3:16</a>.'],
  ['in John <i>3:16; <b>4:2</b></i>', 'in <a>John <i>3:16</i></a><i>; <b><a>4:2</a></b></i>'],
  ['John <b>3:1</b>6 and <b>Acts</b> 2:1', '<a>John <b>3:1</b>6</a> and <a><b>Acts</b> 2:1</a>'],
  ['Isaiah<br><b>53</b>:4', '<a>Isaiah<br><b>53</b>:4</a>'],
  [
    'Romans <b id="t" lang="la">8:28 is</b> so <i><u>Acts</u> 2</i>:1 <a href="#t">x</a>',
    '<a>Romans <b lang="la" id="post-1.t">8:28</b></a><b lang="la"> is</b> so <a><i><u>Acts</u> 2</i>:1</a> <a>x</a>',
  ],
])('one link contains %s, which markup divides', (html, expected) => {
  const withoutUrls = linked(`<p>${html}</p>`).replaceAll(/<a href="[^"]*">/g, '<a>');
  expect(withoutUrls).toBe(`<p>${expected}</p>`);
});

test.each([
  '<h2>On John 3:16</h2>',
  '<p><a href="https://bible.example/">John 3:16 <b>and Acts 2:1</b></a></p>',
  '<pre><code>John 3:16</code></pre>',
  '<p><code>John 3:16</code> <kbd>John 3:16</kbd> <b>and <code>John 3:16</code></b></p>',
  '<blockquote><p>God so loved</p><footer>John 3:16</footer></blockquote>',
  '<blockquote>God so loved <p>— John 3:16</p></blockquote>',
  '<figure><img src="https://x.example/a.png"><figcaption>John 3:16</figcaption></figure>',
])('nothing in %s is linked', (html) => {
  expect(linked(html)).toBe(clean(html));
});

test('linked content does not change when it is sanitized and linked again', () => {
  const once = linked('<ul><li>John 3:16 &amp; <em>Acts 2:1</em></li></ul><p>Rom 8:28</p>');
  expect(linksIn(once)).toHaveLength(3);
  expect(clean(once)).toBe(once);
  expect(linked(once)).toBe(once);
});

test.each(['John', '1', '1 John 3', 'John 3:16', 'John 3:16-', 'Romans 8:28;', 'Ignatius'])(
  'a long run of whitespace after %j takes little time',
  (words) => {
    const html = `<p>${words}${' \n'.repeat(50_000)}in a ratio of 3:1</p>`;
    expect(linked(html).replace(/<[^>]*>/g, '')).toBe(html.replace(/<[^>]*>/g, ''));
  },
);

test('many references that markup divides take little time', () => {
  const html = linked(`<p>${'Romans <b>5</b>:12, '.repeat(5_000)}</p>`);
  expect(html.match(/<a [^>]*>Romans <b>5<\/b>:12<\/a>/g)).toHaveLength(5_000);
});
