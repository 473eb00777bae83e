import fc from 'fast-check';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { toText } from '../../../../shared/text/to-text.ts';
import { parseMarkup } from '../../../../worker/sanitize/markup.ts';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';
import { toHtml } from '../../../../worker/sanitize/to-html.ts';
import { arbitraryMarkup } from '../../../support/arbitrary-markup.ts';

/** Elements that could execute scripts, load resources or imitate the site, independent of the allow-list. */
const harmful = /^(script|style|template|svg|math|form|input|button|base|meta|link|object|embed)$/;
const harmfulProperty = /^(on.*|style|name|srcDoc|srcSet|action|formAction|data.*|xLink.*)$/i;
const harmfulUrl = /^(javascript|vbscript|x):|^data:(?!image\/)/i;

function harmfulParts(tree: Root): unknown[] {
  const found: unknown[] = [];
  visit(tree, (node) => {
    if (node.type === 'comment' || node.type === 'doctype') found.push(node.type);
    if (node.type !== 'element') return;
    const { tagName, properties } = node;
    const { id, href, src } = properties;
    if (harmful.test(tagName)) found.push(tagName);
    found.push(...Object.keys(properties).filter((name) => harmfulProperty.test(name)));
    found.push(...[href, src].filter((url) => harmfulUrl.test(String(url))));
    if (id !== undefined && !/^post-1\.[\w.%-]*$/.test(String(id))) found.push(id);
    const isPlayer = /^https:\/\/www\.youtube-nocookie\.com\//.test(String(src));
    if (tagName === 'iframe' && !isPlayer) found.push(src);
  });
  return found;
}

const withoutSpace = (text: string) => text.replace(/\s+/g, '');

test('sanitized markup is harmless, stays as it is, and links only to ids that are there once', () => {
  fc.assert(
    fc.property(fc.array(arbitraryMarkup, { maxLength: 5 }), (markup) => {
      const sanitized = sanitize(markup.join(''), 'post-1.');
      const html = toHtml(sanitized);
      const tree = parseMarkup(html) as Root;
      expect(harmfulParts(tree)).toEqual([]);
      expect(toHtml(tree)).toBe(html);
      expect(withoutSpace(toText(sanitized))).toBe(withoutSpace(toText(tree)));
      const ids: unknown[] = [];
      const fragments = new Set<unknown>();
      visit(tree, 'element', ({ properties: { id, href } }) => {
        if (id !== undefined) ids.push(id);
        if (/^#/.test(String(href))) fragments.add(String(href).slice(1));
      });
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining([...fragments]));
    }),
    { numRuns: 500 },
  );
});
