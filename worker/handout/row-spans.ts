import type { Element } from 'hast';
import { elementsOf } from '../sanitize/node-kinds.ts';

/**
 * Ends the spans of a group of rows with the group, as browsers do (HTML standard, section 4.9.12.1). A span of 0 is that of
 * all its rows. Rows without cells are removed, and do not count.
 */
export function withRowSpans(group: Element): Element {
  const rows = elementsOf(group).map(elementsOf);
  const children = elementsOf(group).map((row, i): Element => {
    const cells = elementsOf(row).map((cell) => {
      const span = Number(cell.properties.rowSpan ?? 1) || rows.length;
      const { length } = rows.slice(i, i + span).filter((cells) => cells.length > 0);
      return { ...cell, properties: { ...cell.properties, rowSpan: length } };
    });
    return { ...row, children: cells };
  });
  return { ...group, children: children.filter((row) => row.children.length > 0) };
}
