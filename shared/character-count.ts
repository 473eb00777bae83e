const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters as a person counts them: grapheme clusters (UAX 29), so that a family emoji or a letter with its accents is one, and so is a line break. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}
