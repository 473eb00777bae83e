import type { Measurement } from './measure.ts';

const header = ['', 'requests/s', 'CPU ms/request', 'first byte ms', 'p95 ms', 'last byte ms'];
const cpuColumn = header.indexOf('CPU ms/request');

/** A plain table; without CPU where the machine does not tell it. */
export function report(measured: ReadonlyMap<string, Measurement>): string {
  const rows = [...measured].map(([name, { requestsPerSecond, cpu, firstByte, lastByte }]) => [
    name,
    requestsPerSecond?.toFixed(0) ?? '-',
    cpu?.toFixed(2) ?? '-',
    firstByte.median.toFixed(2),
    firstByte.p95.toFixed(2),
    lastByte.toFixed(2),
  ]);
  const cpuTold = [...measured.values()].some(({ cpu }) => cpu !== undefined);
  return aligned([header, ...rows].map((row) => row.filter((_, i) => cpuTold || i !== cpuColumn)));
}

/** Names to the left, numbers to the right. */
function aligned(rows: readonly string[][]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(width(i)) : cell.padStart(width(i)))).join('  ');
  return rows.map(line).join('\n');
}
