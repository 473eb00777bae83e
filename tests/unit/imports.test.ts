import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

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

/** The folders of each side in order. Each imports only from those before it, so there are no cycles. */
const layers = {
  shared: 'base text scripture browse content handout contact pages files',
  client:
    'state content ui copy handout post passages sundays browse contact pages navigation style ' +
    'files',
  worker:
    'base request sanitize scripture provider crawl search passages sundays series documents content ' +
    'middleware contact feeds handout well-known render report routes files',
  bench: 'scale files',
};

/** The files at the top of a side that its folders import. */
const base = [
  'shared/dom-contract.ts',
  'shared/match-path-pattern.ts',
  'shared/query-of.ts',
  'worker/digest.ts',
  'worker/settings.ts',
  'worker/xml-document.ts',
];

/** The folder of a file within its side. */
function layerOf(file: string): string {
  const [, folder = '', ...rest] = file.split('/');
  if (base.includes(file)) return 'base';
  return rest.length > 0 ? folder : 'files';
}

test.each(Object.entries(layers))(
  'imports between the folders of %s run one way',
  (side, names) => {
    const order = names.split(' ');
    const violations = importsOf(side)
      .filter(({ folder, to }) => folder === side && /\.tsx?$/.test(to))
      .filter(({ from, to }) => {
        expect(order).toContain(layerOf(from));
        return order.indexOf(layerOf(from)) < order.indexOf(layerOf(to));
      });
    expect(violations).toEqual([]);
  },
);
