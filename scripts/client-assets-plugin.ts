import type { Plugin } from 'vite';

const id = 'virtual:client-assets';

/**
 * Tells the Worker's build the hashed names of what the client's build, which must come first,
 * has made: `virtual:client-assets`.
 */
export function clientAssets({ entry, fonts }: { entry: string; fonts: RegExp }): Plugin {
  let built: { script: string; styles: string[]; fonts: string[] } | undefined;
  let serving = false;
  return {
    name: 'client-assets',
    sharedDuringBuild: true,
    config(_, { command }) {
      serving = command === 'serve';
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return;
      const assets = serving ? { script: `/${entry}`, styles: [], fonts: [] } : built;
      if (!assets) this.error('The client must be built before the Worker.');
      return `export default ${JSON.stringify(assets)}`;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const outputs = Object.values(bundle);
      const script = outputs.find((output) => output.type === 'chunk' && output.isEntry);
      const names = outputs.map(({ fileName }) => `/${fileName}`);
      built = {
        script: `/${script?.fileName}`,
        styles: names.filter((name) => name.endsWith('.css')),
        fonts: names.filter((name) => fonts.test(name)),
      };
    },
  };
}
