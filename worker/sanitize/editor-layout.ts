import type { Element } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { listNumberings } from '../../shared/content/list-numberings.ts';
import { editorStyle } from './editor-style.ts';
import { addClass, classesOf } from './own-classes.ts';

// The editor sets layout by styles, attributes and elements, which the sanitizer removes. These
// functions turn it into classes of our own first.

const floating = new Set(['a', 'img', 'table', 'figure']);

const numberingByType: ReadonlyMap<unknown, string> = new Map(listNumberings);

/** Turns the alignment, float or list style of an element into classes. */
export function adaptStyle(element: Element) {
  const { tagName, properties } = element;
  const { type } = properties;
  const style = editorStyle(element);
  // The element `center` has the name of its alignment.
  const align = String(properties.align ?? tagName).toLowerCase();
  const float = style.get('float') ?? align;
  const isFloating = floating.has(tagName) && ['left', 'right'].includes(float);
  addClass(element, isFloating ? `float-${float}` : `align-${style.get('text-align') ?? align}`);
  const listStyle = style.get('list-style-type') ?? style.get('list-style');
  addClass(element, `list-${listStyle ?? numberingByType.get(type) ?? type}`);
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
