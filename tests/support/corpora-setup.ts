import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the corpora. */
    corpora: string;
  }
}

export default function setUp(project: TestProject) {
  project.provide('corpora', String(process.env.CORPORA));
}
