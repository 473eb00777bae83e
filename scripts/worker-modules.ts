import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import './wrangler-log-level.ts';

/** The output folder of the Worker in `vite build`. */
export const workerFolder = 'dist/areopagus';

/** The wrangler configuration of the built Worker. */
export const builtConfig = `${workerFolder}/wrangler.json`;

/** Returns all modules of the built Worker, the entry first. */
export async function workerModules() {
  const files = globSync('assets/**/*.js', { cwd: workerFolder });
  const read = (file: string) => moduleOf(join(workerFolder, file), join(workerFolder, file));
  const chunks = await Promise.all(files.map(read));
  // The server copies all modules before the one that it adds.
  chunks.sort((a, b) => a.contents.length - b.contents.length);
  return [await read('index.js'), ...chunks];
}

/** Reads a file as the module at `path`. */
export async function moduleOf(file: string, path: string) {
  const contents = await readFile(file, 'utf8');
  return { type: 'ESModule' as const, path: resolve(path), contents };
}
