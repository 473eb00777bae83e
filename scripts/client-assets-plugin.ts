import type { Plugin } from 'vite';
import type { ClientAssets } from '../worker/render/client-assets.ts';

const assetsId = 'virtual:client-assets';
type Entries = {
  /** The module that hydrates pages. */
  main: string;
  /** A classic script that runs before a page shows. */
  early: string;
  /** A classic script that runs behind a preview's mark. */
  previewMark: string;
  previewMarkStyle: string;
};

type ClientAssetsOptions = { entries: Entries; fonts: RegExp };

const developmentEntryId = 'virtual:development-entry';

/**
 * Tells the Worker the addresses of what the browser loads (`virtual:client-assets`). The client
 * must be built first, for its names are hashed. Under the development server the entry also sets
 * up hot reload, which otherwise takes an inline script.
 */
export function clientAssets({ entries, fonts }: ClientAssetsOptions): Plugin {
  let assets: ClientAssets | undefined;
  return {
    name: 'client-assets',
    sharedDuringBuild: true,
    config(_, { command }) {
      if (command !== 'serve') return;
      assets = {
        main: `/@id/${developmentEntryId}`,
        prePaint: `/${entries.early}`,
        styles: ['/client/style/base.css'],
        fonts: [],
        previewBanner: { script: `/${entries.previewMark}`, style: `/${entries.previewMarkStyle}` },
      };
    },
    resolveId: (id) => (id === assetsId || id === developmentEntryId ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${developmentEntryId}`) return developmentEntry(entries.main);
      if (id !== `\0${assetsId}`) return;
      if (!assets) this.error('The client must be built before the Worker.');
      return `export default ${JSON.stringify(assets)}`;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const outputs = Object.values(bundle);
      const entry = (name: keyof Entries) =>
        `/${outputs.find((output) => output.type === 'chunk' && output.isEntry && output.name === name)?.fileName}`;
      const names = outputs.map(({ fileName }) => `/${fileName}`);
      const styles = names.filter((name) => name.endsWith('.css'));
      const isOfMark = (name: string) => name.includes('/previewMarkStyle-');
      assets = {
        main: entry('main'),
        prePaint: entry('early'),
        styles: styles.filter((name) => !isOfMark(name)),
        fonts: names.filter((name) => fonts.test(name)),
        previewBanner: { script: entry('previewMark'), style: styles.find(isOfMark) ?? '' },
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
