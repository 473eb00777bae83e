import fc from 'fast-check';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toText } from 'hast-util-to-text';
import { expect, test } from 'vitest';
import { sampleContent } from '../../../../sample-provider/content.ts';
import { isFixedPoint } from '../../../../worker/sanitize/fixed-point.ts';
import { parseMarkup, UnreadableMarkupError } from '../../../../worker/sanitize/parse-markup.ts';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';
import { sanitizedTree } from '../../../../worker/sanitize/sanitized-tree.ts';
import { arbitraryMarkup } from '../../../support/arbitrary-markup.ts';
import { arbitraryTree } from '../../../support/arbitrary-tree.ts';

const topHeading = fc.constantFrom<2 | 3 | 4>(2, 3, 4);

const prefix = 'post-1.';

const contentOf = ({ children }: Root) => children;

/** Calls `assertion` with the fixed points among arbitrary values, of which there must be some. */
function assertFixedPoints<T>(
  values: fc.Arbitrary<T>,
  treeOf: (value: T) => Root,
  assertion: (tree: Root, value: T) => void,
) {
  let fixedPoints = 0;
  fc.assert(
    fc.property(values, (value) => {
      const tree = treeOf(value);
      if (!isFixedPoint(tree)) return;
      fixedPoints++;
      assertion(tree, value);
    }),
    { numRuns: 1_000 },
  );
  expect(fixedPoints).toBeGreaterThan(50);
}

const round = fc.record({ markup: arbitraryMarkup, top: topHeading });

test('a fixed point parses to itself', () => {
  assertFixedPoints(
    round,
    ({ markup, top }) => sanitizedTree(markup, top, prefix),
    (tree) => expect(contentOf(parseMarkup(toHtml(tree)))).toEqual(contentOf(tree)),
  );
});

test('a fixed point of any allowed elements parses to itself', () => {
  assertFixedPoints(
    arbitraryTree,
    (tree) => tree,
    (tree) => expect(contentOf(parseMarkup(toHtml(tree)))).toEqual(contentOf(tree)),
  );
});

test('a fixed point does not change in another round', () => {
  assertFixedPoints(
    round,
    ({ markup, top }) => sanitizedTree(markup, top, prefix),
    (tree, { top }) => {
      const html = toHtml(tree);
      const next = sanitizedTree(html, top, prefix);
      expect(contentOf(next)).toEqual(contentOf(tree));
      expect(toHtml(next)).toBe(html);
    },
  );
});

/** Sanitizes in rounds until nothing changes, without `isFixedPoint`. */
function sanitizeInFull(markup: string, top: 2 | 3 | 4) {
  try {
    let before = markup;
    for (let round = 1; round <= 5; round++) {
      const tree = sanitizedTree(before, top, prefix);
      const html = toHtml(tree);
      if (html === before) return { html, text: toText(tree) };
      before = html;
    }
  } catch (error) {
    if (!(error instanceof UnreadableMarkupError)) throw error;
  }
  return undefined;
}

test('the result is the same as of rounds until nothing changes', () => {
  fc.assert(
    fc.property(arbitraryMarkup, topHeading, (markup, top) => {
      const inFull = sanitizeInFull(markup, top);
      if (!inFull) return;
      const { html, text } = sanitize(markup, top, prefix);
      expect({ html, text: text() }).toEqual(inFull);
    }),
    { numRuns: 500 },
  );
});

test.each(Object.entries(sampleContent().posts))('%s of an editor need one round', (_, posts) => {
  for (const { content } of posts) expect(isFixedPoint(sanitizedTree(content, 4))).toBe(true);
});

test.each([
  ['a block in a paragraph', '<p><object><div>a</div></object></p>'],
  ['a list item outside a list', '<ul><div><li>a<li>b</div></ul>'],
  ['a description in a description', '<dl><dd><marquee><dd>a'],
  ['a table in a table', '<table><tr><td><table><tr><td>a'],
  ['a table whose wrapper is too deep', `${'<div>'.repeat(245)}a<table><tr><td>b`],
  ['a link in a link', '<a href="/"><table><tr><td><a href="/b">a</a></table></a>'],
  ['a newline at the beginning of preformatted text', '<pre><x-y>\n\na</x-y></pre>'],
  ['a carriage return', '<p>a&#13;b</p>'],
  [
    'an image that a style makes as small as a tracking pixel',
    '<img src="//a.example" style="width:1px">',
  ],
  ['an image with the port of http', '<img src="http://a.example:443/">'],
])('%s may need another round', (_, markup) => {
  expect(isFixedPoint(sanitizedTree(markup, 4))).toBe(false);
});
