import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { z } from 'zod';
import { bookNamesFile, payloadFiles, postsFile } from '../support/corpora-setup.ts';
import type { Payload } from '../support/hostile-site.ts';

const payloadsSchema = z.object({
  items: z.array(z.object({ id: z.string().regex(/^[\w-]+$/), payload: z.string() })),
});

const postsSchema = z.object({
  items: z.array(z.object({ title: z.string(), content: z.string() })),
});

export function readPayloads(): Payload[] {
  return payloadFiles.flatMap((file) =>
    payloadsSchema.parse(read(file)).items.map(({ id, payload }) => ({ id, html: payload })),
  );
}

export function readPosts() {
  return postsSchema.parse(read(postsFile)).items;
}

/** The names of each book of the Bible by its code in OSIS, in the order of the Bible. */
export function readBookNames(): Record<string, string[]> {
  return z.record(z.string(), z.array(z.string())).parse(read(bookNamesFile));
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(inject('corpora'), file), 'utf8'));
}
