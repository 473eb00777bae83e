import { type Paragraph, Table, TableBorders, TableCell, TableRow } from 'docx';
import type { Element } from 'hast';

/** Word's tables have at most 63 columns. */
const maxColumns = 63;

const border = { style: 'single', size: 4, space: 0, color: '8D7F69' } as const;
const borders = {
  top: border,
  left: border,
  bottom: border,
  right: border,
  insideHorizontal: border,
  insideVertical: border,
};

/** Converts a table. Returns undefined for one without cells, which Word refuses. */
export function wordTable(
  table: Element,
  isRightToLeft: boolean | undefined,
  contentOf: (cell: Element) => (Paragraph | Table)[],
): Table | undefined {
  const rows = rowsOf(table, false)
    .filter(({ cells }) => cells.length > 0)
    .map(
      ({ cells, isHeader }) =>
        new TableRow({ tableHeader: isHeader, children: cells.map(wordCell) }),
    );
  const isLayout = table.properties.role === 'presentation';
  return rows.length > 0
    ? new Table({
        borders: isLayout ? TableBorders.NONE : borders,
        rows,
        ...(isRightToLeft && { visuallyRightToLeft: true }),
      })
    : undefined;

  function wordCell(cell: Element): TableCell {
    const children = contentOf(cell);
    return new TableCell({
      columnSpan: spanOf(cell, 'colSpan'),
      rowSpan: spanOf(cell, 'rowSpan'),
      children,
    });
  }
}

/** The rows of a `thead`, and those of headers alone, are repeated at the top of each page. */
function rowsOf(part: Element, isHeader: boolean): { cells: Element[]; isHeader: boolean }[] {
  return elementsOf(part).flatMap((child) => {
    const cells = elementsOf(child);
    const areHeaders = cells.every(({ tagName }) => tagName === 'th');
    if (child.tagName === 'tr') return [{ cells, isHeader: isHeader || areHeaders }];
    return ['thead', 'tbody', 'tfoot'].includes(child.tagName)
      ? rowsOf(child, child.tagName === 'thead')
      : [];
  });
}

function elementsOf({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

function spanOf({ properties }: Element, name: 'colSpan' | 'rowSpan'): number {
  return Math.min(Math.max(1, Number(properties[name] ?? 1)), maxColumns);
}
