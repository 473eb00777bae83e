import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const folder = 'client/style/fonts';

/** The characters of nearly all English text: U+20-7E and these. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i));
const others = '\u00a0§©·×é–—‘’“”•…\u2212';

const fonts = {
  'serif-regular': 'source-serif-4/files/source-serif-4-latin-400-normal.woff2',
  'serif-italic': 'source-serif-4/files/source-serif-4-latin-400-italic.woff2',
  'serif-bold': 'source-serif-4/files/source-serif-4-latin-700-normal.woff2',
  sans: 'figtree/files/figtree-latin-500-normal.woff2',
};

/** `npm run fonts`: regenerates the small font files, which a first visit loads. */
for (const [name, file] of Object.entries(fonts)) {
  const font = readFileSync(`node_modules/@fontsource/${file}`);
  const subset = await subsetFont(font, ascii.join('') + others, { targetFormat: 'woff2' });
  writeFileSync(`${folder}/${name}.woff2`, subset);
}
