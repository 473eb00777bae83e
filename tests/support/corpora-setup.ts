import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { corpusFiles } from '../../scripts/corpus-files.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the corpora. */
    corpora: string;
  }
}

export default function setUp(project: TestProject) {
  const folder = resolve(String(process.env.CORPORA));
  const missing = corpusFiles.filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) {
    throw new Error(`Missing in ${folder}, the folder in CORPORA: ${missing.join(', ')}`);
  }
  project.provide('corpora', folder);
}
