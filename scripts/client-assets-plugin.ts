import type { Plugin, Rolldown } from 'vite';
import type { ClientAssets } from '../worker/render/client-assets.ts';

const assetsId = 'virtual:client-assets';
type Entries = {
  /** The module that hydrates pages. */
  main: string;
  /** A classic script that runs before the first paint. */
  prePaint: string;
  /** A classic script that runs after the markup of the preview banner. */
  previewBanner: string;
  previewBannerStyle: string;
};

/** The modules of pages. Those that are imported dynamically are chunks of their own. */
const pageModule = /\/client\/pages\/(\w+)\.tsx$/;

type ClientAssetsOptions = { entries: Entries; fonts: RegExp };

const developmentEntryId = 'virtual:development-entry';

/**
 * Provides the URLs of the client's assets to the Worker (`virtual:client-assets`). The client must be
 * built first because its file names are hashed. With the development server, the entry also sets up
 * hot reload, which otherwise requires an inline script.
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
        pageChunks: {},
        prePaint: `/${entries.prePaint}`,
        styles: ['/client/style/base.css'],
        fonts: [],
        previewBanner: {
          script: `/${entries.previewBanner}`,
          style: `/${entries.previewBannerStyle}`,
        },
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
      const chunks = outputs.filter((output) => output.type === 'chunk');
      const entry = (name: keyof Entries) =>
        `/${chunks.find((chunk) => chunk.isEntry && chunk.name === name)?.fileName}`;
      const names = outputs.map(({ fileName }) => `/${fileName}`);
      const styles = names.filter((name) => name.endsWith('.css'));
      const isBannerStyle = (name: string) => name.includes('/previewBannerStyle-');
      assets = {
        main: entry('main'),
        pageChunks: pageChunksIn(chunks),
        prePaint: entry('prePaint'),
        styles: styles.filter((name) => !isBannerStyle(name)),
        fonts: names.filter((name) => fonts.test(name)),
        previewBanner: { script: entry('previewBanner'), style: styles.find(isBannerStyle) ?? '' },
      };
    },
  };
}

/** Returns each page's chunk and the chunks that it imports besides the entries, by the name of its module. */
function pageChunksIn(chunks: Rolldown.OutputChunk[]): ClientAssets['pageChunks'] {
  const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  return Object.fromEntries(
    chunks.flatMap(({ isDynamicEntry, facadeModuleId, fileName, imports }) => {
      const name = isDynamicEntry && facadeModuleId?.match(pageModule)?.[1];
      const files = [fileName, ...imports].filter((file) => !entries.has(file));
      return name ? [[name, files.map((file) => `/${file}`)]] : [];
    }),
  );
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
