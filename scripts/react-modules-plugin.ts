import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** React's packages, which are CommonJS. */
const packages = ['react', 'react/jsx-runtime', 'react-dom'];

const prefix = '\0es-module:';

/**
 * Wraps each of React's CommonJS modules in one ES module, which every import uses. Otherwise each
 * importing module converts it by itself, and a chunk that is loaded later needs the bundler's
 * runtime, which would become a chunk, too.
 */
export function reactModules(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer, { kind }) {
      const isWrapper = importer?.startsWith(prefix);
      if (kind === 'import-statement' && packages.includes(id) && !isWrapper) return prefix + id;
    },
    load(id) {
      if (!id.startsWith(prefix)) return;
      const name = id.slice(prefix.length);
      const names = Object.keys(require(name));
      return [
        `import module from '${name}';`,
        'export default module;',
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => module.${name})();`),
      ].join('\n');
    },
  };
}
