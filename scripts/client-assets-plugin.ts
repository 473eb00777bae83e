import type { Plugin } from 'vite';
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

/** The file of the contact page, which is a chunk of its own. */
const contactPage = 'client/pages/ContactPage.tsx';

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
        contactPage: `/${contactPage}`,
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
        contactPage: `/${chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(contactPage))?.fileName}`,
        prePaint: entry('prePaint'),
        styles: styles.filter((name) => !isBannerStyle(name)),
        fonts: names.filter((name) => fonts.test(name)),
        previewBanner: { script: entry('previewBanner'), style: styles.find(isBannerStyle) ?? '' },
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
