import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { parseCommandLine, runCommand } from './command-line.ts';

const folder = 'client/style/fonts';

/** The characters of nearly all English text. client/style/fonts.css lists the same ranges. */
const ranges: readonly [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0xe9, 0xe9],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];

const fonts = {
  'serif-regular': 'source-serif-4/files/source-serif-4-latin-400-normal.woff2',
  'serif-italic': 'source-serif-4/files/source-serif-4-latin-400-italic.woff2',
  'serif-bold': 'source-serif-4/files/source-serif-4-latin-700-normal.woff2',
  sans: 'figtree/files/figtree-latin-500-normal.woff2',
};

/** `npm run fonts`: regenerates the small font files, which a first visit loads. */
async function subsetFonts() {
  parseCommandLine({}, 'npm run fonts');
  const text = ranges.map(([first, last]) => charactersFrom(first, last)).join('');
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of Object.entries(fonts)) {
    const font = readFileSync(`node_modules/@fontsource/${file}`);
    const subset = await subsetFont(font, text, { targetFormat: 'woff2' });
    writeFileSync(`${folder}/${name}.woff2`, subset);
  }
}

function charactersFrom(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

await runCommand(subsetFonts);
