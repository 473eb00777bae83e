import type { Element } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { editorStyle } from './editor-style.ts';
import { addClass, classesOf } from './own-classes.ts';

// The editor sets layout by styles, attributes and elements, which the sanitizer removes. These
// functions turn it into classes of our own first.

const floating = new Set(['a', 'img', 'table', 'figure']);

/** The `type` of an ordered list (HTML standard, section 4.4.5), by the equivalent `list-style-type`. */
const listTypes: Partial<Record<string, string>> = {
  'lower-alpha': 'a',
  'upper-alpha': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** Turns the alignment or float of an element into a class, and the list style into a type. */
export function adaptStyle(element: Element) {
  const { tagName, properties } = element;
  const style = editorStyle(element);
  // The element `center` has the name of its alignment.
  const align = String(properties.align ?? tagName).toLowerCase();
  const float = style.get('float') ?? align;
  const isFloating = floating.has(tagName) && ['left', 'right'].includes(float);
  addClass(element, isFloating ? `float-${float}` : `align-${style.get('text-align') ?? align}`);
  const type = listTypes[style.get('list-style-type') ?? style.get('list-style') ?? ''];
  if (tagName === 'ol' && type) properties.type = type;
}

/** The editor's "Increase indent" makes a `blockquote` without a border, which is not a quotation. */
export function adaptIndent(element: Element) {
  if (element.tagName !== 'blockquote') return;
  if (!/^(none|medium none|0)\b/.test(editorStyle(element).get('border') ?? '')) return;
  element.tagName = 'div';
  addClass(element, 'indent');
}

/** Blogger's editor uses a table for an image with a caption. It becomes a `figure`. */
export function adaptCaption(table: Element) {
  if (!classesOf(table).includes('tr-caption-container')) return;
  const cells: Element[] = [];
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'td') cells.push(cell);
  });
  const [picture, caption, ...others] = cells;
  if (!picture || !caption || others.length > 0) return;
  table.tagName = 'figure';
  table.children = [...picture.children, h('figcaption', {}, caption.children)];
}
