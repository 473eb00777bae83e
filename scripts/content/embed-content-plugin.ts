import type { Plugin } from 'vite';
import { readContent } from './read-content.ts';

/** Embeds the content of a folder in the Worker, in place of the sample content. */
export function embedContent(folder: string | undefined): Plugin {
  return {
    name: 'embed-content',
    load: {
      filter: { id: /\/sample-provider\/embedded-content\.ts$/ },
      handler() {
        if (!folder) return null;
        const json = JSON.stringify(readContent({ content: folder }).content);
        // JSON is parsed faster than code.
        return `export const embeddedContent = JSON.parse(${JSON.stringify(json)});`;
      },
    },
  };
}
