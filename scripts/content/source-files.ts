import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { orUsageError, UsageError } from '../command-line.ts';

/**
 * Reads the Atom and XML files in a ZIP file or in a folder with its subfolders and ZIP files, or one file of any type.
 * @returns the files. The name of one in a ZIP file begins with that of the ZIP file.
 * @throws {UsageError} if a file cannot be read
 */
export function readSource(path: string) {
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

function readFile(path: string) {
  return orUsageError(`${path} cannot be read`, () => {
    const stats = statSync(path);
    if (stats.isDirectory()) return [];
    // A named pipe, for example, cannot be read from its beginning to its end.
    if (!stats.isFile()) return [{ name: path, text: '' }];
    const bytes = readFileSync(path);
    const isZip = strFromU8(bytes.subarray(0, 2), true) === 'PK';
    if (!isZip) return [{ name: path, text: textOf(bytes) }];
    const files = unzipSync(bytes, { filter: ({ name }) => isContent(name) });
    return Object.entries(files).map(([name, bytes]) => ({
      name: join(path, name),
      text: textOf(bytes),
    }));
  });
}

/** The encodings of files that begin with a byte order mark, or else with '<'. */
const encodings: Record<string, string> = {
  '\xff\xfe': 'utf-16le',
  '<\0': 'utf-16le',
  '\xfe\xff': 'utf-16be',
  '\0<': 'utf-16be',
};

function textOf(bytes: Uint8Array): string {
  const encoding = encodings[strFromU8(bytes.subarray(0, 2), true)] ?? 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}
