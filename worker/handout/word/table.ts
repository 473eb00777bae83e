import type { Element } from 'hast';

/** Returns the paragraphs and tables of a cell. */
export type CellContent = (cell: Element) => string;

/** Word's tables have at most 63 columns. */
const maxColumns = 63;

type Cell = { element: Element | undefined; columns: number; continues: boolean };

/**
 * `w:tbl` (ECMA-376, Part 1, section 17.4.37); empty for a table without cells, which Word refuses. A
 * cell over several rows is continued in each of them.
 */
export function tableXml(table: Element, contentOf: CellContent): string {
  const rows = gridOf(rowsOf(table));
  const width = widthOf(rows);
  if (width === 0) return '';
  const grid = '<w:gridCol/>'.repeat(width);
  const body = rows.map(
    (cells) => `<w:tr>${cells.map((cell) => cellXml(cell, contentOf)).join('')}</w:tr>`,
  );
  return `<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body.join('')}</w:tbl><w:p/>`;
}

/** The last element of a cell must be a paragraph. */
function cellXml({ element, columns, continues }: Cell, contentOf: CellContent): string {
  const content = element && !continues ? contentOf(element) : '';
  const merges = element && spanOf(element, 'rowSpan') > 1;
  const merge = merges ? `<w:vMerge w:val="${continues ? 'continue' : 'restart'}"/>` : '';
  const span = columns > 1 ? `<w:gridSpan w:val="${columns}"/>` : '';
  const end = content.endsWith('</w:p>') || content.endsWith('<w:p/>') ? '' : '<w:p/>';
  return `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/>${span}${merge}</w:tcPr>${content}${end}</w:tc>`;
}

function rowsOf(table: Element): Element[] {
  return table.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    if (child.tagName === 'tr') return [child];
    return ['thead', 'tbody', 'tfoot'].includes(child.tagName) ? rowsOf(child) : [];
  });
}

/** Fills each row with the cells that earlier rows extend into it, and all rows to the same width. */
function gridOf(rows: Element[]): Cell[][] {
  let above: (Cell & { rows: number })[] = [];
  const grid = rows.map((row) => {
    const cells: (Cell & { rows: number })[] = [];
    const waiting = row.children.filter((child): child is Element => child.type === 'element');
    let column = 0;
    const add = (cell: Cell & { rows: number }) => {
      cells.push(cell);
      column += cell.columns;
    };
    const extended = new Map<number, Cell & { rows: number }>();
    let start = 0;
    for (const cell of above) {
      if (cell.rows > 1) extended.set(start, { ...cell, rows: cell.rows - 1, continues: true });
      start += cell.columns;
    }
    while (
      column < maxColumns &&
      (waiting.length > 0 || [...extended.keys()].some((at) => at >= column))
    ) {
      const continued = extended.get(column);
      const element = continued ? undefined : waiting.shift();
      if (continued) add(continued);
      else {
        const next = Math.min(maxColumns, ...[...extended.keys()].filter((at) => at > column));
        const columns = Math.min(element ? spanOf(element, 'colSpan') : 1, next - column);
        add({ element, columns, rows: element ? spanOf(element, 'rowSpan') : 1, continues: false });
      }
    }
    above = cells;
    return cells;
  });
  const width = widthOf(grid);
  return grid.map((cells) => {
    const missing = width - widthOf([cells]);
    const filler = { element: undefined, columns: missing, continues: false };
    return missing > 0 ? [...cells, filler] : cells;
  });
}

function spanOf({ properties }: Element, name: 'colSpan' | 'rowSpan'): number {
  return Math.max(1, Number(properties[name] ?? 1) || 1);
}

/** The number of columns of the widest row. */
function widthOf(rows: Cell[][]): number {
  return Math.max(
    0,
    ...rows.map((cells) => cells.reduce((total, { columns }) => total + columns, 0)),
  );
}
