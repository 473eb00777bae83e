import fc from 'fast-check';
import type { Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parseMarkup, serializeMarkup } from '../../../../worker/sanitize/markup.ts';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';
import { arbitraryMarkup } from '../../../support/arbitrary-markup.ts';

const prefix = 'post-1.';

const topHeading = fc.constantFrom<2 | 3 | 4>(2, 3, 4);

/** Elements that could execute scripts, load resources or imitate the site, independent of the allow-list. */
const harmful = /^(script|style|template|svg|math|form|input|button|base|meta|link|object|embed)$/;
const harmfulProperty = /^(on.*|style|name|srcDoc|srcSet|action|formAction|data.*|xLink.*)$/i;

/** The tree of sanitized markup, which is readable. */
const treeOf = (html: string) => parseMarkup(html) as Root;

const withoutSpace = (text: string) => text.replace(/\s+/g, '');

function harmfulParts(html: string): string[] {
  const found: string[] = [];
  visit(treeOf(html), (node) => {
    if (node.type === 'comment' || node.type === 'doctype') found.push(node.type);
    if (node.type !== 'element') return;
    const { tagName, properties } = node;
    if (harmful.test(tagName)) found.push(tagName);
    found.push(...Object.keys(properties).filter((name) => harmfulProperty.test(name)));
    if (properties.id !== undefined && !/^post-1\.[\w.%-]*$/.test(String(properties.id))) {
      found.push(`id ${properties.id}`);
    }
    for (const url of [properties.href, properties.src]) {
      if (/^(javascript|vbscript|x):|^data:(?!image\/)/i.test(String(url))) found.push(String(url));
    }
    if (
      tagName === 'iframe' &&
      !/^https:\/\/www\.youtube-nocookie\.com\//.test(String(properties.src))
    ) {
      found.push(String(properties.src));
    }
  });
  return found;
}

test('sanitized markup contains nothing harmful', () => {
  fc.assert(
    fc.property(arbitraryMarkup, topHeading, (markup, top) => {
      expect(harmfulParts(sanitize(markup, top, prefix).html)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('sanitized markup parses to itself, and has the text of its tree', () => {
  fc.assert(
    fc.property(arbitraryMarkup, topHeading, (markup, top) => {
      const { html, text } = sanitize(markup, top, prefix);
      expect(serializeMarkup(treeOf(html))).toBe(html);
      expect(withoutSpace(text())).toBe(withoutSpace(toText(treeOf(html))));
    }),
    { numRuns: 300 },
  );
});

test('links within a post and ids belong together, and no id is there twice', () => {
  fc.assert(
    fc.property(fc.array(arbitraryMarkup, { maxLength: 5 }), topHeading, (markup, top) => {
      const ids: unknown[] = [];
      const fragments = new Set<unknown>();
      visit(treeOf(sanitize(markup.join(''), top, prefix).html), 'element', ({ properties }) => {
        if (properties.id !== undefined) ids.push(properties.id);
        if (/^#/.test(String(properties.href))) fragments.add(String(properties.href).slice(1));
      });
      expect(new Set(ids)).toEqual(fragments);
      expect(ids.length).toBe(fragments.size);
    }),
    { numRuns: 300 },
  );
});
