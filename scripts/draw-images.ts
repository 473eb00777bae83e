import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { shareCardSize, shareCards } from '../worker/render/share-card.ts';
import { requireChromium } from './chromium.ts';
import { parseCommandLine, runCommand } from './command-line.ts';
import { iconPage } from './images/icon-page.ts';
import { shareCardPage } from './images/share-card-page.ts';

const folder = 'client/public';

/** Fits the safe zone of a maskable icon: a circle with a diameter of 80% of the side (W3C Web Application Manifest). */
const maskableShare = 0.76;

/** `npm run draw`: regenerates the icons and the share cards from the site's SVG images, fonts, and colors. */
async function drawImages() {
  parseCommandLine({}, 'npm run draw');
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
    async function drawIcon(size: number, options: { share: number; corners?: number }) {
      return draw(iconPage({ size, ...options }), { width: size, height: size });
    }
    const save = (name: string, image: Buffer) => writeFileSync(join(folder, name), image);

    save('favicon.ico', toIco(await drawIcon(32, { share: 1 }), 32));
    save('apple-touch-icon.png', await drawIcon(180, { share: 0.86, corners: 0 }));
    save('icon-192.png', await drawIcon(192, { share: 0.86, corners: 0.2 }));
    save('icon-512.png', await drawIcon(512, { share: 0.86, corners: 0.2 }));
    save('icon-maskable.png', await drawIcon(512, { share: maskableShare, corners: 0 }));

    const productName = process.env.PRODUCT_NAME ?? 'Areopagus';
    for (const [drawing, card] of Object.entries(shareCards)) {
      const image = await draw(shareCardPage(productName, drawing, card), shareCardSize);
      save(card.path, await sharp(image).png({ colors: 64, effort: 10, dither: 0 }).toBuffer());
    }
  } finally {
    await browser.close();
  }
}

/** Returns an ICO file with one PNG image: a directory with one entry, then the image. `side` in px, at most 255. */
function toIco(png: Buffer, side: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2); // Icon, not cursor.
  directory.writeUInt16LE(1, 4); // One image.
  directory.writeUInt8(side, 6);
  directory.writeUInt8(side, 7);
  directory.writeUInt16LE(1, 10); // One plane.
  directory.writeUInt16LE(32, 12); // Bits per pixel.
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

await runCommand(drawImages);
