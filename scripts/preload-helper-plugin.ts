import type { Plugin } from 'vite';

/**
 * Replaces Vite's helper that preloads what a dynamic import depends on. The chunks that the client
 * loads later have no stylesheet and depend on nothing but entries, so there is nothing to preload.
 * The build fails if that changes.
 */
export function preloadHelper(): Plugin {
  return {
    name: 'preload-helper',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? 'export const __vitePreload = (load) => load();'
        : undefined,
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isDynamicEntry) continue;
        const chunks = chunk.imports.map((file) => bundle[file]);
        const isLoaded = chunks.every((imported) => imported?.type === 'chunk' && imported.isEntry);
        if (isLoaded && !chunk.viteMetadata?.importedCss.size) continue;
        this.error(`${chunk.fileName} has dependencies to preload: remove this plugin.`);
      }
    },
  };
}
