import { html, raw } from 'hono/html';
import { type PageData, pageDataScript } from '../../client/content/page-data.ts';
import { type DocumentMeta, metaAtom } from '../../client/pages/pages.ts';
import type { PageStore } from '../../client/state/page-store.ts';
import { siteFiles } from '../well-known/site-files.ts';
import { themeColors } from '../well-known/theme-colors.ts';
import { clientAssets } from './client-assets.ts';
import { headMetadata } from './head-metadata.ts';
import { structuredData } from './structured-data.ts';

const { main, prePaint: early, styles, fonts } = clientAssets;

const styling = [
  ...fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  ),
  ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  '<link rel="icon" sizes="32x32" href="/favicon.ico">',
  '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  `<link rel="manifest" href="${siteFiles.webManifest}">`,
  ...Object.entries(themeColors).map(
    ([scheme, color]) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`,
  ),
].join('');

/** The second is a module: it runs when the document is complete. */
const scripts = `<script src="${early}"></script><script type="module" src="${main}"></script>`;

/** Everything before the tree. `mark` is markup that stands before it. */
export function documentStart(store: PageStore, mark: string): string {
  return `${head(store.get(metaAtom), headMetadata(store) + styling + scripts)}${mark}<div id="root">`;
}

/** Everything after the tree. */
export function documentEnd(store: PageStore, data: PageData): string {
  return `</div>${structuredData(store)}${pageDataScript(data)}</body></html>`;
}

/** Ends a page whose rest cannot be rendered. Without data it does not come to life, and can be read as it is. */
export function brokenEnd(): string {
  return '<div class="failure"><p>Error: Something went wrong on our side.</p><a class="button" href="">Try again</a></div></body></html>';
}

/** What a visitor gets where no page could be rendered: nothing in it can fail. */
export function failureDocument(mark: string): string {
  const meta = {
    title: 'Something went wrong',
    description: 'This page could not be shown.',
    canonical: null,
  };
  return `${head(meta, styling)}${mark}<main class="failure"><h1>Something went wrong</h1><p>This page could not be shown. The fault is ours, and we have taken note of it. Please try again in a moment.</p><a class="button" href="/">Go to the home page</a></main></body></html>`;
}

function head({ title, description, canonical }: DocumentMeta, assets: string): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${description}">${canonical ? html`<link rel="canonical" href="${canonical}">` : html`<meta name="robots" content="noindex, follow">`}<meta name="color-scheme" content="light dark">${raw(assets)}</head><body>`.toString();
}
