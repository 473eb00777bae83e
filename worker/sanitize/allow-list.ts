import type { Element, Root } from 'hast';
import { type Schema, sanitize as sanitizeTree } from 'hast-util-sanitize';
import { inlineElements } from '../../shared/text/to-text.ts';
import { ownClasses } from './editor-layout.ts';
import { linkSchemes } from './links.ts';
import { blockElements } from './node-kinds.ts';
import { playerAttributes, playerSrc } from './youtube.ts';

const pixels = /^[1-9]\d{0,3}$/;
const spans = ['colSpan', 'rowSpan'].map((name): [string, RegExp] => [name, /^\d{1,3}$/]);

/** The elements and attributes that provider HTML may contain. Other elements are removed, their text is kept. */
const allowList: Schema = {
  tagNames: [...inlineElements, ...blockElements, 'br'],
  attributes: {
    '*': [
      ['className', ...ownClasses],
      ['dir', 'ltr', 'rtl', 'auto'],
      // Only the targets of links within the post keep them (links-within-post.ts).
      'id',
      ['lang', /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i],
    ],
    a: ['href', 'name'],
    abbr: ['title'],
    iframe: [
      ['src', playerSrc],
      'title',
      ...Object.entries(playerAttributes).map(
        ([name, value]): [string, ...(string | boolean)[]] => [name, ...[value].flat()],
      ),
    ],
    img: ['src', 'alt', ['width', pixels], ['height', pixels]],
    li: [['value', /^-?\d{1,6}$/]],
    ol: [['start', /^-?\d{1,6}$/], 'reversed', ['type', 'a', 'A', 'i', 'I']],
    table: [['role', 'presentation']],
    td: spans,
    th: [...spans, ['scope', 'row', 'col', 'rowgroup', 'colgroup']],
    time: ['dateTime'],
  },
  clobber: [],
  // A second check: earlier passes have checked every URL already.
  protocols: { href: linkSchemes, src: ['https', 'data'] },
};

export function removeDisallowed(tree: Root) {
  const { children } = tree;
  tree.children = (sanitizeTree({ type: 'root', children }, allowList) as Root).children;
}

/** Elements outside the allow-list, and the allowed element that displays like each. Paragraphs stay apart. */
const replacements = {
  div: `address article aside center details dialog fieldset footer form header hgroup legend main
    marquee nav optgroup option search section summary`,
  pre: 'listing plaintext xmp',
  bdi: 'bdo',
  ul: 'dir menu',
  s: 'strike',
  code: 'tt',
};

const replacementNames: ReadonlyMap<string, string> = new Map(
  Object.entries(replacements).flatMap(([replacement, names]) =>
    names.split(/\s+/).map((name) => [name, replacement] as const),
  ),
);

/** A removed element that links can lead to, such as `<font id="n1">`, becomes a `span`. */
export function renameElement(element: Element) {
  const { tagName, properties } = element;
  const isTarget = properties.id && !allowList.tagNames?.includes(tagName) && !/^col/.test(tagName);
  element.tagName = replacementNames.get(tagName) ?? (isTarget ? 'span' : tagName);
}
