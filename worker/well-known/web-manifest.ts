/** The background colors of client/style/tokens.css, for the browser's user interface. */
export const themeColors = { light: '#fbf7ef', dark: '#16140f' };

/** `/site.webmanifest` (W3C, Web Application Manifest): the name and icons of the installed site. */
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
