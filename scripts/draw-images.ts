import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { siteTagline } from '../shared/site.ts';
import { type ShareCard, shareCardSize, shareCards } from '../worker/render/share-card.ts';
import { themeColors } from '../worker/well-known/web-manifest.ts';
import { requireChromium } from './chromium.ts';
import { readDeploymentConfig } from './deployment/deployment-config.ts';

const folder = 'client/public';
const logo = readFileSync(`${folder}/favicon.svg`, 'utf8');

/** `npm run draw`: regenerates the icons and the share cards from the site's SVG images, fonts, and colors. */
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
const page = await browser.newPage();
async function draw(html: string, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ omitBackground: true });
}
const drawIcon = (size: number, share: number, corners?: number) =>
  draw(iconPage(size, share, corners), { width: size, height: size });
const save = (name: string, image: Buffer) => writeFileSync(join(folder, name), image);

save('favicon.ico', toIco([16, await drawIcon(16, 1)], [32, await drawIcon(32, 1)]));
save('apple-touch-icon.png', await drawIcon(180, 0.86, 0));
save('icon-64.png', await drawIcon(64, 1));
save('icon-192.png', await drawIcon(192, 0.86, 0.2));
save('icon-512.png', await drawIcon(512, 0.86, 0.2));
// Fits the safe zone: a circle with a diameter of 80% of the side (W3C Web Application Manifest).
save('icon-maskable.png', await drawIcon(512, 0.76, 0));

const productName = String((await readDeploymentConfig()).vars.PRODUCT_NAME);
for (const [drawing, card] of Object.entries(shareCards)) {
  const image = await draw(shareCardPage(productName, drawing, card), shareCardSize);
  save(card.path, await sharp(image).png({ colors: 64, effort: 10, dither: 0 }).toBuffer());
}
await browser.close();

/**
 * Returns a page that shows only the site's logo, as an icon. `size` is the side of the square in px; `share` the size of
 * the logo and `corners` the corner radius, as fractions of it. Without `corners` the background is transparent.
 */
function iconPage(size: number, share: number, corners?: number): string {
  const color = corners === undefined ? 'transparent' : themeColors.light;
  const background = `background: ${color}; border-radius: ${size * (corners ?? 0)}px;`;
  return `<!doctype html><style>
    html { color-scheme: light; background: transparent; }
    body { display: grid; place-content: center; width: ${size}px; height: ${size}px; margin: 0; ${background} }
    svg { display: block; width: ${size * share}px; height: ${size * share}px; }
  </style>${logo}`;
}

/** Returns a page that shows a share card: the title of a section, or of the site, beside its drawing. */
function shareCardPage(productName: string, drawing: string, { title }: ShareCard): string {
  const encodedLogo = Buffer.from(logo).toString('base64');
  const heading = title
    ? `<p class="site"><img src="data:image/svg+xml;base64,${encodedLogo}">${productName}</p><h1>${title.replace('&', '&amp;')}</h1>`
    : `<h1 class="name">${productName}</h1><p>${siteTagline}</p>`;
  return `<!doctype html><style>
    ${readFileSync('client/style/tokens.css', 'utf8')}
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

/** Returns an ICO file: a directory with an entry of 16 bytes for each image, then the images. `side` in px, at most 255. */
function toIco(...images: [side: number, png: Buffer][]): Buffer {
  // An icon, not a cursor.
  const header = Buffer.from([0, 0, 1, 0, images.length, 0]);
  let offset = header.length + 16 * images.length;
  const entries = images.map(([side, png]) => {
    // One plane, and 32 bits per pixel.
    const entry = Buffer.from([side, side, 0, 0, 1, 0, 32, 0, ...Buffer.alloc(8)]);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(([, png]) => png)]);
}
