/** Formats a table: the first column is left-aligned, all others are right-aligned. */
export function alignColumns(rows: readonly string[][]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(width(i)) : cell.padStart(width(i)))).join('  ');
  return rows.map(line).join('\n');
}
