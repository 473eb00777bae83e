import type { Measurement } from './measure.ts';
import { aligned } from './scale/align-columns.ts';

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
