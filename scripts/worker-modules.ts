import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import './wrangler-log-level.ts';

/** The output folder of the Worker in `vite build`. */
export const workerFolder = 'dist/areopagus';

/** The wrangler configuration of the built Worker. */
export const builtConfig = `${workerFolder}/wrangler.json`;

const entry = 'index.js';

/**
 * Returns all modules of the built Worker, the entry first. `without` matches the paths of files to
 * omit, relative to the folder. `project` is the folder of another checkout.
 */
export async function workerModules(without?: RegExp, project = '.') {
  const folder = join(project, workerFolder);
  const files = globSync('**/*.js', { cwd: folder }).filter((file) => !without?.test(file));
  const paths = [entry, ...files.filter((file) => file !== entry)].map((file) =>
    join(folder, file),
  );
  return Promise.all(paths.map((path) => moduleOf(path, path)));
}

export type WorkerModule = Awaited<ReturnType<typeof moduleOf>>;

/** Reads a file as the module at `path`. */
export async function moduleOf(file: string, path: string) {
  return {
    type: 'ESModule' as const,
    path: resolve(path),
    contents: await readFile(file, 'utf8'),
  };
}
