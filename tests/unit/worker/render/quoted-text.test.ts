import { expect, test } from 'vitest';
import { quotedText } from '../../../../worker/render/quoted-text.ts';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';

test.each([
  ['<p>No quotation.</p>', ''],
  ['<p>Before</p><blockquote>One<br>two <b>thr</b>ee</blockquote>after', 'One two three'],
  ['<blockquote><p>One</p><p>two</p></blockquote><blockquote>three</blockquote>', 'One two three'],
  ['<blockquote>One <blockquote>two</blockquote> three</blockquote>', 'One two three'],
  ['<blockquote>One&nbsp;two</blockquote>', 'One two'],
  ['<blockquote>1 &lt; 2 &amp;amp; so</blockquote>', '1 < 2 &amp; so'],
  ['<blockquote><img alt="</blockquote>" src="https://x.example/">One</blockquote>', 'One'],
])('the quoted text of %j is %j', (markup, text) => {
  expect(quotedText(sanitize(markup, 4, 'post-1.').html)).toBe(text);
});
