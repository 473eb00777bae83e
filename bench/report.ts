import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, cpus } from 'node:os';
import { type Figures, type RowName, rowNames } from './figures.ts';
import type { Measurement } from './measure.ts';

/** Describes the environment of the measurements. */
export function conditions(): string {
  const processor = cpus()[0]?.model ?? 'unknown';
  return `${availableParallelism()} cores (${processor}), Node ${process.versions.node}, workerd ${workerdVersion()}`;
}

/** Returns the version of Miniflare's workerd. */
function workerdVersion(): string {
  const { resolve } = createRequire(import.meta.resolve('miniflare'));
  const { version } = JSON.parse(readFileSync(resolve('workerd/package.json'), 'utf8'));
  return version;
}

const header = ['', 'requests/s', 'CPU ms/request', 'first byte ms', 'p95 ms', 'last byte ms'];
const cpuColumn = header.indexOf('CPU ms/request');

/** Formats measurements as a table, without the CPU column if CPU times are not available. */
export function report(figures: Figures): string {
  const rows = Object.entries(figures).flatMap(([name, measured]) =>
    measured ? [[rowNames[name as RowName], ...cellsOf(measured)]] : [],
  );
  const hasCpu = Object.values(figures).some((measured) => measured?.cpu !== undefined);
  return alignColumns(
    [header, ...rows].map((row) => row.filter((_, i) => hasCpu || i !== cpuColumn)),
  );
}

function cellsOf({ requestsPerSecond, cpu, firstByte, lastByte }: Measurement): string[] {
  return [
    requestsPerSecond?.toFixed(0) ?? '-',
    cpu?.toFixed(3) ?? '-',
    firstByte.median.toFixed(2),
    firstByte.p95.toFixed(2),
    lastByte.toFixed(2),
  ];
}

/** Formats a table: the first column is left-aligned, all others are right-aligned. */
export function alignColumns(rows: readonly string[][]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(width(i)) : cell.padStart(width(i)))).join('  ');
  return rows.map(line).join('\n');
}
