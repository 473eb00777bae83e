import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { listNumberings } from '../../shared/content/list-numberings.ts';
import { editorStyle } from './editor-style.ts';
import { element } from './element.ts';
import { addClass, classesOf } from './own-classes.ts';

// The editor sets layout by styles, attributes and elements, which the sanitizer removes. These
// functions turn it into classes of our own first.

const floating = new Set(['a', 'img', 'table', 'figure']);

/** Turns the alignment or float of an element into a class. */
export function adaptAlignment(element: Element, ancestors: readonly Element[]) {
  const style = editorStyle(element);
  const align = String(element.properties.align ?? '').toLowerCase();
  const float = style.get('float') ?? align;
  if (floating.has(element.tagName) && ['left', 'right'].includes(float)) {
    addClass(element, `float-${float}`);
    return;
  }
  const alignment = style.get('text-align') ?? (align || impliedAlignment(element, style));
  // Text is left-aligned by default, so the class is needed inside an aligned ancestor only.
  if (alignment !== 'left' || ancestors.some(isAligned)) addClass(element, `align-${alignment}`);
}

function impliedAlignment({ tagName }: Element, style: ReadonlyMap<string, string>) {
  const centered = style.get('margin-left') === 'auto' && style.get('margin-right') === 'auto';
  return tagName === 'center' || (floating.has(tagName) && centered) ? 'center' : '';
}

function isAligned(element: Element): boolean {
  return classesOf(element).some((name) => name.startsWith('align-'));
}

const numberingByType: ReadonlyMap<unknown, string> = new Map(listNumberings);

export function adaptListStyle(element: Element) {
  if (!isList(element)) return;
  const { type } = element.properties;
  const style = editorStyle(element);
  const listStyle = style.get('list-style-type') ?? style.get('list-style');
  addClass(element, `list-${listStyle ?? numberingByType.get(type) ?? type}`);
}

export function isList({ tagName }: Element): boolean {
  return tagName === 'ol' || tagName === 'ul';
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
  if (table.tagName !== 'table' || !hasClass(table, 'tr-caption-container')) return;
  const cells: Element[] = [];
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'td') cells.push(cell);
  });
  const [picture, caption] = cells;
  if (cells.length !== 2 || !picture || !caption || !hasClass(caption, 'tr-caption')) return;
  table.tagName = 'figure';
  table.children = [...picture.children, element('figcaption', {}, caption.children)];
}

function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}
