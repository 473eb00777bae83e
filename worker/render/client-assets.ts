import assets from 'virtual:client-assets';

/** The URLs of the client's files, hashed by the build. */
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
  /** Fonts to preload. */
  fonts: string[];
};

export const clientAssets: ClientAssets = assets;
