import { type Paragraph, Table, TableCell, TableRow } from 'docx';
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

/** Undefined for a table without cells, which Word refuses. All rows get the same width. */
export function wordTable(
  table: Element,
  contentOf: (cell: Element) => (Paragraph | Table)[],
): Table | undefined {
  const rows = rowsOf(table);
  /** The columns of each row that have a cell, perhaps one of a row above. */
  const filled = rows.map((): boolean[] => []);

  /** Fills the first free columns of a row, before a limit, and returns their number. */
  function fill(row: number, columns: number, { rowSpan = 1, limit = maxColumns }): number {
    const inRow = filled[row] ?? [];
    const start = [...inRow, false].findIndex((isFilled) => !isFilled);
    let end = start;
    while (end < Math.min(start + columns, limit) && !inRow[end]) end++;
    for (const below of filled.slice(row, row + rowSpan)) {
      for (let column = start; column < end; column++) below[column] = true;
    }
    return end - start;
  }

  const cells = rows.map((row, i) =>
    elementsOf(row).flatMap((cell) => {
      const rowSpan = spanOf(cell, 'rowSpan');
      const columnSpan = fill(i, spanOf(cell, 'colSpan'), { rowSpan });
      if (columnSpan === 0) return [];
      return [new TableCell({ columnSpan, rowSpan, children: contentOf(cell) })];
    }),
  );
  const limit = Math.max(0, ...filled.map(({ length }) => length));
  if (limit === 0) return undefined;

  function emptyCells(row: number): TableCell[] {
    const columnSpan = fill(row, limit, { limit });
    if (columnSpan === 0) return [];
    return [new TableCell({ columnSpan, children: [] }), ...emptyCells(row)];
  }

  return new Table({
    borders,
    rows: cells.map((inRow, i) => new TableRow({ children: [...inRow, ...emptyCells(i)] })),
  });
}

function rowsOf(table: Element): Element[] {
  return elementsOf(table).flatMap((child) => {
    if (child.tagName === 'tr') return [child];
    return ['thead', 'tbody', 'tfoot'].includes(child.tagName) ? rowsOf(child) : [];
  });
}

function elementsOf({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

function spanOf({ properties }: Element, name: 'colSpan' | 'rowSpan'): number {
  return Math.max(1, Number(properties[name] ?? 1) || 1);
}
