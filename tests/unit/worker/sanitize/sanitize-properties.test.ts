import fc from 'fast-check';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { toText } from '../../../../shared/text/to-text.ts';
import { parseMarkup, serializeMarkup } from '../../../../worker/sanitize/markup.ts';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';
import {
  withAbsoluteLinks,
  withLowerHeadings,
} from '../../../../worker/sanitize/sanitized-html.ts';
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
    fc.property(
      fc.array(arbitraryMarkup, { maxLength: 5 }),
      fc.constantFrom<2 | 3 | 4>(2, 3, 4),
      (markup, topHeading) => {
        const { html, tree: sanitized } = sanitize(markup.join(''), topHeading, 'post-1.');
        const tree = parseMarkup(html) as Root;
        expect(harmfulParts(tree)).toEqual([]);
        expect(serializeMarkup(tree)).toBe(html);
        expect(withoutSpace(toText(sanitized))).toBe(withoutSpace(toText(tree)));
        const ids: unknown[] = [];
        const fragments = new Set<unknown>();
        visit(tree, 'element', ({ properties: { id, href } }) => {
          if (id !== undefined) ids.push(id);
          if (/^#/.test(String(href))) fragments.add(String(href).slice(1));
        });
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining([...fragments]));
      },
    ),
    { numRuns: 500 },
  );
});

test('headings are lower and links absolute in sanitized HTML as they would be in its tree', () => {
  const site = 'https://site.example';
  const post = `${site}/quotes?post=1`;
  fc.assert(
    fc.property(fc.array(arbitraryMarkup, { maxLength: 5 }), (markup) => {
      const source = `<h2 title="<h2>">${markup.join('')}<a rel=x href=quotes?q=a>a</a> &lt;a href="/&gt;`;
      const { html } = sanitize(source, 2, 'post-1.');
      const tree = parseMarkup(html) as Root;
      visit(tree, 'element', ({ properties }) => {
        const { href } = properties;
        if (typeof href === 'string') properties.href = new URL(href, post).href;
      });
      const resolved = parseMarkup(withAbsoluteLinks(html, site, post)) as Root;
      visit(resolved, 'element', ({ properties }) => {
        if (properties.href) properties.href = new URL(String(properties.href)).href;
      });
      expect(serializeMarkup(resolved)).toBe(serializeMarkup(tree));
      expect(withLowerHeadings(html)).toBe(sanitize(source, 3, 'post-1.').html);
    }),
  );
});
