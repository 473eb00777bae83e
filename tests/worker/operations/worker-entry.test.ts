import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { workerFolder } from '../../../scripts/worker-server.ts';

/** The files of the built Worker that load with its entry, before the first request. */
const entryFiles = reachedFrom('index.js');

const laterFiles = globSync('**/*.js', { cwd: workerFolder }).filter(
  (file) => !entryFiles.includes(file),
);

function read(file: string): string {
  return readFileSync(join(workerFolder, file), 'utf8');
}

/** The file and all that it imports statically. */
function reachedFrom(entry: string): string[] {
  const reached = new Set([entry]);
  for (const file of reached) {
    for (const { moduleRequest } of parseSync(file, read(file)).module.staticImports) {
      const { value } = moduleRequest;
      if (value.startsWith('.')) reached.add(posix.join(posix.dirname(file), value));
    }
  }
  return [...reached];
}

const sourceMap = z.object({ sources: z.array(z.string()) });

/** The sources of built files, as paths from the root of the project. */
function sourcesOf(files: readonly string[]): string[] {
  const maps = files.map((file) => `${file}.map`);
  return maps
    .filter((map) => existsSync(join(workerFolder, map)))
    .flatMap((map) => {
      const { sources } = sourceMap.parse(JSON.parse(read(map)));
      return sources.map((source) => posix.join(workerFolder, posix.dirname(map), source));
    });
}

test("the Worker's entry has at most 110 kB after gzip, and 179 kB with all that it imports, styles included", () => {
  const sizes = entryFiles.map((file) => gzipSync(read(file), { level: 9 }).length);
  expect(sizes[0]).toBeLessThanOrEqual(110_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(179_000);
});

test.each<[what: string, sources: RegExp]>([
  ['the sanitizer', /^worker\/sanitize\/sanitize\.ts$/],
  ['the HTML parser', /^node_modules\/(parse5|hast-util-[^/]+|property-information)\//],
  ['links to Scripture', /^worker\/scripture\/scripture-/],
  ['Scripture references', /^node_modules\/@gracious\.tech\/bible-references\//],
  ['the writer of Markdown files', /^node_modules\/(micromark|mdast-util)/],
  ['the writer of Word files', /^(worker\/handout\/word\/|node_modules\/docx\/)/],
  ['feeds', /^worker\/feeds\/(feed|atom)\.ts$/],
  ['the sitemap', /^worker\/well-known\/sitemap-xml\.ts$/],
  ['contact messages', /^worker\/(contact\/|provider\/messages\.ts)/],
  ['the sample provider', /^sample-provider\//],
])('%s loads after the entry', (_, sources) => {
  const matching = (files: string[]) => sourcesOf(files).filter((source) => sources.test(source));
  expect(matching(entryFiles)).toEqual([]);
  expect(matching(laterFiles)).not.toEqual([]);
});

test('Markdown documents load after the entry', () => {
  const hasDocument = (file: string) => read(file).includes('{{legal_entity}}');
  expect(entryFiles.filter(hasDocument)).toEqual([]);
  expect(laterFiles.filter(hasDocument)).not.toEqual([]);
});
