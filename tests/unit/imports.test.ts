import { expect, test } from 'vitest';
import { type Import, importsOf } from './import-statements.ts';

const folders = ['shared', 'client', 'worker', 'provider', 'scripts', 'tests'];

/** The folder of an imported file; undefined for a package. */
function folderOf({ to }: Import) {
  return folders.find((folder) => to.startsWith(`${folder}/`));
}

/** The name of an imported package, its scope included; undefined for a file of ours. */
function packageOf(statement: Import) {
  if (folderOf(statement) || statement.to.startsWith('.')) return undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(statement.to)?.[0];
}

test.each<[folder: string, mayImport: string[]]>([
  ['shared', ['shared']],
  ['client', ['client', 'shared']],
  ['worker', ['worker', 'client', 'shared']],
  ['provider', ['provider', 'shared']],
  ['scripts', ['scripts', 'worker', 'provider', 'shared']],
])('%s imports only from %j', (folder, mayImport) => {
  const imports = importsOf(folder);
  expect(imports.length).toBeGreaterThan(0);
  const wrong = imports.filter((statement) => {
    const from = folderOf(statement);
    return from !== undefined && !mayImport.includes(from);
  });
  expect(wrong).toEqual([]);
});

test('every import of a file finds one of the folders', () => {
  const lost = folders.flatMap(importsOf).filter(({ to }) => to.startsWith('.'));
  expect(lost).toEqual([]);
});

test.each<[folder: string, mayImport: string[]]>([
  ['shared', ['zod']],
  ['client', ['jotai', 'react', 'react-dom', 'react-router', 'zod']],
])('of packages, %s imports only %j', (folder, mayImport) => {
  const packages = new Set(importsOf(folder).map(packageOf));
  packages.delete(undefined);
  expect(mayImport).toEqual(expect.arrayContaining([...packages]));
});

test('what reaches the browser has only the small zod', () => {
  const run = [...importsOf('client'), ...importsOf('shared')].filter(({ typeOnly }) => !typeOnly);
  const reached = new Set(importsOf('client').map(({ from }) => from));
  for (const file of reached) {
    for (const { from, to } of run) if (from === file) reached.add(to);
  }
  expect(reached).toContain('shared/browse.ts');
  expect(reached).not.toContain('zod');
});

test("shared knows nothing of the platform's types", () => {
  const { length } = importsOf('shared').filter(({ to }) => /cloudflare|hono|react|jotai/.test(to));
  expect(length).toBe(0);
});
