import { readFileSync } from 'node:fs';

/** What a process holds in memory (resident set, proc(5)); MB. Undefined where the machine does not tell. */
export function memoryOf(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  const [, kB] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return kB === undefined ? undefined : Number(kB) / 1024;
}

export type Sample = { seconds: number; mb: number };

/** By how much it grows: the least squares line through the samples; MB a minute. */
export function slope(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const seconds = mean(samples.map((sample) => sample.seconds));
  const mb = mean(samples.map((sample) => sample.mb));
  const spread = samples.reduce((sum, sample) => sum + (sample.seconds - seconds) ** 2, 0);
  const rise = samples.reduce(
    (sum, sample) => sum + (sample.seconds - seconds) * (sample.mb - mb),
    0,
  );
  return (rise / spread) * 60;
}
