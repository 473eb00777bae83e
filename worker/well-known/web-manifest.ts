import { themeColors } from './theme-colors.ts';

/** `/site.webmanifest` (W3C, Web Application Manifest): what the site is called and looks like on a home screen. */
export function webManifest(productName: string): string {
  return JSON.stringify({
    name: productName,
    short_name: productName,
    lang: 'en',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}
