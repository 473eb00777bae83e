import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, cpus } from 'node:os';

/** What the numbers depend on beside the code. */
export function conditions(): string {
  const processor = cpus()[0]?.model ?? 'unknown';
  return `${availableParallelism()} cores (${processor}), Node ${process.versions.node}, workerd ${workerdVersion()}`;
}

/** Of the workerd that Miniflare runs. */
function workerdVersion(): string {
  const { resolve } = createRequire(import.meta.resolve('miniflare'));
  const { version } = JSON.parse(readFileSync(resolve('workerd/package.json'), 'utf8'));
  return version;
}
