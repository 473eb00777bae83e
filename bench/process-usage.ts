import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux tells a process's times in ticks of 10 ms, whatever its own clock (proc(5)). */
const tick = 10;

type ProcessStat = { name: string; parent: number; cpu: number };

/** Whether this machine tells what a process has used. */
export function tellsCpu(): boolean {
  return existsSync('/proc/self/stat');
}

/** The processes of that name which this one has started. */
export function childrenNamed(name: string): number[] {
  if (!tellsCpu()) return [];
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return pids.map(Number).filter((pid) => {
    const stat = statOf(pid);
    return stat?.name === name && stat.parent === process.pid;
  });
}

/** What a process has used since it began, in its own code and in the system's; ms. */
export function cpuOf(pid: number | undefined): number | undefined {
  return pid === undefined ? undefined : statOf(pid)?.cpu;
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

/** What a process holds in memory (resident set, proc(5)); MB. Undefined where the machine does not tell. */
export function memoryOf(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  const [, kB] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return kB === undefined ? undefined : Number(kB) / 1024;
}
