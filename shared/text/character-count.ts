/** Firefox has it since 125. */
const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined;

/** Characters as a person counts them: grapheme clusters (UAX 29), so that a family emoji or a letter with its accents is one, and so is a line break. Code points in a browser that cannot tell. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of segmenter?.segment(text) ?? text) count++;
  return count;
}
