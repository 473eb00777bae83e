import { readFileSync } from 'node:fs';
import { shareCard } from '../../worker/render/share-card.ts';

const hill = readFileSync('client/ui/layout/areopagus.svg', 'utf8');
const hills = readFileSync('client/ui/layout/hills.svg', 'utf8');
const tokens = readFileSync('client/style/tokens.css', 'utf8');

/** Returns a page that shows the share card: the picture of the banner and the name of the site. */
export function shareCardPage(productName: string): string {
  return `<!doctype html><style>
    ${tokens}
    ${fontFace('Source Serif 4', 'source-serif-4', 400)}
    ${fontFace('Figtree', 'figtree', 500)}
    html { color-scheme: light; }
    body {
      position: relative;
      box-sizing: border-box;
      width: ${shareCard.width}px;
      height: ${shareCard.height}px;
      margin: 0;
      padding: 84px 96px;
      background: var(--sky);
      color: var(--ink);
      overflow: hidden;
    }
    h1 { margin: 0; font: 400 136px / 1.05 var(--serif); letter-spacing: -0.015em; }
    p { max-width: 760px; margin: 28px 0 0; font: 500 38px / 1.35 var(--sans); color: var(--ink-soft); }
    svg { position: absolute; bottom: 0; left: 0; width: 100%; }
    .far { height: 270px; fill: var(--hill-far); }
    .near { height: 250px; fill: var(--hill-near); }
  </style>
  <h1>${productName}</h1>
  <p>Thoughts on Scripture, quotes and articles for those who prepare sermons and lessons</p>
  ${hills.replace('<svg', '<svg class="far"')}${hill.replace('<svg', '<svg class="near"')}`;
}

function fontFace(family: string, name: string, weight: number): string {
  const file = `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
  const font = readFileSync(file).toString('base64');
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url("data:font/woff2;base64,${font}"); }`;
}
