import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Payload } from '../support/hostile-site.ts';

const payloadsSchema = z.object({
  items: z.array(z.object({ id: z.string().regex(/^[\w-]+$/), payload: z.string() })),
});

const postsSchema = z.object({
  items: z.array(z.object({ title: z.string(), content: z.string() })),
});

/** Published payloads from DOMPurify, the HTML5 Security Cheatsheet, and OWASP's filter evasion list. */
export function readPayloads(): Payload[] {
  return ['dompurify.json', 'h5sc.json', 'owasp.json'].flatMap((file) =>
    payloadsSchema.parse(read(file)).items.map(({ id, payload }) => ({ id, html: payload })),
  );
}

/** Posts that people wrote in Blogger. */
export function readPosts() {
  return postsSchema.parse(read('blogger-posts.json')).items;
}

/** The names of each book of the Bible as people type them, by its code in OSIS, in the order of the Bible. */
export function readBookNames(): Record<string, string[]> {
  return z.record(z.string(), z.array(z.string())).parse(read('book-names.json'));
}

/** Reads a file of the folder in CORPORA. */
function read(file: string): unknown {
  return JSON.parse(readFileSync(join(String(process.env.CORPORA), file), 'utf8'));
}
