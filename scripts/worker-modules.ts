import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import './wrangler-log-level.ts';

/** Where `vite build` leaves the Worker. */
export const workerFolder = 'dist/areopagus';

/** Its wrangler configuration. */
export const builtConfig = `${workerFolder}/wrangler.json`;

const entry = 'index.js';

/** All modules of the built Worker, the entry first; `without` leaves out files, by their paths in its folder. */
export async function workerModules(without?: RegExp) {
  const files = globSync('**/*.js', { cwd: workerFolder }).filter((file) => !without?.test(file));
  const others = files.filter((file) => file !== entry);
  return Promise.all([entry, ...others].map((file) => moduleOf(path(file), path(file))));
}

export type WorkerModule = Awaited<ReturnType<typeof moduleOf>>;

/** A file as the module that lies at `path`. */
export async function moduleOf(file: string, path: string) {
  return {
    type: 'ESModule' as const,
    path: resolve(path),
    contents: await readFile(file, 'utf8'),
  };
}

function path(file: string) {
  return `${workerFolder}/${file}`;
}
