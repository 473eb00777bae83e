import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The unit of CPU times in /proc/PID/stat, in ms (proc(5)). */
const tick = 10;

type ProcessStat = { name: string; parent: number; cpu: number };

/** Returns whether CPU times are available on this machine. */
function canMeasureCpu(): boolean {
  return existsSync('/proc/self/stat');
}

/** Returns the ids of the child processes with this name. */
export function childrenNamed(name: string): number[] {
  if (!canMeasureCpu()) return [];
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return pids.map(Number).filter((pid) => {
    const stat = statOf(pid);
    return stat?.name === name && stat.parent === process.pid;
  });
}

/** Returns the user and system CPU time of the threads of a process since its start, in ms. */
export function cpuOf(pid: number | undefined): number | undefined {
  return pid === undefined ? undefined : (scheduledTimeOf(pid) ?? statOf(pid)?.cpu);
}

/** The CPU time in ns, as the scheduler counts it; undefined if the kernel does not report it. */
function scheduledTimeOf(pid: number): number | undefined {
  const threads = `/proc/${pid}/task`;
  try {
    const times = readdirSync(threads).map((thread) => {
      const [nanoseconds] = readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ');
      return Number(nanoseconds);
    });
    return times.reduce((sum, time) => sum + time, 0) / 1e6;
  } catch {
    return undefined;
  }
}

function statOf(pid: number): ProcessStat | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  const nameEnd = stat.lastIndexOf(')');
  const fields = stat.slice(nameEnd + 2).split(' ');
  return {
    name: stat.slice(stat.indexOf('(') + 1, nameEnd),
    parent: Number(fields[1]),
    cpu: (Number(fields[11]) + Number(fields[12])) * tick,
  };
}

/** Returns the resident set size of a process in MB (proc(5)); undefined if it is not available. */
export function memoryOf(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  const [, kB] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return kB === undefined ? undefined : Number(kB) / 1024;
}
