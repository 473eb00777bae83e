import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { shareCardSize, shareCards } from '../worker/render/share-card.ts';
import { themeColors } from '../worker/well-known/web-manifest.ts';
import { requireChromium } from './chromium.ts';
import { readDeploymentConfig } from './deployment/deployment-config.ts';
import { shareCardPage } from './share-card-page.ts';

const folder = 'client/public';

/** Fits the safe zone of a maskable icon: a circle with a diameter of 80% of the side (W3C Web Application Manifest). */
const maskableShare = 0.76;

/** `npm run draw`: regenerates the icons and the share cards from the site's SVG images, fonts, and colors. */
async function drawImages() {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  });
  try {
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
    save('icon-maskable.png', await drawIcon(512, maskableShare, 0));

    const productName = String(readDeploymentConfig('wrangler.toml').vars.PRODUCT_NAME);
    for (const [drawing, card] of Object.entries(shareCards)) {
      const image = await draw(shareCardPage(productName, drawing, card), shareCardSize);
      save(card.path, await sharp(image).png({ colors: 64, effort: 10, dither: 0 }).toBuffer());
    }
  } finally {
    await browser.close();
  }
}

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
  </style>${readFileSync('client/public/favicon.svg', 'utf8')}`;
}

/** Returns an ICO file: a directory with an entry of 16 bytes for each image, then the images. `side` in px, at most 255. */
function toIco(...images: [side: number, png: Buffer][]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2); // Icon, not cursor.
  header.writeUInt16LE(images.length, 4);
  let offset = header.length + 16 * images.length;
  const entries = images.map(([side, png]) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(side, 0);
    entry.writeUInt8(side, 1);
    entry.writeUInt16LE(1, 4); // One plane.
    entry.writeUInt16LE(32, 6); // Bits per pixel.
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(([, png]) => png)]);
}

await drawImages();
