import type { Root } from 'hast';
import { type Schema, sanitize as sanitizeTree } from 'hast-util-sanitize';
import { ownClasses } from './own-classes.ts';
import { playerAttributes, playerSrc } from './youtube.ts';

const pixels = /^[1-9]\d{0,3}$/;

const tagNames = (
  'a abbr b bdi blockquote br caption cite code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 ' +
  'hr i iframe img ins kbd li mark ol p pre q rp rt ruby s small span strong sub sup table tbody td ' +
  'tfoot th thead time tr u ul wbr'
).split(' ');

/** The elements and attributes that provider HTML may contain. Other elements are removed, their text is kept. */
const allowList: Schema = {
  tagNames,
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
    td: [
      ['colSpan', /^\d{1,3}$/],
      ['rowSpan', /^\d{1,3}$/],
    ],
    th: [
      ['colSpan', /^\d{1,3}$/],
      ['rowSpan', /^\d{1,3}$/],
      ['scope', 'row', 'col', 'rowgroup', 'colgroup'],
    ],
    time: ['dateTime'],
  },
  clobber: [],
  // A second check: earlier passes have checked every URL already.
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https', 'data'] },
  strip: [
    ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'title', 'textarea'],
    ...['select', 'datalist', 'canvas'],
  ],
};

/** Removes all elements and attributes that are not in the allow-list. */
export function removeDisallowed(tree: Root) {
  const { children } = tree;
  tree.children = (sanitizeTree({ type: 'root', children }, allowList) as Root).children;
}
