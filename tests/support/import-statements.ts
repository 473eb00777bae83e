import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The house, from here. */
const house = join(import.meta.dirname, '../..');

const statement =
  /^(?:import|export)(\s+type)?\s+(?:[^'"=;()]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm;

export type Import = {
  /** The importing file, from the house: `client/App.tsx`. */
  from: string;
  /** The imported file, from the house; or what is imported of a package, as it stands. */
  to: string;
  /** The imported file's folder; undefined for a package. */
  folder: string | undefined;
  /** Whether nothing of it is left when the types are gone. */
  typeOnly: boolean;
  /** Whether it is loaded when it is needed only. */
  dynamic: boolean;
};

/** Every import of the source files in a folder of the house. */
export function importsOf(folder: string): Import[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: house }).flatMap((from) => {
    const source = readFileSync(join(house, from), 'utf8');
    return [...source.matchAll(statement)].map(([, type, quoted, dynamic]) => {
      const written = quoted ?? dynamic ?? '';
      const ours = written.startsWith('.');
      const to = ours ? posix.join(posix.dirname(from), written) : written;
      return {
        from,
        to,
        folder: ours ? to.split('/')[0] : undefined,
        typeOnly: type !== undefined,
        dynamic: dynamic !== undefined,
      };
    });
  });
}
