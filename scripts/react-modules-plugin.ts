import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** React's packages, which are CommonJS. The default export is that of the first. */
const packages = ['react', 'react/jsx-runtime', 'react-dom'];

const wrapperId = '\0react-modules';

/**
 * Wraps React's CommonJS modules in one ES module, which every import uses. Otherwise each importing
 * module converts them by itself, and a chunk that is loaded later needs the bundler's runtime, which
 * would become a chunk, too.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      // Saves the code for React's developer tools, which work with the development server.
      environments: { client: { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } } },
    }),
    resolveId(id, importer, { kind }) {
      if (kind !== 'import-statement' || importer === wrapperId) return;
      return packages.includes(id) ? wrapperId : undefined;
    },
    load: (id) => (id === wrapperId ? wrapper() : undefined),
  };
}

function wrapper(): string {
  const require = createRequire(import.meta.url);
  const modules = new Map<string, number>();
  for (const [i, name] of packages.entries()) {
    for (const exported of Object.keys(require(name))) {
      if (!modules.has(exported)) modules.set(exported, i);
    }
  }
  return [
    ...packages.map((name, i) => `import module${i} from '${name}';`),
    'export default module0;',
    // The annotation lets the bundler remove exports that are not used.
    ...[...modules].map(
      ([name, i]) => `export const ${name} = /* @__PURE__ */ (() => module${i}.${name})();`,
    ),
  ].join('\n');
}
