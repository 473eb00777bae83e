import type { Plugin, Rolldown } from 'vite';

/**
 * Moves the styles of the chunks that the client loads later into the stylesheet of the main entry:
 * their pages must have them without JavaScript, too. Entries that are stylesheets stay.
 */
export function oneStylesheet({ main }: { main: string }): Plugin {
  return {
    name: 'one-stylesheet',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const entry = chunks.find(({ isEntry, name }) => isEntry && name === main);
        const later = chunks.filter(({ isEntry }) => !isEntry);
        const files = new Set([entry, ...later].flatMap((chunk) => cssOf(chunk)));
        const sources = [...files].map((file) => {
          const output = bundle[file];
          delete bundle[file];
          return output?.type === 'asset' ? output.source.toString() : '';
        });
        for (const { viteMetadata } of chunks) {
          for (const file of files) viteMetadata?.importedCss.delete(file);
        }
        this.emitFile({ type: 'asset', name: `${main}.css`, source: sources.join('') });
      },
    },
  };
}

function cssOf(chunk: Rolldown.OutputChunk | undefined): string[] {
  return [...(chunk?.viteMetadata?.importedCss ?? [])];
}
