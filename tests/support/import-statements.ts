import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

const root = join(import.meta.dirname, '../..');

export type Import = {
  /** The path of the importing file from the root of the project: `client/app.tsx`. */
  from: string;
  /** The path of the imported file from the root, or the specifier of a package. */
  to: string;
  /** The top-level folder of the imported file; undefined for a package. */
  folder: string | undefined;
  /** Whether only types are imported. */
  typeOnly: boolean;
  /** Whether it is an `import()` expression. */
  dynamic: boolean;
};

/** Every import and re-export of the source files in a top-level folder. */
export function importsOf(folder: string): Import[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).flatMap((from) => {
    const source = readFileSync(join(root, from), 'utf8');
    const { staticImports, staticExports, dynamicImports } = parseSync(from, source).module;
    const statements = [
      ...staticImports.map(({ moduleRequest, entries }) => ({
        specifier: moduleRequest.value,
        typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      })),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest, isType }) =>
          moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [],
        ),
      ),
    ];
    const expressions = dynamicImports.map(({ moduleRequest: { start, end } }) =>
      source.slice(start + 1, end - 1),
    );
    return [
      ...statements.map(({ specifier, typeOnly }) =>
        resolveImport(from, specifier, typeOnly, false),
      ),
      ...expressions.map((specifier) => resolveImport(from, specifier, false, true)),
    ];
  });
}

function resolveImport(
  from: string,
  specifier: string,
  typeOnly: boolean,
  dynamic: boolean,
): Import {
  const isFile = specifier.startsWith('.');
  const to = isFile ? posix.join(posix.dirname(from), specifier) : specifier;
  return { from, to, folder: isFile ? to.split('/')[0] : undefined, typeOnly, dynamic };
}
