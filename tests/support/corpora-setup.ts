import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Published payloads from DOMPurify, the HTML5 Security Cheatsheet, and OWASP's filter evasion list. */
export const payloadFiles = ['dompurify.json', 'h5sc.json', 'owasp.json'];

/** Posts that people wrote in Blogger. */
export const postsFile = 'blogger-posts.json';

/** Names of the books of the Bible as people type them, by the books' codes in OSIS. */
export const bookNamesFile = 'book-names.json';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the corpora. */
    corpora: string;
  }
}

export default function setUp(project: TestProject) {
  const folder = resolve(String(process.env.CORPORA));
  const missing = [...payloadFiles, postsFile, bookNamesFile].filter(
    (file) => !existsSync(join(folder, file)),
  );
  if (missing.length > 0) {
    throw new Error(`Missing in ${folder}, the folder in CORPORA: ${missing.join(', ')}`);
  }
  project.provide('corpora', folder);
}
