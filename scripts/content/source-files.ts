import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { orUsageError, UsageError } from '../command-line.ts';

/** The name of a file in a ZIP file begins with that of the ZIP file. */
export type SourceFile = { name: string; text: string };

/**
 * Reads the Atom and XML files in a ZIP file or in a folder with its subfolders and ZIP files, or one file of any type.
 * @throws {UsageError} if a file cannot be read
 */
export function readSource(path: string): SourceFile[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new UsageError(`${path} does not exist.`);
  if (!stats.isDirectory()) return readFile(path);
  return globSync('**/*.{atom,xml,zip}', { cwd: path })
    .filter(isContent)
    .sort()
    .flatMap((name) => readFile(join(path, name)));
}

/** A program of macOS adds files that begin with a period. */
function isContent(name: string): boolean {
  return /^(?!\.).*\.(atom|xml|zip)$/i.test(basename(name));
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function readFile(path: string): SourceFile[] {
  return orUsageError(`${path} cannot be read`, () => {
    if (!statSync(path).isFile()) return [];
    const bytes = readFileSync(path);
    const isZip = strFromU8(bytes.subarray(0, 2), true) === 'PK';
    const files = isZip
      ? unzipSync(bytes, { filter: ({ name }) => isContent(name) })
      : { '': bytes };
    return Object.entries(files).map(([name, bytes]) => ({
      name: join(path, name),
      text: decoder.decode(bytes),
    }));
  });
}
