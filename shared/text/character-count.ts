/** Firefox supports `Intl.Segmenter` since version 125. */
const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined;

/** Counts grapheme clusters (UAX 29): an emoji sequence, a letter with its accents and a line break are one character each. Without `Intl.Segmenter` it counts code points. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of segmenter?.segment(text) ?? text) count++;
  return count;
}
