import fc from 'fast-check';
import type { Element } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { quotedText } from '../../../../worker/render/quoted-text.ts';
import { parseMarkup } from '../../../../worker/sanitize/parse-markup.ts';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';
import { arbitraryMarkup } from '../../../support/arbitrary-markup.ts';

test.each([
  ['<p>No quotation.</p>', ''],
  ['<p>Before</p><blockquote>One<br>two <b>thr</b>ee</blockquote>after', 'One two three'],
  ['<blockquote><p>One</p><p>two</p></blockquote><blockquote>three</blockquote>', 'One two three'],
  ['<blockquote>1 &lt; 2 &amp;amp; so</blockquote>', '1 < 2 &amp; so'],
  ['<blockquote><img alt="</blockquote>" src="https://x.example/">One</blockquote>', 'One'],
])('the quoted text of %j is %j', (markup, text) => {
  expect(quotedText(sanitize(markup, 4).html)).toBe(text);
});

/** The text of the outermost quotations, from the parsed HTML. */
function parsedQuotes(html: string): string {
  const quotes: Element[] = [];
  visit(parseMarkup(html), 'element', (element) => {
    if (element.tagName !== 'blockquote') return undefined;
    quotes.push(element);
    return 'skip';
  });
  return quotes
    .map((quote) => toText(quote))
    .join(' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

test('the quoted text of any sanitized HTML is that of the parsed HTML', () => {
  fc.assert(
    fc.property(arbitraryMarkup, arbitraryMarkup, (markup, rest) => {
      const { html } = sanitize(`${rest}<blockquote>${markup}</blockquote>`, 4);
      expect(quotedText(html)).toBe(parsedQuotes(html));
    }),
    { numRuns: 500 },
  );
});
