import type { Plugin } from 'vite';
import { buildSource } from './build-source.ts';

const factsId = 'virtual:build-facts';

/** Provides the source and the time of the build to the Worker (`virtual:build-facts`). */
export function buildFacts(): Plugin {
  return {
    name: 'build-facts',
    resolveId: (id) => (id === factsId ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${factsId}`) return;
      const facts = { ...buildSource(), time: new Date().toISOString() };
      return `export default ${JSON.stringify(facts)}`;
    },
  };
}
