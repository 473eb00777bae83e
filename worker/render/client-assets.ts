import assets from 'virtual:client-assets';

export type ClientAssets = {
  /** The module that hydrates the page. */
  main: string;
  /** The files to preload for each page that is a chunk of its own, by its name (client/pages/page.tsx). */
  pageChunks: Readonly<Record<string, readonly string[]>>;
  /** The classic script that runs before the first paint. */
  prePaint: string;
  styles: string[];
  /** Loaded by the preview banner only. */
  previewBanner: { script: string; style: string };
  fonts: string[];
};

export const clientAssets: ClientAssets = assets;
