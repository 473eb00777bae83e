import assets from 'virtual:client-assets';

/** The addresses of what the browser loads, hashed by the build. */
export type ClientAssets = {
  /** The module that hydrates the page. */
  script: string;
  styles: string[];
  /** Fonts that every page's first view needs. */
  fonts: string[];
};

export const clientAssets: ClientAssets = assets;
