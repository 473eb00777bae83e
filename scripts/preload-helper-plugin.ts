import type { Plugin, Rolldown } from 'vite';

/**
 * Replaces Vite's helper that preloads what a dynamic import depends on. The chunks that the client
 * loads later have no stylesheet (one-stylesheet-plugin.ts) and depend only on chunks that are loaded before them, so there is
 * nothing to preload. The build fails if that changes.
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
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      for (const chunk of chunks) {
        if (!chunk.isDynamicEntry) continue;
        const isLoaded = chunk.imports.every((file) => isLoadedBefore(chunk, file, chunks));
        if (isLoaded && !chunk.viteMetadata?.importedCss.size) continue;
        this.error(`${chunk.fileName} has dependencies to preload: remove this plugin.`);
      }
    },
  };
}

/** Whether a file is loaded before a chunk imports it: it is an entry, or the only file that loads the chunk. */
function isLoadedBefore(
  { fileName }: Rolldown.OutputChunk,
  imported: string,
  chunks: Rolldown.OutputChunk[],
): boolean {
  const isEntry = chunks.some((chunk) => chunk.fileName === imported && chunk.isEntry);
  const loaders = chunks.filter(({ dynamicImports }) => dynamicImports.includes(fileName));
  return isEntry || loaders.every((loader) => loader.fileName === imported);
}
