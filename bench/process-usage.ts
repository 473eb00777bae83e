import { readdirSync, readFileSync } from 'node:fs';

/** Returns the ids of the child processes of this process with this name (proc(5)); none without /proc. */
export function childrenNamed(name: string): number[] {
  const children = readText(`/proc/self/task/${process.pid}/children`).trim();
  const pids = children === '' ? [] : children.split(' ').map(Number);
  return pids.filter((pid) => readText(`/proc/${pid}/comm`).trim() === name);
}

/** Returns the user and system CPU time of the threads of a process since its start, in ms; NaN if it is not available. */
export function cpuOf(pid: number | undefined): number {
  if (pid === undefined) return Number.NaN;
  const threads = `/proc/${pid}/task`;
  const times = readdirSync(threads).map((thread) => {
    const [nanoseconds] = readText(`${threads}/${thread}/schedstat`).split(' ');
    return Number(nanoseconds);
  });
  return times.reduce((sum, time) => sum + time, 0) / 1e6;
}

/** Returns the resident set size of a process in MB; NaN if it is not available. */
export function memoryOf(pid: number | undefined): number {
  const [, kB] = /^VmRSS:\s+(\d+) kB$/m.exec(readText(`/proc/${pid}/status`)) ?? [];
  return Number(kB) / 1024;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
