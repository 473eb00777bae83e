import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

/** The imports of files in a top-level folder, with paths from the root: `client/App.tsx`. */
function importsOf(folder: string) {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).flatMap((from) => {
    const source = readFileSync(join(root, from), 'utf8');
    const statements = source.matchAll(/\b(from |import |import\()'(\.[^']+)'/g);
    return Array.from(statements, ([, start, specifier = '']) => {
      const to = posix.join(posix.dirname(from), specifier);
      return { from, to, folder: to.split('/')[0], isDynamic: start === 'import(' };
    });
  });
}

test.each([
  ['shared', ['shared']],
  ['client', ['client', 'shared']],
  ['worker', ['worker', 'client', 'shared']],
  ['sample-provider', ['sample-provider', 'shared']],
  ['scripts', ['scripts', 'worker', 'sample-provider', 'shared']],
  ['bench', ['bench', 'scripts', 'worker', 'client', 'sample-provider', 'shared']],
])('%s imports only from %j', (folder, mayImport) => {
  const imports = importsOf(folder);
  expect(imports.length).toBeGreaterThan(0);
  const others = imports
    .filter(({ folder = '' }) => !mayImport.includes(folder))
    .map(({ from, to, isDynamic }) => `${from} ${isDynamic ? 'loads' : 'imports'} ${to}`);
  // A setting makes the Worker load the sample provider.
  const loadsSamples = 'worker/provider/provider.ts loads sample-provider/sample-provider.ts';
  expect(others.filter((other) => other !== loadsSamples)).toEqual([]);
});

/**
 * The folders of each side in order. Each imports only from those before it, so there are no cycles. Folders with a bar
 * between them do not import one another.
 */
const layers = {
  shared: 'base text scripture browse content handout contact pages files',
  client:
    'state content ui copy handout post readings passages sundays series browse contact pages navigation style ' +
    'files',
  worker:
    'base runtime request calendar|words|scripture|sanitize provider crawl readings ' +
    'passages|sundays|series|search documents content middleware contact feeds handout well-known render routes files',
  bench: 'scale files',
};

/** The files at the top of a side that its folders import. */
const base = [
  'shared/dom-contract.ts',
  'shared/url.ts',
  'worker/settings.ts',
  'worker/site-files.ts',
  'worker/xml-document.ts',
];

/** The folder of a file within its side. */
function layerOf(file: string): string {
  const [, folder = '', ...rest] = file.split('/');
  if (base.includes(file)) return 'base';
  return rest.length > 0 ? folder : 'files';
}

const sourcesOf = (side: string) =>
  importsOf(side).filter(({ folder, to }) => folder === side && /\.tsx?$/.test(to));

test.each(Object.entries(layers))('imports between folders of %s run one way', (side, names) => {
  const order = names.split(' ').map((peers) => peers.split('|'));
  const levelOf = (file: string) => order.findIndex((peers) => peers.includes(layerOf(file)));
  const violations = sourcesOf(side).filter(({ from, to }) => {
    expect(order.flat()).toContain(layerOf(from));
    return levelOf(from) <= levelOf(to) && layerOf(from) !== layerOf(to);
  });
  expect(violations).toEqual([]);
});

test('the longest chain of imports between the folders of worker/ has at most 10', () => {
  const folderOf = (file: string) => file.split('/')[1] ?? '';
  const folders = Map.groupBy(sourcesOf('worker'), ({ from }) => folderOf(from));
  const chains = new Map<string, string[]>();
  const chainFrom = (folder: string): string[] => {
    const known = chains.get(folder);
    if (known) return known;
    const below = new Set(folders.get(folder)?.map(({ to }) => folderOf(to)));
    below.delete(folder);
    const chain = [folder, ...longest([...below].map(chainFrom))];
    chains.set(folder, chain);
    return chain;
  };
  const longest = (of: string[][]) => of.reduce((a, b) => (b.length > a.length ? b : a), []);
  expect(chainFrom('index.ts').length).toBeLessThanOrEqual(10);
});

/** The files that a file needs, also those that it loads later. Node removes imports of types. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!file.endsWith('.ts')) return found;
  const source = readFileSync(join(root, file), 'utf8').replace(/^(?:im|ex)port type [^;]*;/gm, '');
  for (const [, specifier = ''] of source.matchAll(/(?:\bfrom |\bimport[ (])'(\.[^']+)'/g))
    filesOf(posix.join(posix.dirname(file), specifier), found);
  return found;
}

test('each command that imports a table as text can read it', () => {
  const commands = Object.values(packageJson.scripts).filter((it) => /\bnode .*\.ts$/.test(it));
  expect(commands.length).toBeGreaterThan(5);
  const unable = commands.filter((command) => {
    const files = filesOf(command.split(' ').at(-1) ?? '');
    const hasTables = [...files].some((file) => file.endsWith('?raw'));
    return hasTables && !command.includes('--import ./scripts/text-modules.ts');
  });
  expect(unable).toEqual([]);
});
