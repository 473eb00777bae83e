import { type Paragraph, Table, TableBorders, TableCell, TableRow } from 'docx';
import type { Element } from 'hast';
import { elementsOf } from '../../sanitize/node-kinds.ts';

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

/** A cell of a row, with those that have no column of their own. */
type Slot = { cells: Element[]; columnSpan: number; rowSpan: number };

/**
 * Converts a table. Returns undefined for one without cells, which Word refuses. The rows of a `thead`, and those of
 * headers alone, are repeated at the top of each page.
 */
export function wordTable(
  table: Element,
  isRightToLeft: boolean | undefined,
  contentOf: (cell: Element) => (Paragraph | Table)[],
): Table | undefined {
  /** The number of rows that each column is still taken by a cell above. */
  const taken: number[] = [];
  const rows = elementsOf(table).flatMap((part) =>
    elementsOf(part).map((row) => {
      const cells = elementsOf(row);
      const areHeaders = cells.every((cell) => cell.tagName === 'th');
      return new TableRow({
        tableHeader: part.tagName === 'thead' || areHeaders,
        children: slotsOf(cells, taken).map(
          ({ cells, ...spans }) => new TableCell({ ...spans, children: cells.flatMap(contentOf) }),
        ),
      });
    }),
  );
  if (rows.length === 0) return undefined;
  const isLayout = table.properties.role === 'presentation';
  return new Table({
    borders: isLayout ? TableBorders.NONE : borders,
    rows,
    ...(isRightToLeft && { visuallyRightToLeft: true }),
  });
}

/** Lays out a row. Its last cell in Word has what does not fit. */
function slotsOf(cells: readonly Element[], taken: number[]): Slot[] {
  const slots: Slot[] = [];
  let column = 0;
  for (const cell of cells) {
    while (taken[column]) column++;
    const room = maxColumns - column;
    const columnSpan = Math.min(Number(cell.properties.colSpan) || 1, room);
    const rowSpan = Number(cell.properties.rowSpan);
    if (room > 0) slots.push({ cells: [cell], columnSpan, rowSpan });
    else slots.at(-1)?.cells.push(cell);
    for (let i = 0; i < columnSpan; i++) taken[column++] = rowSpan;
  }
  for (const [i, rows = 0] of taken.entries()) taken[i] = Math.max(0, rows - 1);
  return slots;
}
