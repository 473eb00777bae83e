import { expect, test } from 'vitest';
import { type Import, importsOf } from '../support/import-statements.ts';

test.each<[folder: string, mayImport: string[]]>([
  ['shared', ['shared']],
  ['client', ['client', 'shared']],
  ['worker', ['worker', 'client', 'shared']],
  ['sample-provider', ['sample-provider', 'shared']],
  ['scripts', ['scripts', 'worker', 'sample-provider', 'shared']],
  ['bench', ['bench', 'scripts', 'worker', 'client', 'sample-provider', 'shared']],
])('%s imports only from %j', (folder, mayImport) => {
  const imports = importsOf(folder);
  expect(imports.length).toBeGreaterThan(0);
  const violations = imports.filter(
    (statement) =>
      statement.folder && !mayImport.includes(statement.folder) && !isEmbedding(statement),
  );
  expect(violations).toEqual([]);
});

/** The folders of each side in order. Each imports only from those before it, so there are no cycles. */
const layers: Record<string, readonly string[]> = {
  shared: ['text', 'scripture', 'browse', 'content', 'handout', 'contact', 'files'],
  client: [
    ...['state', 'content', 'ui', 'copy', 'post', 'handout', 'sundays', 'browse', 'contact'],
    ...['pages', 'navigation', 'style', 'files'],
  ],
  worker: [
    ...[
      'base',
      'request',
      'sanitize',
      'scripture',
      'provider',
      'crawl',
      'search',
      'passages',
      'sundays',
      'documents',
      'content',
    ],
    ...[
      'middleware',
      'contact',
      'feeds',
      'handout',
      'well-known',
      'render',
      'report',
      'routes',
      'files',
    ],
  ],
  bench: ['scale', 'files'],
};

/** The files at the top of `worker/` that its folders import. */
const base = ['digest', 'settings'].map((name) => `worker/${name}.ts`);

/** The folder of a file within its side. */
function layerOf(file: string): string {
  const [, folder = '', ...rest] = file.split('/');
  if (base.includes(file)) return 'base';
  return rest.length > 0 ? folder : 'files';
}

test.each(Object.entries(layers))(
  'imports between the folders of %s run one way',
  (side, order) => {
    const violations = importsOf(side)
      .filter(({ folder, to }) => folder === side && /\.tsx?$/.test(to))
      .map(({ from, to }) => ({ from, to, layers: [layerOf(from), layerOf(to)] }))
      .filter(({ layers: [from = '', to = ''] }) => {
        expect(order).toContain(from);
        return from !== to && order.indexOf(from) < order.indexOf(to);
      });
    expect(violations).toEqual([]);
  },
);

/** The one exception: a setting makes the Worker load the sample provider. */
function isEmbedding({ from, to, dynamic }: Import): boolean {
  return (
    dynamic && from === 'worker/provider/provider.ts' && to === 'sample-provider/sample-provider.ts'
  );
}
