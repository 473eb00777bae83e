import { html, raw } from 'hono/html';
import type { DocumentMeta } from '../../client/pages/meta-atom.ts';
import { clientAssets } from './client-assets.ts';

const { main, early, styles, fonts } = clientAssets;

const assetLinks = [
  ...fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  ),
  ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  `<script src="${early}"></script>`,
  `<script type="module" src="${main}"></script>`,
  '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
].join('');

/** Everything before the tree. The script is a module: it runs when the document is complete. */
export function documentStart({ title, description, canonical }: DocumentMeta): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${description}">${canonical && html`<link rel="canonical" href="${canonical}">`}<meta name="color-scheme" content="light dark">${raw(assetLinks)}</head><body><div id="root">`.toString();
}

/** Everything after the tree. */
export function documentEnd(dataScript: string): string {
  return `</div>${dataScript}</body></html>`;
}
