import { readFileSync } from 'node:fs';
import { siteTagline } from '../shared/site.ts';
import { type ShareCard, shareCardSize } from '../worker/render/share-card.ts';

const tokens = readFileSync('client/style/tokens.css', 'utf8');
const logo = readFileSync('client/public/favicon.svg', 'base64');

/** Returns a page that shows a share card: the title of a section, or of the site, beside its drawing. */
export function shareCardPage(productName: string, drawing: string, { title }: ShareCard): string {
  const heading = title
    ? `<p class="site"><img src="data:image/svg+xml;base64,${logo}">${productName}</p><h1>${title.replace('&', '&amp;')}</h1>`
    : `<h1 class="name">${productName}</h1><p>${siteTagline}</p>`;
  return `<!doctype html><style>
    ${tokens}
    ${fontFace('Source Serif 4', 'source-serif-4', 400)}
    ${fontFace('Figtree', 'figtree', 500)}
    html { color-scheme: light; }
    body {
      position: relative;
      isolation: isolate;
      box-sizing: border-box;
      width: ${shareCardSize.width}px;
      height: ${shareCardSize.height}px;
      margin: 0;
      padding: 68px 76px;
      border-bottom: 14px solid var(--engraving);
      background: var(--sky);
      color: var(--ink);
      overflow: hidden;
    }
    h1 { max-width: 520px; margin: 0; font: 400 86px / 1.04 var(--serif); letter-spacing: -0.015em; }
    .name { max-width: none; font-size: 116px; }
    p { max-width: 680px; margin: 20px 0 0; font: 500 32px / 1.35 var(--sans); color: var(--ink-soft); }
    .site { display: flex; gap: 14px; align-items: center; margin: 0 0 28px; color: var(--accent); }
    .site img { width: 52px; height: 52px; }
    svg { position: absolute; z-index: -1; inset: auto 0 0 auto; width: 880px; height: 414px; }
  </style>
  ${heading}
  ${readFileSync(`client/ui/drawings/${drawing}.svg`, 'utf8')}`;
}

function fontFace(family: string, name: string, weight: number): string {
  const file = `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
  const font = readFileSync(file).toString('base64');
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url("data:font/woff2;base64,${font}"); }`;
}
