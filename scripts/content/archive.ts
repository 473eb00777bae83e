import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import type { ProviderContent, StoredPost } from '../../sample-provider/provider-content.ts';
import { listNames } from '../../shared/content/lists.ts';
import type { BlogName } from '../../worker/provider/blog.ts';
import {
  idText,
  receivedOrganizationSchema,
  textOfPost,
} from '../../worker/provider/wire-schemas.ts';
import { orUsageError } from '../command-line.ts';

export const blogNames: readonly BlogName[] = [...listNames, 'resources'];

/** The organization as the provider sent it. */
export const organizationFile = 'organization.json';

/** The posts of each list. A folder without it has no archive. */
export const indexFile = 'lists.json';

/** The ids of posts by the names of lists: 'quotes' has all posts of a blog, 'quotes Miracles' those with a label. */
const indexSchema = z.record(z.string(), z.array(z.string()));

export type ArchiveIndex = z.infer<typeof indexSchema>;

const postSchema = z.object({
  id: idText,
  title: textOfPost,
  content: textOfPost,
  published: textOfPost,
  updated: z.optional(textOfPost),
});

/** The file of a post as the provider sent it. */
export function postFile(folder: string, blog: BlogName, id: string): string {
  return join(folder, blog, `${id}.json`);
}

/** Undefined if the folder has no archive. */
export function readIndex(folder: string): ArchiveIndex | undefined {
  const file = join(folder, indexFile);
  return existsSync(file) ? readJson(file, indexSchema) : undefined;
}

/**
 * Reads the content of an archive. Undefined if the folder has no archive.
 * @throws {UsageError} if a file cannot be read
 */
export function readArchive(folder: string): ProviderContent | undefined {
  const index = readIndex(folder);
  if (!index) return undefined;
  const posts = noPosts();
  for (const blog of blogNames) {
    const prefix = `${blog} `;
    const labels = Object.entries(index).filter(([name]) => name.startsWith(prefix));
    posts[blog] = (index[blog] ?? []).map((id) => ({
      ...readJson(postFile(folder, blog, id), postSchema),
      labels: labels.flatMap(([name, ids]) => (ids.includes(id) ? name.slice(prefix.length) : [])),
    }));
  }
  const organization = readJson(join(folder, organizationFile), receivedOrganizationSchema);
  return { organization, posts };
}

export function noPosts(): Record<BlogName, StoredPost[]> {
  return { thoughts: [], quotes: [], articles: [], resources: [] };
}

/** @throws {UsageError} if the file cannot be read or has something else */
export function readJson<T>(file: string, schema: { parse(value: unknown): T }): T {
  return orUsageError(`${file} cannot be read`, () =>
    schema.parse(JSON.parse(readFileSync(file, 'utf8'))),
  );
}

/** @throws {UsageError} if the disk is full, for example */
export function writeJson(file: string, value: unknown): void {
  orUsageError(`${file} cannot be written`, () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  });
}
