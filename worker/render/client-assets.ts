import assets from 'virtual:client-assets';

/** The addresses of what the browser loads, hashed by the build. */
export type ClientAssets = {
  /** The module that hydrates the page. */
  main: string;
  /** The classic script that runs before the page shows. */
  prePaint: string;
  styles: string[];
  /** What only the mark of previews needs. */
  previewBanner: { script: string; style: string };
  /** Fonts that every page's first view needs. */
  fonts: string[];
};

export const clientAssets: ClientAssets = assets;
