import type { Plugin } from 'vite';

/**
 * Replaces Vite's helper that preloads what a dynamic import depends on. The chunks that the client
 * loads later have no stylesheet, and depend on nothing but the entry, so there is nothing to preload.
 */
export function preloadHelper(): Plugin {
  return {
    name: 'preload-helper',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? 'export const __vitePreload = (load) => load();'
        : undefined,
  };
}
