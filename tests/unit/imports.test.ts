import { expect, test } from 'vitest';
import { type Import, importsOf } from '../support/import-statements.ts';

/** The name of an imported package, its scope included. */
function packageOf({ to }: Import) {
  return /^(?:@[^/]+\/)?[^/]+/.exec(to)?.[0];
}

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
  const wrong = imports.filter(
    (statement) =>
      statement.folder && !mayImport.includes(statement.folder) && !isEmbedding(statement),
  );
  expect(wrong).toEqual([]);
});

/** The folders of each side: each imports only from those before it, so there are no circles. */
const layers: Record<string, readonly string[]> = {
  shared: ['text', 'scripture', 'browse', 'content', 'contact', 'files'],
  client: [
    ...['state', 'content', 'ui', 'copy', 'post', 'browse', 'contact', 'pages', 'navigation'],
    ...['preview', 'style', 'files'],
  ],
  worker: [
    ...['base', 'sanitize', 'provider', 'documents', 'content', 'middleware', 'contact', 'feeds'],
    ...['well-known', 'sitemap', 'render', 'routes', 'files'],
  ],
  bench: ['scale', 'files'],
};

/** The Worker's own files that its folders import: what every request shares. */
const base = ['settings', 'request-context', 'read-body', 'cache-control', 'content-use'].map(
  (name) => `worker/${name}.ts`,
);

/** The folder of a file within its side. */
function layerOf(file: string): string {
  const [, folder = '', ...rest] = file.split('/');
  if (base.includes(file)) return 'base';
  return rest.length > 0 ? folder : 'files';
}

test.each(Object.entries(layers))(
  'imports between the folders of %s run one way',
  (side, order) => {
    const wrong = importsOf(side)
      .filter(({ folder, to }) => folder === side && /\.tsx?$/.test(to))
      .map(({ from, to }) => ({ from, to, layers: [layerOf(from), layerOf(to)] }))
      .filter(({ layers: [from = '', to = ''] }) => {
        expect(order).toContain(from);
        return from !== to && order.indexOf(from) < order.indexOf(to);
      });
    expect(wrong).toEqual([]);
  },
);

/** The one exception: the Worker may load the provider into itself, when it is told to. */
function isEmbedding({ from, to, dynamic }: Import): boolean {
  return (
    dynamic &&
    from === 'worker/provider/embedded-provider.ts' &&
    to === 'sample-provider/sample-provider.ts'
  );
}

test.each<[folder: string, mayImport: string[]]>([
  ['shared', ['@gracious.tech/bible-references', 'zod']],
  // And of zod the small one only: see below.
  ['client', ['jotai', 'react', 'react-dom', 'zod']],
])('of packages, %s imports only %j', (folder, mayImport) => {
  const wrong = importsOf(folder)
    .filter((statement) => statement.folder === undefined)
    .map(packageOf)
    .filter((name) => name !== undefined && !mayImport.includes(name));
  expect(wrong).toEqual([]);
});

test('what reaches the browser has only the small zod', () => {
  const run = [...importsOf('client'), ...importsOf('shared')].filter(({ typeOnly }) => !typeOnly);
  const reached = new Set(importsOf('client').map(({ from }) => from));
  for (const file of reached) {
    for (const { from, to } of run) if (from === file) reached.add(to);
  }
  expect(reached).toContain('shared/browse/browse-state.ts');
  expect(reached).not.toContain('zod');
});
