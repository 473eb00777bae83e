import type { Element, ElementContent } from 'hast';
import { visit } from 'unist-util-visit';
import { classesOf } from './own-classes.ts';

/** Blogger's editor lays an image and its caption out in a table; it is a figure. */
export function readCaption(table: Element) {
  if (table.tagName !== 'table' || !hasClass(table, 'tr-caption-container')) return;
  const cells: Element[] = [];
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'td') cells.push(cell);
  });
  const [picture, caption] = cells;
  if (cells.length !== 2 || !picture || !caption || !hasClass(caption, 'tr-caption')) return;
  table.tagName = 'figure';
  table.children = [...picture.children, figcaption(caption.children)];
}

function figcaption(children: ElementContent[]): Element {
  return { type: 'element', tagName: 'figcaption', properties: {}, children };
}

function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}
