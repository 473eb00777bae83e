import type { Plugin } from 'vite';

const assetsId = 'virtual:client-assets';
const developmentEntryId = 'virtual:development-entry';

/**
 * Tells the Worker the addresses of what the browser loads (`virtual:client-assets`). The client
 * must be built first, for its names are hashed. Under the development server the entry also sets
 * up hot reload, which otherwise takes an inline script.
 */
export function clientAssets({ entry, fonts }: { entry: string; fonts: RegExp }): Plugin {
  let assets: { script: string; styles: string[]; fonts: string[] } | undefined;
  return {
    name: 'client-assets',
    sharedDuringBuild: true,
    config(_, { command }) {
      if (command !== 'serve') return;
      assets = {
        script: `/@id/${developmentEntryId}`,
        styles: ['/client/style/base.css'],
        fonts: [],
      };
    },
    resolveId: (id) => (id === assetsId || id === developmentEntryId ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${developmentEntryId}`) return developmentEntry(entry);
      if (id !== `\0${assetsId}`) return;
      if (!assets) this.error('The client must be built before the Worker.');
      return `export default ${JSON.stringify(assets)}`;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const outputs = Object.values(bundle);
      const script = outputs.find((output) => output.type === 'chunk' && output.isEntry);
      const names = outputs.map(({ fileName }) => `/${fileName}`);
      assets = {
        script: `/${script?.fileName}`,
        styles: names.filter((name) => name.endsWith('.css')),
        fonts: names.filter((name) => fonts.test(name)),
      };
    },
  };
}

function developmentEntry(entry: string) {
  return `
    import '/@vite/client';
    import { injectIntoGlobalHook } from '/@react-refresh';
    injectIntoGlobalHook(window);
    window.$RefreshReg$ = () => {};
    window.$RefreshSig$ = () => (type) => type;
    await import('/${entry}');
  `;
}
